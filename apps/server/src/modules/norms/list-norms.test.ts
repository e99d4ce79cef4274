import { type NormList, normListEndpoint } from '@basejuris/contract'
import { putNorms } from '@basejuris/database'
import { buildNorm, buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const unlisted = 99_000_001
const cites = (docId: string, words: string) =>
  buildRuling({ docId, idSentence: docId, norms: [], fictional: false, sections: buildSections([`Primero: Que rige ${words}.`]) })

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const { norm, ...stored } = buildNorm(unlisted, { '1': 'De los faroles.' }, {}, { name: 'Reglamento de faroles', type: 'Decreto' })
  await putNorms(test.database.db, [{ ...buildNorm(207436, { '161': 'Del aviso.' }, {}), key: 'CT' }])
  await putNorms(test.database.db, [{ ...stored, key: null, norm }])
  await test.store([
    cites('uno', 'el artículo 161 del Código del Trabajo y la Ley N° 19.496'),
    cites('dos', 'el artículo 162 del Código del Trabajo'),
    cites('tres', 'el Decreto Supremo N° 7.777 de 1999'),
  ])
})
afterAll(() => test.close())

const list = async (query = ''): Promise<NormList> =>
  normListEndpoint.data.parse((await test.app.inject({ url: `/v1/norms${query}` })).json().data)

describe('the list of norms', () => {
  it('groups all norms by kind and begins each with those that most rulings cite', async () => {
    const { clases, normas, conTexto, cobertura } = await list('?primeras=2&tamano=0')
    expect(clases.map(({ clase }) => clase)).toEqual(expect.arrayContaining(['constitucion', 'codigos', 'leyes', 'dfl', 'tratados']))
    const codes = clases.find(({ clase }) => clase === 'codigos')
    expect(codes?.primeras).toHaveLength(2)
    expect(codes?.primeras[0]).toMatchObject({ idNorma: 207436, clave: 'CT', textoDisponible: true, sentencias: 2 })
    expect(codes?.primeras[1]).toMatchObject({ textoDisponible: false, sentencias: 0 })
    expect([codes?.citadas, normas, conTexto, cobertura.sentencias]).toEqual([1, [], 2, 3])
  })

  it('pages through one kind without a gap or a repetition', async () => {
    const first = await list('?clase=codigos&tamano=10')
    const second = await list('?clase=codigos&tamano=10&pagina=2')
    const ids = [...first.normas, ...second.normas].map(({ idNorma }) => idNorma)
    expect(ids).toHaveLength(first.total)
    expect(new Set(ids).size).toBe(first.total)
  })

  it('holds what the catalogue lacks: imported norms, and cited ones without a page', async () => {
    const { normas } = await list('?clase=decretos&tamano=100')
    expect(normas[0]).toMatchObject({ idNorma: null, clave: 'DS-7777-1999', titulo: null, sentencias: 1 })
    expect(normas[1]).toMatchObject({ idNorma: unlisted, nombre: 'Reglamento de faroles', textoDisponible: true, sentencias: 0 })
  })

  it('counts anew when rulings or texts change', async () => {
    await test.store([cites('cuatro', 'la Ley N° 19.496')])
    await putNorms(test.database.db, [{ ...buildNorm(61438, { '1': 'Del consumo.' }, {}), key: 'ley-19496' }])
    const { normas } = await list('?clase=leyes&tamano=1')
    expect(normas[0]).toMatchObject({ idNorma: 61438, sentencias: 2, textoDisponible: true })
  })

  it('refuses what is no kind', async () => {
    expect((await test.app.inject({ url: '/v1/norms?clase=nada' })).statusCode).toBe(400)
  })
})
