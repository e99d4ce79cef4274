import { tieFacet } from '../../indexing/fields.ts'
import { parseTieTerm } from '../../indexing/topic-terms.ts'
import type { Hit, LexicalIndex } from '../../ports/index.ts'
import type { ParsedQuery, QueryChip } from '../../query/parsed-query.ts'

/** Part of what is likely from which a topic needs no ruling that confirms it. */
const sureShare = 0.4
/** Strength of a tie from which a ruling speaks of a topic. */
const minTie = 1
/** First rulings that may confirm a topic. */
const confirming = 3

/**
 * The chips of a search, without doubtful topics of which none of the first rulings speaks. «Nulidad promesa» is no nullity of a trial.
 * The best rulings of all pages are its leaders.
 */
export async function shownChips(
  lexical: Pick<LexicalIndex, 'facetValues'>,
  { chips, topics }: Pick<ParsedQuery, 'chips' | 'topics'>,
  leaders: readonly Hit[],
): Promise<readonly QueryChip[]> {
  const doubtful = topics.filter(({ mode, share }) => mode === 'preferir' && share < sureShare)
  if (doubtful.length === 0 || leaders.length === 0) return chips
  const values = await lexical.facetValues(
    'rulings',
    leaders.slice(0, confirming).map(({ id }) => id),
    [tieFacet],
  )
  const spoken = new Set(
    values.flatMap((each) => (each[tieFacet] ?? []).map(parseTieTerm).flatMap(({ id, strength }) => (strength < minTie ? [] : [id]))),
  )
  const alien = new Set(doubtful.filter(({ id }) => !spoken.has(id)).map(({ key }) => key))
  return chips.filter(({ clave }) => !alien.has(clave))
}
