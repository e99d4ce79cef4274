import { tieFacet } from '../../indexing/fields.ts'
import { parseTieTerm } from '../../indexing/topic-terms.ts'
import type { Hit, LexicalIndex } from '../../ports/index.ts'
import { narrativeOf } from '../../query/conditions/narrative.ts'
import type { ParsedQuery, QueryChip } from '../../query/parsed-query.ts'

/**
 * The chips of a search, without the likely topics of a few words of which none of the best rulings speaks: «nulidad promesa» is no nullity of
 * a trial. `answering`: the best rulings of all pages that answer. A story keeps its topics.
 */
export async function shownChips(
  lexical: Pick<LexicalIndex, 'facetValues'>,
  { chips, topics, text, phrases }: ParsedQuery,
  answering: readonly Hit[],
): Promise<readonly QueryChip[]> {
  const likely = topics.filter(({ mode }) => mode === 'preferir')
  if (likely.length === 0 || answering.length === 0 || narrativeOf(text, phrases) !== 'notes') return chips
  const values = await lexical.facetValues(
    'rulings',
    answering.map(({ id }) => id),
    [tieFacet],
  )
  const tied = new Set(values.flatMap((each) => (each[tieFacet] ?? []).map((term) => parseTieTerm(term).id)))
  const alien = new Set(likely.filter(({ id }) => !tied.has(id)).map(({ key }) => key))
  return chips.filter(({ clave }) => !alien.has(clave))
}
