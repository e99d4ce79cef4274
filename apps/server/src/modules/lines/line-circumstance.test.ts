import { linesEndpoint } from '@basejuris/contract'
import { type NormCitation, normUseSchema, type Ruling } from '@basejuris/domain'
import { followCitations, followTexts } from '@basejuris/ingestion'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const repair = (numeral: string): NormCitation => ({
  key: 'CP:11',
  label: 'art. 11 Código Penal',
  idNorma: 1984,
  article: '11',
  origin: 'text',
  use: normUseSchema.enum.applied,
  numeral,
})
const trial = (docId: string, considerandos: readonly string[], numerals: readonly string[] = ['7']): Ruling =>
  buildRuling({
    docId,
    idSentence: docId,
    rit: `O-${docId.slice(1)}-2020`,
    docketNumber: null,
    collection: 'penal',
    base: 'base_penal',
    court: 'Tribunal de Juicio Oral en lo Penal de Talca',
    decidedOn: `2020-01-0${docId.slice(1)}`,
    outcome: 'condena',
    norms: numerals.map(repair),
    judges: [],
    sections: buildSections(considerandos),
  })

const named = 'del artículo 11 N° 7 del Código Penal'
const rulings = [
  trial('n1', [`Quinto: Que se acogerá la atenuante ${named}, pues el acusado depositó lo sustraído antes del juicio.`], ['7', '6']),
  trial('n2', [
    `Quinto: Que la defensa invocó la atenuante ${named}.`,
    `Sexto: Que no se dará lugar a la atenuante ${named}, ya que el depósito fue exiguo frente al daño.`,
    `Séptimo: Que el artículo 11 N° 7 del Código Penal exige celo, según enseña la doctrina.`,
  ]),
  trial('n3', [`Quinto: Que la defensa invocó la atenuante ${named}, y el fiscal se opuso a ella.`]),
  trial('n4', [`Quinto: Que se reconocerá a la acusada la atenuante ${named}. Que al acusado se le rechazará la atenuante ${named}.`]),
]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store(rulings.map((each) => ({ ...each, fictional: true })))
  while (!(await followCitations(test.services.db)).done);
  while (!(await followTexts(test.services.db)).done);
}, 60_000)
afterAll(() => test.close())

const line = async (query: Readonly<Record<string, string>>) => {
  const response = await test.app.inject({
    method: 'GET',
    url: `/v1/lines?${new URLSearchParams({ ...query, ficticias: 'solo', orden: 'fecha' })}`,
  })
  return linesEndpoint.data.parse(response.json().data)
}

describe('the line of a circumstance', () => {
  it('says how many recognise it and how many reject it, with the words that decide', async () => {
    const { circunstancia, sentencias } = await line({ norma: 'CP:11', numeral: '7' })
    expect(circunstancia).toEqual({
      clase: 'atenuante',
      resuelven: {
        reconocen: 1,
        rechazan: 1,
        leidas: 4,
        frase: '1 reconoce la atenuante y 1 la rechaza. De 2 no pudimos leer qué deciden sobre ella.',
      },
    })
    expect(sentencias.map(({ docId, circunstancia: decided }) => [docId, decided])).toEqual([
      ['n1', 'reconoce'],
      ['n2', 'rechaza'],
      ['n3', null],
      ['n4', null],
    ])
    expect(sentencias[1]?.pasaje?.texto).toContain('no se dará lugar a la atenuante')
  })

  it('leads from its article to each numeral', async () => {
    const { circunstancia, conteos } = await line({ norma: 'CP:11' })
    expect(circunstancia).toEqual({ clase: 'atenuante', resuelven: null })
    expect(conteos.numeral).toEqual([
      { valor: '7', total: 4 },
      { valor: '6', total: 1 },
    ])
    expect((await line({ norma: 'CP:11', numeral: '6' })).conteos.numeral).toEqual([])
  })

  it('is none of another article', async () => {
    expect((await line({ norma: 'CP:446' })).circunstancia).toBeNull()
  })

  it('is said in a file of the line', async () => {
    const { headers } = await test.signIn()
    const origen = { tipo: 'linea', norma: 'CP:11', numeral: '7', ficticias: 'solo' }
    const { rawPayload } = await test.app.inject({ method: 'POST', url: '/v1/exports', payload: { formato: 'csv', origen }, headers })
    expect(rawPayload.toString()).toContain('no se dará lugar a la atenuante')
  })
})
