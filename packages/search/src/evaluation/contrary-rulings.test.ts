import { collectionIds } from '@basejuris/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../ruling-search.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { contraryQueries, opposedRulings, plantedContraries } from '../testing/opposed-rulings.ts'

/** What was reached; they only rise. */
const floors = { precision: 1, recall: 1 }

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch(opposedRulings)).search
})

interface Tally {
  right: number
  wrong: number
  missed: number
  readonly reported: string[]
}

const count = (tally: Tally, what: string, found: boolean, true_: boolean): void => {
  if (found && true_) tally.right += 1
  if (found && !true_) tally.wrong += 1
  if (!found && true_) tally.missed += 1
  if (found !== true_) tally.reported.push(`${what}: ${found ? 'told wrongly' : 'missed'}`)
}

const figures = ({ right, wrong, missed }: Tally) => ({ precision: right / (right + wrong), recall: right / (right + missed) })

describe('rulings in sentido contrario, against planted ground truth', () => {
  it('are counted for exactly the hits that have some', async () => {
    const tally: Tally = { right: 0, wrong: 0, missed: 0, reported: [] }
    for (const { query, contrary } of contraryQueries) {
      const { hits } = await search.search(requestFor(query, { size: 50 }))
      for (const docId of contrary.keys())
        if (!hits.some((hit) => hit.docId === docId)) tally.reported.push(`«${query}» does not find ${docId}`)
      for (const hit of hits) {
        const expected = plantedContraries.get(hit.docId)?.size ?? 0
        if (hit.contrary !== null || contrary.has(hit.docId)) count(tally, `«${query}» ${hit.docId}`, hit.contrary !== null, expected > 0)
        if (hit.contrary !== null && expected > 0 && hit.contrary.total !== expected)
          tally.reported.push(`«${query}» ${hit.docId}: ${hit.contrary.total} instead of ${expected}`)
      }
    }
    const { precision, recall } = figures(tally)
    expect(tally.reported).toEqual([])
    expect(precision).toBeGreaterThanOrEqual(floors.precision)
    expect(recall).toBeGreaterThanOrEqual(floors.recall)
    expect(tally.right).toBeGreaterThan(25)
  })

  it('are listed beside the ruling they oppose', async () => {
    const tally: Tally = { right: 0, wrong: 0, missed: 0, reported: [] }
    for (const { docId } of opposedRulings) {
      const expected = plantedContraries.get(docId) ?? new Set<string>()
      if (docId.startsWith('otro-')) continue
      const listed = await search.contrastTo({ docId, collections: collectionIds, fictional: 'incluir', limit: 10 })
      const found = new Set(listed?.nearest.map((each) => each.docId))
      for (const each of new Set([...found, ...expected])) count(tally, `${docId} against ${each}`, found.has(each), expected.has(each))
    }
    const { precision, recall } = figures(tally)
    expect(tally.reported).toEqual([])
    expect(precision).toBeGreaterThanOrEqual(floors.precision)
    expect(recall).toBeGreaterThanOrEqual(floors.recall)
  })
})
