import { stemWord, type Token } from '@basejuris/legal-text'
import { field } from '../../indexing/fields.ts'
import type { LexicalIndex } from '../../ports/index.ts'

/** Rulings with the plural, for each one with the singular. */
const minPluralRatio = 10

/**
 * Plurals that hardly any ruling has in the singular, by stem: «costas» is not a plural of «Costa». Other words with that stem are
 * another word or a name.
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
