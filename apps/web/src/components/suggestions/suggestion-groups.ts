import type { Suggestion, SuggestionKind } from '@basejuris/contract'

const titles: Readonly<Record<SuggestionKind, string>> = {
  rol: 'Roles',
  caratula: 'Carátulas',
  norma: 'Normas',
  tribunal: 'Tribunales',
  sala: 'Salas',
  ministro: 'Integrantes',
}

export interface SuggestionGroup {
  readonly kind: SuggestionKind
  readonly title: string
  /** `at`: position in the whole list, as the arrow keys walk it. */
  readonly options: readonly { readonly at: number; readonly suggestion: Suggestion }[]
}

/** Groups suggestions by kind. The kind of the best suggestion comes first. */
export function suggestionGroups(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const kinds = [...new Set(suggestions.map(({ tipo }) => tipo))]
  let next = 0
  return kinds.map((kind) => ({
    kind,
    title: titles[kind],
    options: suggestions.filter(({ tipo }) => tipo === kind).map((suggestion) => ({ at: next++, suggestion })),
  }))
}
