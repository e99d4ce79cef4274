import { searchEndpoint } from '@basejuris/contract'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const said = (...texts: string[]) => buildSections(texts)
const plain = { norms: [], subjects: [], rit: null }
const rulings = [
  buildRuling({
    ...plain,
    idSentence: 'competition',
    collection: 'administrativo',
    base: null,
    court: 'Tribunal de Defensa de la Libre Competencia',
    caption: 'Sentencia N° 990/2021: Demanda de Ficticia SpA contra Inventada S.A.',
    docketNumber: 'C-77-2019',
    sections: said('1° Que la demandada fijó precios en el mercado inventado.'),
  }),
  buildRuling({
    ...plain,
    idSentence: 'supreme',
    court: 'Corte Suprema',
    caption: 'Uno con Fisco',
    docketNumber: '990-2021',
    appealType: 'Apelación protección',
    sections: said('1° Que la silicosis se contrajo en la faena.'),
  }),
  buildRuling({
    ...plain,
    idSentence: 'sii',
    collection: 'administrativo',
    base: null,
    court: 'Servicio de Impuestos Internos',
    caption: 'Retiros de una empresa inventada',
    docketNumber: '1234-2019',
    decidedOn: '2019-05-02',
    kind: 'oficio',
    sections: said('1° Que se consulta por los retiros.'),
  }),
  buildRuling({
    ...plain,
    idSentence: 'dt',
    collection: 'administrativo',
    base: null,
    court: 'Dirección del Trabajo',
    caption: 'Feriado progresivo',
    docketNumber: 'ORD.N°5678/015',
    decidedOn: '2020-03-01',
    kind: 'ordinario',
    sections: said('1° Que se consulta por el feriado.'),
  }),
  buildRuling({
    ...plain,
    idSentence: 'lungs',
    court: 'Corte de Apelaciones de Talca',
    caption: 'Dos con Fisco',
    docketNumber: '15-2020',
    appealType: 'Casación en el fondo',
    sections: said('1° Que la neumoconiosis se declaró tarde.'),
  }),
  buildRuling({
    idSentence: 'penalty',
    rit: null,
    subjects: [],
    court: 'Corte de Apelaciones de Arica',
    caption: 'Tres con Cuatro',
    docketNumber: '18-2020',
    norms: [{ key: 'ley-18216', label: 'Ley N° 18.216', idNorma: 29_636, article: null, origin: 'text' }],
    sections: said('1° Que el cuidado personal del niño corresponde a su madre.'),
  }),
  buildRuling({
    ...plain,
    idSentence: 'apart',
    court: 'Corte de Apelaciones de Arica',
    caption: 'Cinco con Seis',
    docketNumber: '19-2020',
    sections: said(
      '1° Que el cuidado de la cosa prestada, en los términos en que las partes lo convinieron, exige la presencia personal de su dueño, y que su falta no impide a nadie el buen uso de lo que se prestó para el servicio.',
    ),
  }),
]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store(rulings)
})
afterAll(() => test.close())

const search = async (consulta: string, more: { lectura?: 'palabras' | 'operadores' } = {}) => {
  const response = await test.app.inject({ method: 'POST', url: '/v1/search', payload: { consulta, agrupar: false, ...more } })
  expect(response.statusCode, consulta).toBe(200)
  const data = searchEndpoint.data.parse(response.json().data)
  return { found: data.resultados.slice(0, data.total).map(({ caratulado }) => caratulado), other: data.interpretacion.alternativa }
}
const competition = 'Sentencia N° 990/2021: Demanda de Ficticia SpA contra Inventada S.A.'

it.each(['sent 990/2021', 'fallo 990/2021', 'sentencia N° 990/2021'])(
  'finds the ruling and the case of the number: «%s»',
  async (query) => {
    expect((await search(query)).found.sort()).toEqual([competition, 'Uno con Fisco'])
  },
)

it.each(['sent 990/2021 tdlc', 'TDLC 990/2021', 'sentencia TDLC 990', 'tdlc sentencia 990'])(
  'finds the ruling of the court: «%s»',
  async (query) => {
    expect((await search(query)).found).toEqual([competition])
  },
)

it.each([
  ['of. 1234 sii', 'Retiros de una empresa inventada'],
  ['of 1234 sii 2019', 'Retiros de una empresa inventada'],
  ['oficio SII 1234', 'Retiros de una empresa inventada'],
  ['oficio 1234/2019 SII', 'Retiros de una empresa inventada'],
  ['ord 5678 dt', 'Feriado progresivo'],
  ['ord. 5678/15 dt', 'Feriado progresivo'],
  ['dictamen 5678/015 DT', 'Feriado progresivo'],
  ['ordinario 5678 de 2020 dirección del trabajo', 'Feriado progresivo'],
])('finds the document: «%s»', async (query, expected) => {
  expect((await search(query)).found).toEqual([expected])
})

it('finds either term of «o», and neither as words', async () => {
  const { found, other } = await search('retiros o feriado')
  expect(found.sort()).toEqual(['Feriado progresivo', 'Retiros de una empresa inventada'])
  expect(other).toEqual({ aviso: 'Se leyó «retiros o feriado» como lo uno o lo otro.', lectura: 'palabras', sobre: 'abreviatura' })
  expect((await search('retiros o feriado', { lectura: 'palabras' })).found).toEqual([])
})

it('finds what cites the law of a bare number, and offers it where it may be a case', async () => {
  expect((await search('18216')).found).toEqual(['Tres con Cuatro'])
  expect((await search('CS 18216')).other?.lectura).toBe('operadores')
})

it('finds the words of a matter together', async () => {
  expect((await search('cuidado personal')).found).toEqual(['Tres con Cuatro'])
  expect((await search('cuidado personal', { lectura: 'palabras' })).found.sort()).toEqual(['Cinco con Seis', 'Tres con Cuatro'])
})

it('reads as words what no ruling has together', async () => {
  const { found, other } = await search('falta de servicio')
  expect(found).toEqual(['Cinco con Seis'])
  expect(other).toEqual({ aviso: 'Se leyó «falta de servicio» como palabras sueltas.', lectura: 'operadores', sobre: 'abreviatura' })
})

it('finds the case of the parties by its kind of appeal', async () => {
  expect((await search('Uno con Fisco protección')).found).toEqual(['Uno con Fisco'])
  expect((await search('Dos con Fisco casación fondo')).found).toEqual(['Dos con Fisco'])
})
