/** What the numerals of an article of the Código Penal are to the penalty. */
export const circumstanceKinds = ['eximente', 'atenuante', 'agravante'] as const
export type CircumstanceKind = (typeof circumstanceKinds)[number]

/** The articles whose numerals are circumstances, by key: arts. 10, 11 and 12 of the Código Penal. */
const kindsByArticle: Readonly<Record<string, CircumstanceKind>> = { 'CP:10': 'eximente', 'CP:11': 'atenuante', 'CP:12': 'agravante' }

/** Of which kind the circumstances of an article are; null for every other article. */
export function circumstanceKindOf(key: string): CircumstanceKind | null {
  return kindsByArticle[key] ?? null
}
