import { caseFacet } from '../../indexing/fields.ts'
import { inFilter, type LexicalIndex } from '../../ports/index.ts'
import { overturnedCases } from './overturned-cases.ts'

/** A ruling and those that left its case without effect. */
export interface OverturnedRuling {
  readonly docId: string
  /** In the order of their ids. Never empty. */
  readonly by: readonly string[]
}

const maxOverturning = 200

/** Which of the rulings others of the index left without effect, by court and number of origin. Rulings that stand are missing. */
export async function overturningRulings(lexical: LexicalIndex, docIds: readonly string[]): Promise<readonly OverturnedRuling[]> {
  const [values, overturned] = await Promise.all([lexical.facetValues('rulings', docIds, [caseFacet.own]), overturnedCases(lexical)])
  const casesOf = (at: number): readonly string[] => (values[at]?.[caseFacet.own] ?? []).filter((each) => overturned.has(each))
  const cases = new Set(docIds.flatMap((_, at) => casesOf(at)))
  if (cases.size === 0) return []
  const filter = inFilter(caseFacet.overturned, [...cases])
  const { hits } = await lexical.search('rulings', { text: null, filter, sort: [], offset: 0, limit: maxOverturning, facets: [] })
  const ids = hits.map(({ id }) => id).sort()
  const undone = await lexical.facetValues('rulings', ids, [caseFacet.overturned])
  return docIds.flatMap((docId, at) => {
    const own = casesOf(at)
    const by = ids.filter((id, index) => id !== docId && undone[index]?.[caseFacet.overturned]?.some((each) => own.includes(each)) === true)
    return by.length === 0 ? [] : [{ docId, by }]
  })
}
