import { linesEndpoint, maxLineMarks } from '@basejuris/contract'
import { readPdf, readZip, unbroken } from '@basejuris/documents/testing/read-back'
import { type NormCitation, normUseSchema, type Ruling } from '@basejuris/domain'
import { followCitations, followTexts } from '@basejuris/ingestion'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const article: NormCitation = {
  key: 'CT:161',
  label: 'art. 161 Código del Trabajo',
  idNorma: 207436,
  article: '161',
  origin: 'text',
  use: normUseSchema.enum.applied,
}
interface Decided extends Partial<Ruling> {
  readonly number: number
  readonly day: string
  /** The employer lost below and asked for nullity: granting it favours the employer. */
  readonly isGranted: boolean
  readonly says?: string
}

/** Words of one case alone, so that no two texts are near-identical. */
const ownWords = (number: number): string =>
  Array.from({ length: 160 }, (_, at) =>
    String((number * 7919 + at * 104_729) % 99_991).replaceAll(/\d/gu, (digit) => 'abdefgilmo'.charAt(Number(digit))),
  ).join(' ')

/** Sections whose operative part decides the recourse. */
const decidedSections = (isGranted: boolean, considerandos: readonly string[]): Ruling['sections'] =>
  buildSections(considerandos).map((section) =>
    section.kind === 'resolutiva'
      ? {
          ...section,
          paragraphs: section.paragraphs.map((each) => ({
            ...each,
            text: `Se ${isGranted ? 'acoge' : 'rechaza'} el recurso de nulidad deducido por la parte demandada.`,
          })),
        }
      : section,
  )

const nullity = ({ number, day, isGranted, says = '', ...rest }: Decided): Ruling =>
  buildRuling({
    docId: `n${number}`,
    idSentence: `n${number}`,
    docketNumber: `${number}-2020`,
    rit: null,
    collection: 'corte_de_apelaciones',
    base: 'base_corte_apelaciones',
    court: 'Corte de Apelaciones de Talca',
    chamber: 'Primera Sala',
    originCourt: null,
    originDocketNumber: null,
    caption: `Persona ${number} con Molino`,
    appealType: 'Laboral-recurso de nulidad',
    decidedOn: day,
    outcome: isGranted ? 'acoge' : 'rechaza',
    norms: [article],
    judges: [],
    sections: decidedSections(isGranted, [
      `Antes: Que se tuvo por probado ${ownWords(number)}.`,
      'Primero: Que la parte demandada dedujo recurso de nulidad por infracción del artículo 161 del Código del Trabajo.',
      `Segundo: Que el artículo 161 del Código del Trabajo exige hechos objetivos en el caso ${number}, y así se declarará. ${says}`,
      `Tercero: Que por estas consideraciones se ${isGranted ? 'acoge' : 'rechaza'} el recurso de nulidad deducido por la parte demandada.`,
    ]),
    ...rest,
  })

const dayOf = (at: number): string => `${2010 + Math.floor(at / 6)}-${String((at % 6) * 2 + 1).padStart(2, '0')}-10`
/** Twelve for the employer, then fourteen for the worker. The thirteenth departs from the first. */
const turning = Array.from({ length: 26 }, (_, at) =>
  nullity({
    number: 100 + at,
    day: dayOf(at),
    isGranted: at < 12,
    ...(at === 12
      ? { says: 'Esta Corte no comparte lo resuelto por la Corte de Apelaciones de Talca en los autos rol N° 100-2020.' }
      : at > 20
        ? { says: 'Esta Corte comparte lo resuelto por la Corte de Apelaciones de Talca en los autos rol N° 112-2020.' }
        : {}),
    ...(at === 20 ? { judges: [{ name: 'Ana Soto Díaz', vote: 'contra' as const }], chamber: 'Tribunal Pleno' } : {}),
  }),
)
const citedAlone = nullity({ number: 900, day: '2014-02-02', isGranted: true, norms: [{ ...article, use: 'cited' }] })
const annotatedAlone = nullity({
  number: 902,
  day: '2014-02-04',
  isGranted: true,
  norms: [{ ...article, origin: 'source', use: 'annotated' }],
})
const listedAlone = nullity({
  number: 802,
  day: '2019-04-01',
  isGranted: true,
  norms: [{ ...article, key: 'CT:158', article: '158', listed: true }],
  sections: decidedSections(true, ['Primero: Que el reclamo no dice por qué la carta se habría entregado tarde.']),
})
const ofTrial = nullity({
  number: 803,
  day: '2019-05-01',
  isGranted: true,
  collection: 'laboral',
  base: 'base_laboral',
  court: 'Juzgado de Letras del Trabajo de Talca',
  norms: [{ ...article, key: 'CT:482', article: '482' }],
})
const fictional = nullity({ number: 901, day: '2014-02-03', isGranted: true, fictional: true })
const few = [1, 2].map((at) =>
  nullity({
    number: 700 + at,
    day: `2019-01-0${at}`,
    isGranted: true,
    norms: [{ ...article, key: 'CT:159', article: '159', numeral: String(at) }],
  }),
)

const leftOpen = nullity({
  number: 800,
  day: '2019-02-01',
  isGranted: true,
  norms: [{ ...article, key: 'CT:160', article: '160' }],
  sections: decidedSections(true, [
    'Primero: Que la demandada denuncia la infracción del artículo 160 del Código del Trabajo.',
    'Segundo: Que, por lo resuelto, esta Corte omite pronunciamiento sobre la infracción del artículo 160 del Código del Trabajo.',
  ]),
})
const closing = nullity({
  number: 801,
  day: '2019-03-01',
  isGranted: true,
  norms: [{ ...article, key: 'CT:160', article: '160' }],
  sections: decidedSections(true, [
    'Primero: Que se omite pronunciamiento sobre la causal subsidiaria del artículo 478 del Código del Trabajo.',
    'Segundo: Que el artículo 160 del Código del Trabajo exige hechos graves, y así se declarará.',
  ]),
})

let test: TestApp
let limited: TestApp
beforeAll(async () => {
  for (const [assign, options] of [
    [(app: TestApp) => (test = app), {}],
    [(app: TestApp) => (limited = app), { readable: ['corte_suprema'] as const }],
  ] as const) {
    const app = await openTestApp(options)
    assign(app)
    await app.store(
      [...turning, citedAlone, annotatedAlone, listedAlone, ofTrial, fictional, ...few, leftOpen, closing].map((each) => ({
        ...each,
        fictional: each.docId === 'n901',
      })),
    )
    while (!(await followCitations(app.services.db)).done);
    while (!(await followTexts(app.services.db)).done);
  }
}, 120_000)
afterAll(() => Promise.all([test.close(), limited.close()]))

const ask = async (query: Readonly<Record<string, string>>, { app } = test) => {
  const response = await app.inject({ method: 'GET', url: `/v1/lines?${new URLSearchParams(query)}` })
  return { status: response.statusCode, body: response.json() }
}
const line = async (query: Readonly<Record<string, string>>, app = test) => {
  const { body } = await ask(query, app)
  if (body.data === undefined) throw new Error(JSON.stringify(body))
  return linesEndpoint.data.parse(body.data)
}

describe('GET /v1/lines', () => {
  it('has the rulings in which the court applies the article, real ones alone', async () => {
    const { norma, total, citan, marcas, desde, hasta, ficticias, conteos } = await line({ norma: 'CT:161' })
    expect(norma).toMatchObject({ clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo', articulo: '161' })
    expect([total, citan, marcas.length]).toEqual([26, 31, 26])
    expect([desde, hasta]).toEqual([dayOf(0), dayOf(25)])
    expect(ficticias).toEqual({ modo: 'excluir', total: 1 })
    expect(conteos.anio.map(({ valor, total: own }) => [valor, own])).toEqual([
      ['2010', 6],
      ['2011', 6],
      ['2012', 6],
      ['2013', 6],
      ['2014', 2],
    ])
    expect(conteos.resultado).toEqual([
      { resultado: 'acoge', total: 12 },
      { resultado: 'rechaza', total: 14 },
    ])
    expect((await line({ norma: 'CT:161', ficticias: 'incluir' })).total).toBe(26)
    expect(await line({ norma: 'CT:158' })).toMatchObject({ total: 0, citan: 1 })
    expect(await line({ norma: 'CT:482' })).toMatchObject({ total: 0, citan: 1 })
    expect((await line({ norma: 'CT:161', ficticias: 'solo' })).marcas.map(({ docId }) => docId)).toEqual(['n901'])
  })

  it('says a change of criterion with its figures and the ruling that declares it', async () => {
    const { cambio } = await line({ norma: 'CT:161' })
    expect(cambio).toMatchObject({
      estado: 'cambio',
      fecha: dayOf(12),
      antes: { favorables: 0, total: 12 },
      despues: { favorables: 14, total: 14 },
      cortes: 1,
      minimo: 10,
      contadas: 26,
      declara: { docId: 'n112', como: 'se_aparta' },
      enSuTribunal: { tribunal: 'Corte de Apelaciones de Talca' },
    })
    expect(cambio.frase).toContain('0 de 12 (0 %, intervalo de 0 % a 24 %); desde entonces, 14 de 14 (100 %')
    expect(cambio.frase).toContain('se aparta de una anterior')
    expect(cambio.p ?? 1).toBeLessThan(1e-6)
  })

  it('marks the first, the latest, the most cited, the plenary and what departs, with passages and dissents', async () => {
    const { hitos } = await line({ norma: 'CT:161' })
    expect(hitos.map(({ docId, motivos }) => [docId, motivos])).toEqual([
      ['n100', ['primera']],
      ['n112', ['se_aparta', 'mas_citada']],
      ['n120', ['pleno']],
      ['n125', ['ultima']],
    ])
    expect(hitos[1]).toMatchObject({ citada: 5, trata: [{ docId: 'n100', trato: 'se_aparta' }], favorece: 'demandante' })
    expect(hitos[2]).toMatchObject({ disidencias: ['Ana Soto Díaz'], pleno: true })
    const { pasaje } = hitos[0] ?? expect.fail('a milestone expected')
    expect(pasaje).toMatchObject({ etiqueta: 'c. 3°' })
    expect(pasaje?.texto).toContain('exige hechos objetivos en el caso 100')
    expect(pasaje?.texto.slice(...(pasaje.marcas[0] ?? []))).toContain('artículo 161')
  })

  it('counts no ruling as a holding whose last words on the article leave it undecided', async () => {
    const { sentencias, cambio, marcas } = await line({ norma: 'CT:160' })
    expect(sentencias.map(({ docId, noDecide, favorece }) => [docId, noDecide, favorece])).toEqual([
      ['n801', false, 'demandado'],
      ['n800', true, null],
    ])
    expect([cambio.contadas, marcas.find(({ docId }) => docId === 'n800')?.favorece]).toEqual([1, null])
  })

  it('pages in both orders', async () => {
    const page = await line({ norma: 'CT:161', tamano: '10', pagina: '3' })
    expect(page.sentencias.map(({ docId }) => docId)).toEqual(['n105', 'n104', 'n103', 'n102', 'n101', 'n100'])
    const oldest = await line({ norma: 'CT:161', tamano: '2', orden: 'fecha' })
    expect(oldest.sentencias.map(({ docId }) => docId)).toEqual(['n100', 'n101'])
    expect((await line({ norma: 'CT:161', pagina: '9' })).sentencias).toEqual([])
  })

  it('narrows by court, chamber, kind of appeal, dates and place within the article', async () => {
    expect((await line({ norma: 'CT:161', sala: 'Tribunal Pleno' })).total).toBe(1)
    expect((await line({ norma: 'CT:161', tribunal: 'Corte Suprema' })).total).toBe(0)
    expect((await line({ norma: 'CT:161', recurso: 'Laboral-recurso de nulidad', desde: '2012', hasta: '2013-06' })).total).toBe(9)
    expect((await line({ norma: 'CT:161', coleccion: 'corte_suprema' })).total).toBe(0)
    const placed = await line({ norma: 'CT:159', numeral: '2' })
    expect(placed.norma?.etiqueta).toBe('art. 159 N° 2 Código del Trabajo')
    expect(placed.marcas.map(({ docId }) => docId)).toEqual(['n702'])
  })

  it('says when there are too few, and never a change of them', async () => {
    expect((await line({ norma: 'CT:159' })).cambio).toMatchObject({
      estado: 'pocas',
      frase: 'Solo 2 sentencias: no alcanza para hablar de una línea.',
      antes: null,
    })
    const half = await line({ norma: 'CT:161', desde: '2012' })
    expect(half.cambio).toMatchObject({ estado: 'pocas', fecha: null })
    expect(half.cambio.frase).toContain('al menos 10 anteriores a una fecha y 10 desde ella')
  })

  it('takes the article from a question, and leaves only what answers one', async () => {
    expect((await line({ q: 'línea sobre el artículo 161 del Código del Trabajo' })).total).toBe(26)
    const asked = await line({ norma: 'CT:161', q: '"caso 105"' })
    expect([asked.pregunta, asked.marcas.map(({ docId }) => docId)]).toEqual(['"caso 105"', ['n105']])
    const alone = await line({ q: '"caso 105"' })
    expect([alone.norma, alone.marcas.map(({ docId }) => docId)]).toEqual([null, ['n105']])
  })

  it('counts each text and each case once', async () => {
    const app = await openTestApp()
    const lower = nullity({ number: 300, day: '2018-01-01', isGranted: false })
    const upper = nullity({
      number: 301,
      day: '2019-01-01',
      isGranted: false,
      originCourt: lower.court,
      originDocketNumber: lower.docketNumber,
    })
    await app.store([lower, upper])
    const { total, cambio } = await line({ norma: 'CT:161', ficticias: 'solo' }, app)
    expect([total, cambio.contadas]).toEqual([2, 1])
    await app.close()
  })

  it('gives a card without passage where the actor may not read the base', async () => {
    const { sentencias, hitos, cambio } = await line({ norma: 'CT:161' }, limited)
    for (const each of [...sentencias, ...hitos]) expect(each).toMatchObject({ legible: false, pasaje: null })
    expect(cambio.estado).toBe('cambio')
  })

  it('refuses what names no article or no norm', async () => {
    expect((await ask({})).body.details[0]).toMatchObject({ field: 'norma', message: expect.stringContaining('«q»') })
    expect((await ask({ norma: 'CT' })).body.details[0].message).toContain('CT:161')
    expect((await ask({ norma: 'nada:1' })).body.code).toBe('norm.not_found')
    expect((await ask({ norma: 'DFL 1:1' })).body.code).toBe('norm.ambiguous')
    expect((await ask({ norma: 'CT:99999' })).body.code).toBe('norm.article_not_found')
    expect((await ask({ norma: 'CT:161', tamano: '101' })).status).toBe(400)
  })
})

describe('a line as a file', () => {
  const download = async (payload: object, { app, signIn } = test) => {
    const { headers } = await signIn()
    return app.inject({ method: 'POST', url: '/v1/exports', payload, headers })
  }
  const textOf = (xml: Buffer | undefined): string => (xml ?? '').toString().replaceAll(/<[^>]+>/gu, ' ')

  it.each(['csv', 'xlsx', 'docx', 'pdf'] as const)('has its figures, its rulings and their passages in %s', async (formato) => {
    const { statusCode, rawPayload, headers } = await download({ formato, origen: { tipo: 'linea', norma: 'CT:161' } })
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toContain('linea')
    const zip = formato === 'xlsx' || formato === 'docx' ? await readZip(rawPayload) : null
    const text =
      zip === null
        ? formato === 'pdf'
          ? (await readPdf(rawPayload)).pages.join(' ')
          : rawPayload.toString()
        : formato === 'docx'
          ? textOf(zip.get('word/document.xml'))
          : [...zip.values()].map(textOf).join(' ')
    for (const part of ['0 de 12', '14 de 14', 'exige hechos objetivos en el caso 100', 'Persona 125 con Molino', 'rechaza 6'])
      expect(unbroken(text)).toContain(unbroken(part))
  })

  it('has no passage of a base that the person may not read', async () => {
    const { rawPayload } = await download({ formato: 'csv', origen: { tipo: 'linea', norma: 'CT:161' } }, limited)
    expect(rawPayload.toString()).toContain('Persona 125 con Molino')
    expect(rawPayload.toString()).not.toContain('exige hechos objetivos')
  })

  it('refuses what is no line', async () => {
    const codeOf = async (origen: object) => (await download({ formato: 'csv', origen: { tipo: 'linea', ...origen } })).json().code
    expect(await codeOf({ norma: 'nada:1' })).toBe('norm.not_found')
    expect(await codeOf({ norma: 'DFL 1:1' })).toBe('norm.ambiguous')
    expect(await codeOf({ norma: 'CT:99999' })).toBe('norm.article_not_found')
    expect(await codeOf({ norma: 'CT:171' })).toBe('export.empty')
    expect(await codeOf({})).toBe('request.invalid')
  })
})

it('draws a mark for each ruling up to the limit alone', async () => {
  const app = await openTestApp()
  await app.store(
    Array.from({ length: maxLineMarks + 1 }, (_, at) => nullity({ number: 1000 + at, day: dayOf(at % 60), isGranted: at % 2 === 0 })),
  )
  const { total, marcas, conteos } = await line({ norma: 'CT:161' }, app)
  expect([total, marcas]).toEqual([maxLineMarks + 1, []])
  expect(conteos.anio.reduce((sum, each) => sum + each.total, 0)).toBe(maxLineMarks + 1)
  await app.close()
}, 120_000)
