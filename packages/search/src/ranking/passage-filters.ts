import { allOf, type Filter, idField, isIn, type LexicalIndex, none } from '../ports.ts'
import type { Expression } from '../query/formal/expression.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { rulingOfPassage } from './best-passages.ts'
import { stemsOf } from './demand-query.ts'
import { passageFields } from './field-weights.ts'
import { type Tildes, wordQuery } from './word-clauses.ts'

/** Rulings of which one passage has all the words, for each `mismo(…)` that is demanded or excluded. */
export const passageFilters = async (lexical: LexicalIndex, { demanded }: ParsedQuery, tildes: Tildes): Promise<Filter[]> => {
  if (demanded === null) return []
  const parts = demanded.kind === 'every' ? demanded.parts : [demanded]
  const filters = await Promise.all(
    parts.map(async (part): Promise<Filter[]> => {
      const passage = part.kind === 'without' ? part.part : part
      if (passage.kind !== 'passage') return []
      const together = isIn(idField, await rulingsWith(lexical, passage, tildes))
      return [part.kind === 'without' ? none(together) : together]
    }),
  )
  return filters.flat()
}

const rulingsWith = async (
  lexical: LexicalIndex,
  { text }: Extract<Expression, { kind: 'passage' }>,
  tildes: Tildes,
): Promise<string[]> => {
  const { hits } = await lexical.search('passages', {
    text: allOf(stemsOf(text).map((stem) => wordQuery(stem, passageFields, tildes))),
    filter: null,
    sort: [],
    facets: [],
    offset: 0,
    limit: Number.MAX_SAFE_INTEGER,
  })
  return [...new Set(hits.map(({ id }) => rulingOfPassage(id)))]
}
