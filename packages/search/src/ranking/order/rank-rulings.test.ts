import type { Ruling } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClusterPosition } from '../../indexing/with-cluster.ts'
import type { RulingSearch } from '../../ruling-search.ts'
import { openSearch, requestFor } from '../../testing/open-search.ts'
import { fictionalRulings, rulingOf, section } from '../../testing/rulings.ts'
import type { RulingSearchRequest } from '../request/search-request.ts'

const template = (id: string, parts: Partial<Ruling> = {}): Ruling =>
  rulingOf(id, {
    outcome: 'rechaza',
    caption: 'Persona con Servicio Nacional de Migraciones',
    sections: [
      section(
        'c1',
        'considerando',
        'Que se reclama por la demora en resolver la solicitud de residencia definitiva, presentada hace más de un año.',
      ),
    ],
    ...parts,
  })
const place = (clusterId: string, courtRank = 2, decidedOn: string | null = null): ClusterPosition => ({ clusterId, courtRank, decidedOn })
const query = 'residencia definitiva demora'
const ask = async (search: RulingSearch, parts: Partial<RulingSearchRequest> = {}) => {
  const result = await search.search(requestFor(query, { group: true, ...parts }))
  return { ids: result.hits.map(({ docId }) => docId), similar: result.hits.map(({ similar }) => similar), result }
}

describe('near-identical rulings', () => {
  const mass = ['m1', 'm2', 'm3', 'm4'].map((id) => template(id))
  const clusters = new Map([
    ['m1', place('m1', 2, '2023-05-05')],
    ['m2', place('m1', 1, '2021-01-01')],
    ['m3', place('m1', 1, '2022-01-01')],
  ])

  it('appear once, the highest court and then the newest, with their number; the total counts them all', async () => {
    const { search } = await openSearch([...fictionalRulings, ...mass], clusters)
    const { ids, similar, result } = await ask(search)
    expect(ids).toEqual(['m3', 'm4'])
    expect(similar).toEqual([2, 0])
    expect(result).toMatchObject({ total: 4, collapsed: 2 })
    expect(result.facets).not.toHaveProperty('cluster')
    const apart = await ask(search, { group: false })
    expect(apart.ids).toHaveLength(4)
    expect(apart.result.collapsed).toBe(0)
  })

  it('are counted among the matching rulings only', async () => {
    const dated = mass.map((ruling, at) => ({ ...ruling, decidedOn: `${2020 + at}-01-01` }))
    const { search } = await openSearch(dated, clusters)
    const { similar, result } = await ask(search, { filters: { desde: ['2021'] } })
    expect(similar).toEqual([1, 0])
    expect(result).toMatchObject({ total: 3, collapsed: 1 })
    const one = await ask(search, { filters: { desde: ['2022'] } })
    expect(one.similar).toEqual([0, 0])
  })

  it('never hide the requested ruling', async () => {
    const named = mass.map((ruling) =>
      ruling.docId === 'm1' ? { ...ruling, caption: 'Quintanilla con Servicio Nacional', docketNumber: '777-2023' } : ruling,
    )
    const { search } = await openSearch(named, clusters)
    for (const query of ['quintanilla residencia definitiva', '777-2023'])
      expect((await search.search(requestFor(query, { group: true }))).hits[0]?.docId).toBe('m1')
  })

  it('keep the requested order', async () => {
    const dated = mass.map((ruling, at) => ({ ...ruling, decidedOn: `${2020 + at}-01-01` }))
    const { search } = await openSearch(dated, clusters)
    expect((await ask(search, { sort: 'recientes' })).ids).toEqual(['m4', 'm3'])
    expect((await ask(search, { sort: 'antiguos' })).ids).toEqual(['m1', 'm4'])
    expect((await ask(search, { mode: 'semantica' })).result).toMatchObject({ total: 4, collapsed: 2 })
  })
})

describe('pages of a search with hundreds of rulings from one template', () => {
  const rulings = Array.from({ length: 260 }, (_, at) =>
    template(`x${String(at).padStart(3, '0')}`, { decidedOn: `2020-01-${String(1 + (at % 28)).padStart(2, '0')}` }),
  )
  const clusters = new Map(rulings.slice(0, 240).map(({ docId, decidedOn }) => [docId, place('x000', 2, decidedOn)]))
  const opened = openSearch(rulings, clusters)

  it('end exactly, without gaps or repetition, in every order', async () => {
    const { search } = await opened
    for (const sort of ['relevancia', 'recientes', 'alfabetico'] as const) {
      const seen: string[] = []
      for (let page = 1; page <= 5; page++) {
        const { ids, result } = await ask(search, { page, size: 5, sort })
        expect(result).toMatchObject({ total: 260, collapsed: 239 })
        seen.push(...ids)
      }
      expect(seen).toHaveLength(21)
      expect(new Set(seen).size).toBe(21)
      expect(seen.filter((id) => clusters.has(id))).toHaveLength(1)
    }
  })

  it('agree with one page of everything, whatever the size', async () => {
    const { search } = await opened
    const { ids: all } = await ask(search, { size: 100 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 12 }), async (page, size) => {
        const { ids } = await ask(search, { page, size })
        expect(ids).toEqual(all.slice((page - 1) * size, page * size))
      }),
      { numRuns: 6 },
    )
  })
})

it('show each cluster once on pages far below the reranked hits', async () => {
  const rulings = Array.from({ length: 330 }, (_, at) =>
    template(`y${String(at).padStart(3, '0')}`, { caption: `Persona ${at % 40} con Servicio`, decidedOn: `20${10 + (at % 13)}-01-02` }),
  )
  const clusters = new Map(rulings.flatMap(({ docId }, at) => (at % 5 === 0 ? [] : [[docId, place(`k${at % 90}`)]])))
  const clusterOf = (id: string): string => clusters.get(id)?.clusterId ?? id
  const expected = new Set(rulings.map(({ docId }) => clusterOf(docId)))
  const { search } = await openSearch(rulings, clusters)
  for (const sort of ['relevancia', 'filtro-semantico', 'recientes'] as const) {
    const seen: { id: string; similar: number }[] = []
    for (let page = 1; page <= Math.ceil(expected.size / 20) + 1; page++) {
      const { ids, similar, result } = await ask(search, { page, size: 20, sort })
      expect(result).toMatchObject({ total: 330, collapsed: 330 - expected.size })
      seen.push(...ids.map((id, at) => ({ id, similar: similar[at] as number })))
    }
    expect(seen.map(({ id }) => clusterOf(id)).sort()).toEqual([...expected].sort())
    for (const { id, similar } of seen) expect(similar).toBe(rulings.filter(({ docId }) => clusterOf(docId) === clusterOf(id)).length - 1)
  }
})
