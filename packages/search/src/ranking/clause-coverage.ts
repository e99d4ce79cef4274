import { field } from '../indexing/fields.ts'
import { idField, isIn, type TextQuery } from '../ports.ts'
import { conceptFields, wordFields } from './field-weights.ts'
import { countMatches, type PreparedQuery, type SearchPorts, searchHits } from './search-context.ts'
import { clauseQuery, type WordClause } from './word-clauses.ts'

/** One thing asked for: how rare it is, and which of some rulings have it, anywhere and in the caption. */
export interface CoveredClause {
  readonly clause: WordClause
  /** ln(1 + N / (df + 1)): what finding it tells. */
  readonly weight: number
  readonly having: ReadonlySet<string>
  readonly inCaption: ReadonlySet<string>
}

export const coverClauses = async (
  { lexical }: SearchPorts,
  prepared: PreparedQuery,
  docIds: readonly string[],
): Promise<CoveredClause[]> => {
  const only = isIn(idField, docIds)
  const all = await countMatches(lexical, null, prepared.filter)
  return Promise.all(
    prepared.clauses.map(async (clause): Promise<CoveredClause> => {
      const text = clauseQuery(clause, { words: wordFields, formal: conceptFields }, prepared.tildes)
      const caption = clauseQuery({ ...clause, formal: [] }, { words: { [field.caption]: 1 }, formal: {} }, prepared.tildes)
      const ids = async (query: TextQuery): Promise<ReadonlySet<string>> =>
        new Set((await searchHits(lexical, 'rulings', query, only, docIds.length)).map(({ id }) => id))
      const total = await countMatches(lexical, text, prepared.filter)
      return {
        clause,
        weight: Math.log(1 + all / (total + 1)),
        having: await ids(text),
        inCaption: clause.words.length === 0 ? new Set() : await ids(caption),
      }
    }),
  )
}

/** Share, by weight, of the things asked for that a ruling has; 1 when nothing is asked. */
export const shareOf = (clauses: readonly CoveredClause[], docId: string, where: 'having' | 'inCaption'): number => {
  const all = clauses.reduce((sum, { weight }) => sum + weight, 0)
  if (all === 0) return where === 'having' ? 1 : 0
  return clauses.reduce((sum, clause) => sum + (clause[where].has(docId) ? clause.weight : 0), 0) / all
}
