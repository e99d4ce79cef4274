import { stemWord, type Token } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import type { LexicalIndex } from '../../ports/index.ts'

/** Rulings that have the plural, for each that has the singular. */
const minPluralRatio = 10

/**
 * Words in the plural that hardly any ruling writes in the singular, by their stems: «costas» is no plural of «Costa», nor «alimentos» of «alimento».
 * What shares their stem is another word, or a name.
 */
export async function findPluralOnlyWords(lexical: LexicalIndex, words: readonly Token[]): Promise<ReadonlyMap<string, string>> {
  const plurals = words.flatMap(({ token, exact }) => {
    const singulars = singularsOf(exact).filter((each) => stemWord(each) === token)
    return singulars.length === 0 ? [] : [{ token, exact, singulars }]
  })
  const terms = plurals.flatMap(({ exact, singulars }) => [exact, ...singulars])
  if (terms.length === 0) return new Map()
  const counts = await lexical.documentFrequencies('rulings', terms, [field.exact])
  const having = new Map(terms.map((term, at) => [term, counts[at] ?? 0]))
  const alone = plurals.filter(({ exact, singulars }) => {
    const others = singulars.reduce((sum, each) => sum + (having.get(each) ?? 0), 0)
    return others > 0 && (having.get(exact) ?? 0) >= minPluralRatio * others
  })
  return new Map(alone.map(({ token, exact }) => [token, exact]))
}

const singularsOf = (exact: string): string[] =>
  /^\p{L}{4,}s$/u.test(exact) ? [exact.slice(0, -1), ...(exact.endsWith('es') ? [exact.slice(0, -2)] : [])] : []
