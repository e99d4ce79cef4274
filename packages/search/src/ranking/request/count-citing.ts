import type { FictionalMode } from '@basejuris/domain'
import { countInMode } from '@basejuris/domain'
import { facet, field } from '../../indexing/fields.ts'
import type { LexicalIndex } from '../../ports/index.ts'
import { fictionalOnly } from './build-filter.ts'

const unlimitedValues = 2 ** 31 - 1

/** How many rulings of all collections cite each norm, in the order of the keys. */
export async function countCiting(lexical: LexicalIndex, keys: readonly string[], mode: FictionalMode): Promise<readonly number[]> {
  const totals = await lexical.documentFrequencies('rulings', keys, [field.norm])
  if (mode === 'incluir' || totals.every((total) => total === 0)) return totals
  // The same request for any norms, so that an adapter may cache its answer.
  const { facets } = await lexical.search('rulings', {
    text: null,
    filter: fictionalOnly,
    sort: [],
    facets: [{ name: facet.norm, limit: unlimitedValues }],
    offset: 0,
    limit: 0,
  })
  const citing = new Map((facets[facet.norm] ?? []).map(({ value, total }) => [value, total]))
  return totals.map((total, at) => countInMode(mode, { total, fictional: citing.get(keys[at] ?? '') ?? 0 }))
}
