import { maxSearchedNorms, searchEndpoint } from '@basejuris/contract'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const labourCode = 207_436
const civilCode = 172_986

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const sections = buildSections(['1° Que se infringió el artículo 161 del Código del Trabajo.'])
  await test.store([buildRuling({ idSentence: 'a', caption: 'Uno con Fisco', sections })])
})
afterAll(() => test.close())

const search = async (body: object) => {
  const response = await test.app.inject({ method: 'POST', url: '/v1/search', payload: body })
  return searchEndpoint.data.parse(response.json().data)
}
const named = async (consulta: string, norma: readonly string[] = []) =>
  (await search({ consulta, filtros: { norma } })).interpretacion.normas

it('identifies the article that a question names, with its inciso', async () => {
  expect(await named('despido art. 161 inciso 2 del Código del Trabajo')).toEqual([
    {
      clave: 'CT:161',
      etiqueta: 'art. 161 inciso 2° Código del Trabajo',
      idNorma: labourCode,
      articulo: '161',
      incisos: ['2'],
      conTexto: false,
      url: expect.stringContaining(`idNorma=${labourCode}`),
    },
  ])
})

it('identifies it in the formal language, and whole norms without an article', async () => {
  expect(await named('norma:"art. 161 CT" Y despido')).toMatchObject([{ clave: 'CT:161', idNorma: labourCode, articulo: '161' }])
  expect(await named('Código Civil')).toMatchObject([{ clave: 'CC', idNorma: civilCode, articulo: null }])
})

it('adds what a filter includes, once, and nothing that is excluded', async () => {
  const norms = await named('art. 161 Código del Trabajo', ['CT:161', 'CC:1545', '-CT:162'])
  expect(norms.map(({ clave }) => clave)).toEqual(['CT:161', 'CC:1545'])
  expect(await named('despido -"art. 162 CT"')).toEqual([])
})

it('lists every article of a range, up to a limit', async () => {
  const norms = await named('artículos 160 a 163 del Código del Trabajo')
  expect(norms.map(({ articulo }) => articulo)).toEqual(expect.arrayContaining(['160', '161', '162', '163']))
  expect(norms[0]?.etiqueta).toBe('art. 160 Código del Trabajo')
  const filters = Array.from({ length: maxSearchedNorms + 2 }, (_, at) => `CT:${at + 1}`)
  expect(await named('', filters)).toHaveLength(maxSearchedNorms)
})

it('names the norm of each value of the facet', async () => {
  const { facetas } = await search({ consulta: 'infringió' })
  const article = facetas.norma?.find(({ valor }) => valor === 'CT:161')
  expect(article?.norma).toEqual({ idNorma: labourCode, articulo: '161' })
  expect(facetas.norma?.find(({ valor }) => valor === 'CT')?.norma).toEqual({ idNorma: labourCode, articulo: null })
})

it('says of a numeral that no ruling names that the list is not of it, and offers the article', async () => {
  const found = await search({ consulta: 'art. 161 N° 99 Código del Trabajo' })
  expect(found.interpretacion.avisos).toEqual([
    'Ninguna sentencia buscada nombra el artículo 161 N° 99 del Código del Trabajo: la lista no es de ese lugar del artículo.',
  ])
  expect(found.correccion).toEqual({
    tipo: 'articulo',
    consulta: 'art. 161 Código del Trabajo',
    cambios: [{ de: 'art. 161 N° 99 Código del Trabajo', a: 'art. 161 Código del Trabajo' }],
    aplicada: false,
  })
  const whole = await search({ consulta: 'art. 161 Código del Trabajo' })
  expect([whole.interpretacion.avisos, whole.correccion]).toEqual([[], null])
})
