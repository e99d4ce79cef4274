import { normRulingsEndpoint } from '@basejuris/contract'
import { removeRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const paid = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema' } as const
const decided = (docId: string, articles: readonly string[], change: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    docId,
    idSentence: docId,
    norms: [],
    fictional: false,
    decidedOn: '2021-05-03',
    sections: buildSections(articles.map((article) => `Primero: Que rige el artículo ${article} del Código del Trabajo.`)),
    ...change,
  })
const rulings = [
  decided('vieja', ['161'], { decidedOn: '2019-02-01', outcome: 'rechaza' }),
  decided('nueva', ['161', '162'], { decidedOn: '2023-02-01', outcome: 'acoge' }),
  decided('suprema', ['162'], { ...paid, decidedOn: '2022-02-01', outcome: 'acoge' }),
  decided('otra', [], { sections: buildSections(['Primero: Que rige la Ley N° 19.496.']) }),
  decided('inventada', ['161'], { fictional: true, decidedOn: '2024-01-01' }),
]

let test: TestApp
let closed: TestApp
beforeAll(async () => {
  ;[test, closed] = await Promise.all([openTestApp(), openTestApp({ readable: [] })])
  await Promise.all([test.store(rulings), closed.store(rulings)])
})
afterAll(() => Promise.all([test.close(), closed.close()]))

const ask = async (path: string, app = test) => {
  const response = await app.app.inject({ url: `/v1/norms/${path}` })
  return { status: response.statusCode, ...response.json() }
}
const read = async (path: string, app = test) => normRulingsEndpoint.data.parse((await ask(path, app)).data)
const ids = async (path: string) => (await read(path)).sentencias.map(({ docId }) => docId)
const counts = (values: readonly { readonly valor: string; readonly total: number }[]) => values.map(({ valor, total }) => [valor, total])

describe('rulings that cite a norm', () => {
  it('are those of all bases, newest first, counted by year and outcome, without fictional ones', async () => {
    const answer = await read('207436/rulings')
    expect(answer).toMatchObject({
      norma: { idNorma: 207436, clave: 'CT', nombre: 'Código del Trabajo', articulo: null },
      total: 3,
      ficticias: { modo: 'excluir', total: 1 },
      cobertura: { sentencias: 4, hasta: '2023-02-01' },
    })
    expect(answer.sentencias.map(({ docId }) => docId)).toEqual(['nueva', 'suprema', 'vieja'])
    expect(counts(answer.conteos.anio)).toEqual([
      ['2023', 1],
      ['2022', 1],
      ['2019', 1],
    ])
    expect(counts(answer.conteos.resultado)).toEqual([
      ['acoge', 2],
      ['rechaza', 1],
    ])
  })

  it('are those of an article, few where few are asked for, fictional ones on request', async () => {
    expect(await ids('207436/rulings?articulo=161')).toEqual(['nueva', 'vieja'])
    expect(await read('207436/rulings?articulo=162')).toMatchObject({ total: 2, norma: { clave: 'CT:162', articulo: '162' } })
    expect(await read('207436/rulings?limite=1')).toMatchObject({ total: 3, sentencias: [{ docId: 'nueva' }] })
    expect(await ids('207436/rulings?ficticias=incluir')).toEqual(['inventada', 'nueva', 'suprema', 'vieja'])
  })

  it('are the same as the search counts and lists by the filter of the norm', async () => {
    for (const [path, norma] of [
      ['207436/rulings', 'CT'],
      ['207436/rulings?articulo=162', 'CT:162'],
    ] as const) {
      const payload = { filtros: { norma: [norma] }, orden: 'recientes', tamano: 10, agrupar: false }
      const { data } = (await test.app.inject({ method: 'POST', url: '/v1/search', payload })).json()
      const answer = await read(path)
      expect(answer.sentencias.map(({ docId }) => docId)).toEqual(data.resultados.map(({ docId }: { docId: string }) => docId))
      expect([answer.total, answer.conteos.anio, answer.conteos.resultado, answer.cobertura]).toEqual([
        data.total,
        data.facetas.anio,
        data.facetas.resultado,
        data.cobertura,
      ])
    }
  })

  it('show nothing of a closed base but its card', async () => {
    const { sentencias, total } = await read('207436/rulings', closed)
    const answered = sentencias.find(({ docId }) => docId === 'suprema')
    expect(total).toBe(3)
    expect(answered).toMatchObject({ resultado: 'sin_dato', base: 'base_corte_suprema' })
    expect(answered?.precio).toBeGreaterThan(0)
    expect(JSON.stringify(sentencias)).not.toContain('rige el artículo')
  })

  it('follow each write: a new ruling, a changed one and a withdrawn one', async () => {
    const changed = decided('movida', ['161'], { decidedOn: '2020-02-01', outcome: 'acoge' })
    await test.store([changed])
    expect(await ids('207436/rulings?articulo=161')).toEqual(['nueva', 'movida', 'vieja'])
    await test.store([{ ...changed, outcome: 'rechaza' }])
    expect(counts((await read('207436/rulings?articulo=161')).conteos.resultado)).toEqual([
      ['rechaza', 2],
      ['acoge', 1],
    ])
    await removeRulings(test.services.db, ['movida'])
    await test.store([])
    expect(await ids('207436/rulings?articulo=161')).toEqual(['nueva', 'vieja'])
    expect((await read('207436/rulings')).total).toBe(3)
  })

  it('are none for a norm that nobody cites, and an unknown norm is refused', async () => {
    expect(await read('29726/rulings')).toMatchObject({ total: 0, sentencias: [], conteos: { anio: [], resultado: [] } })
    expect(await ask('99999999/rulings')).toMatchObject({ status: 404, code: 'norm.not_found' })
    expect(await ask('207436/rulings?limite=51')).toMatchObject({ status: 400, code: 'request.invalid' })
  })
})
