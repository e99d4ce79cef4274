import { collectionIds } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import type { CoverageSource } from '../../services.ts'
import { createCoverageSource, fictionalModeOf, presentCoverage } from './coverage.ts'

const figure = (collection: (typeof collectionIds)[number], total: number, fictional = false) => ({
  collection,
  total,
  fictional,
  from: '2001-02-03',
  to: '2024-01-02',
})

describe('coverage', () => {
  it('names the searched bases that hold nothing', () => {
    const coverage = presentCoverage([figure('corte_suprema', 100), figure('tribunal_constitucional', 5)], {
      collections: ['corte_suprema', 'penal', 'tribunal_constitucional'],
      fictional: 'incluir',
      pending: 7,
    })
    expect(coverage).toEqual({
      sentencias: 105,
      ficticias: { modo: 'incluir', total: 0 },
      bases: 2,
      basesConDatos: 1,
      fueraDeBases: 5,
      desde: '2001-02-03',
      hasta: '2024-01-02',
      ultimas: [],
      vacias: ['Penal'],
      pendientes: 7,
      soloDemostracion: false,
    })
  })
  it('gives the last day of each group of courts where they differ', () => {
    const all = { collections: collectionIds, fictional: 'incluir', pending: 0 } as const
    const newer = { ...figure('administrativo', 2), to: '2026-04-28' }
    const figures = [figure('corte_suprema', 9), figure('corte_de_apelaciones', 9), figure('civil', 9), figure('contraloria', 1), newer]
    expect(presentCoverage(figures, all)).toMatchObject({
      hasta: '2026-04-28',
      ultimas: [
        { organos: ['Corte Suprema', 'cortes', 'tribunales'], hasta: '2024-01-02' },
        { organos: ['otros órganos'], hasta: '2026-04-28' },
      ],
    })
  })
  it('says when everything is fictional, and does not for an empty index', () => {
    const all = { collections: collectionIds, fictional: 'incluir', pending: 0 } as const
    expect(presentCoverage([figure('civil', 3, true)], all).soloDemostracion).toBe(true)
    expect(presentCoverage([figure('civil', 2, true), figure('civil', 1)], all).soloDemostracion).toBe(false)
    expect(presentCoverage([], all)).toMatchObject({ sentencias: 0, soloDemostracion: false, hasta: null })
  })
  it('counts, dates and names the bases without what is fictional, and says how many that is', () => {
    const figures = [figure('civil', 815), { ...figure('civil', 400, true), from: '1990-01-01' }, figure('penal', 2000, true)]
    const inMode = (fictional: 'excluir' | 'incluir' | 'solo') =>
      presentCoverage(figures, { collections: ['civil', 'penal'], fictional, pending: 0 })
    expect(inMode('excluir')).toMatchObject({
      sentencias: 815,
      ficticias: { modo: 'excluir', total: 2400 },
      basesConDatos: 1,
      desde: '2001-02-03',
      vacias: ['Penal'],
      soloDemostracion: false,
    })
    expect(inMode('incluir')).toMatchObject({ sentencias: 3215, ficticias: { total: 2400 }, basesConDatos: 2, desde: '1990-01-01' })
    expect(inMode('solo')).toMatchObject({ sentencias: 2400, ficticias: { total: 2400 }, soloDemostracion: false })
  })
  it('leaves fictional rulings out as soon as one real ruling is stored', async () => {
    const modeWith = (...figures: ReturnType<typeof figure>[]) =>
      fictionalModeOf({ coverage: { list: async () => figures } as unknown as CoverageSource })
    expect(await modeWith()).toBe('incluir')
    expect(await modeWith(figure('civil', 2400, true))).toBe('incluir')
    expect(await modeWith(figure('civil', 2400, true), figure('penal', 1))).toBe('excluir')
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
