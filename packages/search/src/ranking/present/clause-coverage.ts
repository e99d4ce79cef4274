import { field } from '../../indexing/fields.ts'
import { idField, inFilter, type TextQuery } from '../../ports/index.ts'
import { conceptFields, passageFields, wordFields } from '../field-weights.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { strictClauseQuery, type WordClause } from '../prepare/word-clauses.ts'
import { countMatches, matchingIds, type SearchPorts } from '../request/search-ports.ts'

/** One clause: how rare it is, and which of the given rulings and passages match it. */
export interface CoveredClause {
  readonly clause: WordClause
  /** ln(1 + N / (df + 1)): the information of a match. */
  readonly weight: number
  /** Ids of matching rulings and passages. */
  readonly having: ReadonlySet<string>
  readonly inCaption: ReadonlySet<string>
}

export async function measureCoverage(
  { lexical }: SearchPorts,
  { clauses, requiredClauses, spellings, scope }: PreparedQuery,
  docIds: readonly string[],
  passageIds: readonly string[],
): Promise<CoveredClause[]> {
  const only = { rulings: inFilter(idField, docIds), passages: inFilter(idField, passageIds) }
  const saying = {
    rulings: (query: TextQuery) => matchingIds(lexical, 'rulings', query, only.rulings, docIds.length),
    passages: (query: TextQuery) => matchingIds(lexical, 'passages', query, only.passages, passageIds.length),
  }
  // Both are awaited at once: a failure of one that nobody waits for would end the process.
  const [all, found] = await Promise.all([
    countMatches(lexical, null, scope),
    Promise.all(
      [...clauses, ...requiredClauses].map(async (clause) => {
        const inRuling = strictClauseQuery(clause, { words: wordFields, formal: conceptFields }, spellings)
        const inPassage = strictClauseQuery(clause, { words: passageFields, formal: passageFields }, spellings)
        const inCaption =
          clause.norm !== undefined ? null : strictClauseQuery(clause, { words: { [field.caption]: 1 }, formal: {} }, spellings)
        const [total, rulings, passages, captions] = await Promise.all([
          countMatches(lexical, inRuling, scope),
          saying.rulings(inRuling),
          saying.passages(inPassage),
          inCaption === null ? new Set<string>() : saying.rulings(inCaption),
        ])
        return { clause, total, having: rulings.union(passages), inCaption: captions }
      }),
    ),
  ])
  return found.map(({ total, ...covered }) => ({ ...covered, weight: Math.log(1 + all / (total + 1)) }))
}

/** Share of the clauses, by weight, that a ruling or passage matches. 0 without clauses. */
export function shareOf(clauses: readonly CoveredClause[], id: string, where: 'having' | 'inCaption'): number {
  const all = clauses.reduce((sum, { weight }) => sum + weight, 0)
  return all === 0 ? 0 : clauses.reduce((sum, clause) => sum + (clause[where].has(id) ? clause.weight : 0), 0) / all
}
