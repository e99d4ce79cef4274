import { collectionIds } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { createCoverageSource, presentCoverage } from './coverage.ts'

const figure = (collection: (typeof collectionIds)[number], total: number, fictional = 0) => ({
  collection,
  total,
  fictional,
  from: '2001-02-03',
  to: '2024-01-02',
})

describe('coverage', () => {
  it('names the searched bases that hold nothing', () => {
    const coverage = presentCoverage(
      [figure('corte_suprema', 100), figure('tribunal_constitucional', 5)],
      ['corte_suprema', 'penal', 'tribunal_constitucional'],
      7,
    )
    expect(coverage).toEqual({
      sentencias: 105,
      bases: 2,
      basesConDatos: 1,
      desde: '2001-02-03',
      hasta: '2024-01-02',
      vacias: ['Penal'],
      pendientes: 7,
      soloDemostracion: false,
    })
  })
  it('says when everything is fictional, and does not for an empty index', () => {
    expect(presentCoverage([figure('civil', 3, 3)], collectionIds, 0).soloDemostracion).toBe(true)
    expect(presentCoverage([figure('civil', 3, 2)], collectionIds, 0).soloDemostracion).toBe(false)
    expect(presentCoverage([], collectionIds, 0)).toMatchObject({ sentencias: 0, soloDemostracion: false, hasta: null })
  })
  it('counts again only when the index has moved on, and after a failure', async () => {
    let reads = 0
    let sequence = 1
    const source = createCoverageSource({
      figures: async () => {
        reads += 1
        if (reads === 3) throw new Error('database away')
        return [figure('civil', reads)]
      },
      months: async () => [],
      applied: async () => sequence,
      changesAfter: async (applied) => 10 - applied,
      now: () => 0,
    })
    expect(await source.pending()).toBe(9)
    await source.list()
    await source.list()
    expect(reads).toBe(1)
    sequence = 2
    expect((await source.list())[0]?.total).toBe(2)
    sequence = 3
    await expect(source.list()).rejects.toThrow('database away')
    expect((await source.list())[0]?.total).toBe(4)
  })
  it('counts pending changes once a second where a second does not matter', async () => {
    let nowMs = 1500
    let stored = 3
    const source = createCoverageSource({
      figures: async () => [],
      months: async () => [],
      applied: async () => 1,
      changesAfter: async (applied) => stored - applied,
      now: () => nowMs,
    })
    expect(await source.cachedPending()).toBe(2)
    stored = 4
    nowMs = 1999
    expect(await source.cachedPending()).toBe(2)
    expect(await source.pending()).toBe(3)
    nowMs = 2000
    expect(await source.cachedPending()).toBe(3)
  })
})
