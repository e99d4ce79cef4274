import { qualityEndpoint } from '@basejuris/contract'
import { type FirstRun, type RoundFamily, type RoundRecord, roundSystems } from '@basejuris/search'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createQualitySource, presentQuality } from './quality.ts'

/** A question that the product answers at a place and every other system at the eleventh. */
const asked = (family: RoundFamily, place: number | null): FirstRun['queries'][number] => {
  const each = <Value>(ofProduct: Value, ofOthers: Value) =>
    Object.fromEntries(roundSystems.map((system) => [system, system === 'both' ? ofProduct : ofOthers])) as Record<
      (typeof roundSystems)[number],
      Value
    >
  return { family, ndcg10: each(place === null ? 0 : 1 / place, 0.1), recall100: each(1, 1), first: each(place, 11) }
}

const round = (name: string, queries: FirstRun['queries'] | null): RoundRecord => ({
  name,
  hash: 'a'.repeat(64),
  registeredOn: '2026-11-20',
  queries: { lay: 2, known: 1, negative: 3 },
  judgments: 90,
  agreement: { judgments: 18, equal: 0.9, kappa: 0.8 },
  firstRun:
    queries === null
      ? null
      : {
          date: '2026-11-21',
          commit: 'c'.repeat(40),
          rulings: 12,
          days: [{ date: '2024-01-02', rulings: 12 }],
          queries,
          negatives: { asked: 3, quiet: 2 },
        },
})

describe('quality of search', () => {
  it('is unknown until a round is run', () => {
    expect(presentQuality([])).toEqual({ medicion: null, rondas: [] })
    const { medicion, rondas } = presentQuality([round('first', null)])
    expect(medicion).toBeNull()
    expect(rondas).toMatchObject([{ nombre: 'first', preguntas: 6, juicios: 90, medida: null }])
  })

  it('counts what answers at the first place and among ten, beside the usual methods, all families last', () => {
    const { medicion } = presentQuality([round('first', [asked('known', 1), asked('lay', 1), asked('lay', 4), asked('lay', null)])])
    expect(medicion).toMatchObject({ rondas: ['first'], sentencias: 12, sinRespuesta: { preguntas: 3, calladas: 2 } })
    expect(medicion?.familias.map(({ familia, preguntas }) => [familia, preguntas])).toEqual([
      ['corriente', 3],
      ['rol', 1],
      [null, 4],
    ])
    const [product, , , bm25] = medicion?.familias[0]?.sistemas ?? []
    expect(product).toMatchObject({ sistema: 'basejuris', primera: 1, entreDiez: 2, ventaja: null })
    expect(product?.parte.valor).toBeCloseTo(2 / 3)
    expect(product?.parte.desde).toBeLessThan(2 / 3)
    expect(bm25).toMatchObject({ sistema: 'bm25', primera: 0, entreDiez: 0 })
    expect(bm25?.ventaja?.valor).toBeCloseTo(1.25 / 3 - 0.1)
  })

  it('joins the last three first runs and lists every round', () => {
    const records = ['a', 'b', 'c', 'd'].map((name, at) => round(name, [asked('lay', at === 0 ? null : 1)]))
    const { medicion, rondas } = presentQuality([...records, round('e', null)])
    expect(medicion?.rondas).toEqual(['b', 'c', 'd'])
    expect(medicion?.familias[0]).toMatchObject({ familia: 'corriente', preguntas: 3, sistemas: [{ entreDiez: 3 }, {}, {}, {}, {}] })
    expect(rondas.map(({ medida }) => medida?.corrientes.entreDiez)).toEqual([0, 1, 1, 1, undefined])
  })

  it('is read from the rounds of the project and answered as the contract says', async () => {
    const test = await openTestApp()
    try {
      const response = await test.app.inject({ method: 'GET', url: '/v1/quality' })
      const data = qualityEndpoint.data.parse(response.json().data)
      expect(data).toEqual(JSON.parse(JSON.stringify(createQualitySource()())))
      expect(data.rondas.length).toBeGreaterThan(0)
    } finally {
      await test.close()
    }
  })

  it('is empty where there is no folder of rounds', () => {
    expect(createQualitySource('/nowhere/at/all')()).toEqual({ medicion: null, rondas: [] })
  })
})
