import type { LexicalIndex } from '../../ports/index.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { countCiting } from '../request/count-citing.ts'
import { countMatches } from '../request/search-ports.ts'

/** An article, and how many rulings cite it. */
export interface CitedArticle {
  readonly key: string
  readonly citingRulings: number
}

/** An article cited by a larger share of rulings does not tell what they are about. Most are rules of procedure. */
const commonShare = 0.1
const minCommonCount = 50

/** How many rulings cite each article, and how many rulings there are. */
export async function countCitations(
  lexical: LexicalIndex,
  keys: readonly string[],
  { scope, fictional }: Pick<PreparedQuery, 'scope' | 'fictional'>,
): Promise<{ readonly articles: readonly CitedArticle[]; readonly all: number }> {
  if (keys.length === 0) return { articles: [], all: 0 }
  const [counts, all] = await Promise.all([countCiting(lexical, keys, fictional), countMatches(lexical, null, scope)])
  return { articles: keys.map((key, at) => ({ key, citingRulings: counts[at] ?? 0 })), all }
}

export function isDistinctive({ citingRulings }: CitedArticle, all: number): boolean {
  return citingRulings <= Math.max(minCommonCount, commonShare * all)
}
