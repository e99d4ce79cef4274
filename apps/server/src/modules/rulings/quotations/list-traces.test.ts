import { rulingCitationsEndpoint } from '@basejuris/contract'
import { putNorms } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { followCitations, followTexts, QuotationTracer } from '@basejuris/ingestion'
import { buildNorm, buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'

const said =
  'el plazo para deducir la acción corre desde que la interesada tuvo noticia cierta del acto que impugna, y no desde la fecha en que la autoridad lo dictó sin notificarla'
const altered = said.replace('noticia cierta', 'aviso verbal')
const law = 'Los proveedores no podrán negar injustificadamente la venta de bienes ni la prestación de servicios comprendidos en su giro.'
const nowhere = 'ninguna sentencia de este índice dijo jamás estas palabras que la parte cita sin decir de dónde las toma'
const undecided = 'Cuarto: Que se omite pronunciamiento sobre la excepción de caducidad.'

const supreme = (id: string, decidedOn: string, considerandos: readonly string[], rest: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    docId: id,
    idSentence: id,
    decidedOn,
    docketNumber: `${Number(decidedOn.slice(5, 7))}-${decidedOn.slice(0, 4)}`,
    rit: null,
    court: 'Corte Suprema',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    sections: buildSections(considerandos),
    ...rest,
  })

const origin = supreme('origen', '2019-03-01', [`Primero: Que ${said}.`])
const paid = supreme(
  'pagada',
  '2018-03-01',
  [
    'Primero: Que el fundo inventado linda por el norte con el estero de las ánimas perdidas, según consta de la inscripción de dominio acompañada.',
  ],
  {
    court: '2º Juzgado de Letras del Trabajo de Santiago',
    collection: 'laboral',
    base: 'base_laboral',
  },
)
const quoting = supreme('citante', '2021-04-01', [
  `Primero: Que ya se dijo «${said}», lo que se comparte.`,
  `Segundo: Que se dijo también «${altered}», y que «${nowhere}».`,
  `Tercero: Que el artículo 13 de la Ley N° 19.496 dispone «${law}».`,
  undecided,
  'Quinto: Que «el fundo inventado linda por el norte con el estero de las ánimas perdidas, según consta de la escritura de dominio acompañada».',
  `Sexto: Que ${said}.`,
])

let test: TestApp
let limited: TestApp
beforeAll(async () => {
  test = await openTestApp()
  limited = await openTestApp({ readable: ['corte_suprema'] })
  for (const { store, services } of [test, limited]) {
    await store([origin, paid, quoting])
    await putNorms(services.db, [buildNorm(61_438, { 13: law }, {}, { number: '19496' })])
    while (!(await followCitations(services.db)).done);
  }
})
afterAll(() => Promise.all([test.close(), limited.close()]))

const trace = async ({ services }: TestApp) => {
  while (!(await followTexts(services.db)).done);
  const tracer = new QuotationTracer(services.db)
  while (!(await tracer.trace()).done);
}
const citations = async (query = '', { app } = test) => {
  const response = await app.inject({ method: 'GET', url: `/v1/rulings/citante/citations${query}` })
  expect(response.statusCode).toBe(200)
  return rulingCitationsEndpoint.data.parse(response.json().data)
}

describe('traces of GET /v1/rulings/{docId}/citations', () => {
  it('says what has not been looked for', async () => {
    expect(await citations()).toMatchObject({ textuales: { total: 0 }, repetidos: [], noDecide: [] })
    while (!(await followTexts(test.services.db)).done);
    const { textuales } = await citations()
    expect([textuales.total, textuales.pendientes]).toEqual([5, 5])
    expect(textuales.citas[0]).toMatchObject({ estado: 'pendiente', mensaje: 'Aún no se ha buscado de dónde viene.', origen: null })
    await trace(test)
    await trace(limited)
  })

  it('names the origin of each quotation, with its place in the text', async () => {
    const { textuales } = await citations()
    expect(textuales.pendientes).toBe(0)
    expect(textuales.citas.map(({ estado, diferencias, mensaje }) => [estado, diferencias, mensaje])).toEqual([
      ['textual', 0, 'Textual.'],
      ['con_diferencias', 2, 'Con diferencias.'],
      ['sin_origen', 0, 'Sin origen en nuestro índice.'],
      ['textual', 0, 'Textual.'],
      ['con_diferencias', 1, 'Con diferencias.'],
    ])
    expect(
      textuales.citas.map(({ origen }) => (origen?.tipo === 'sentencia' ? origen.sentencia.docId : (origen?.etiqueta ?? null))),
    ).toEqual(['origen', 'origen', null, expect.stringContaining('art. 13'), 'pagada'])
    const [first] = textuales.citas
    const text = quoting.sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === first?.lugar.ancla)?.text
    expect(text?.slice(first?.lugar.desde, first?.lugar.hasta)).toBe(said)
  })

  it('shows the differences word by word when asked for one', async () => {
    expect((await citations()).comparacion).toBeNull()
    expect((await citations('?textual=0')).comparacion).toMatchObject({ n: 0, lugar: 'c. 1°', pasaje: said, partes: [] })
    const { comparacion } = await citations('?textual=1')
    expect(comparacion?.partes.filter(({ tipo }) => tipo !== 'igual')).toEqual([
      { tipo: 'solo_escrito', texto: 'aviso verbal' },
      { tipo: 'solo_fuente', texto: 'noticia cierta' },
    ])
    expect((await citations('?textual=2')).comparacion).toBeNull()
    expect((await citations('?textual=3')).comparacion).toMatchObject({ lugar: expect.stringContaining('art. 13') })
    expect((await citations('?textual=99')).comparacion).toBeNull()
  })

  it('gives no text of a base that the actor may not read', async () => {
    expect((await citations('?textual=4')).comparacion?.pasaje).toContain('inscripción')
    expect((await citations('?textual=4', limited)).comparacion).toMatchObject({
      pasaje: null,
      partes: [],
      mensaje: 'El texto de la sentencia de origen está en una base de pago.',
    })
    expect((await citations('', limited)).textuales.citas[4]?.origen).toMatchObject({ tipo: 'sentencia', sentencia: { docId: 'pagada' } })
  })

  it('counts considerandos that stand again, and lists them by date', async () => {
    const { repetidos, repeticiones } = await citations()
    expect(repeticiones).toBeNull()
    expect(repetidos).toMatchObject([
      { ancla: 'c6', sentencias: 2, tribunales: 1, mensaje: 'Se repite en 2 sentencias de un tribunal', primera: { docId: 'origen' } },
    ])
    expect((await citations('?considerando=c6')).repeticiones).toMatchObject([
      { docId: 'origen', ancla: 'c1' },
      { docId: 'citante', ancla: 'c6' },
    ])
    expect((await citations('?considerando=c6&tamano=1&pagina=2')).repeticiones).toMatchObject([{ docId: 'citante' }])
    expect((await citations('?considerando=c99')).repeticiones).toEqual([])
  })

  it('marks what is not decided, and pages quotations', async () => {
    expect((await citations()).noDecide).toEqual([{ ancla: 'p5', desde: expect.any(Number), hasta: undecided.length }])
    const { textuales } = await citations('?pagina=2&tamano=2')
    expect([textuales.total, textuales.citas.map(({ n }) => n)]).toEqual([5, [2, 3]])
  })
})
