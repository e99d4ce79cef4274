import { articleContrastEndpoint, contrastEndpoint } from '@basejuris/contract'
import { readPdf, readZip } from '@basejuris/documents/testing/read-back'
import type { Ruling } from '@basejuris/domain'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const appeals = { collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones', appealType: 'Laboral-recurso de nulidad' } as const
const codeOfLabour = 207_436

/** A labour ruling of a higher court on the recourse of the employer. */
const recourse = (docId: string, outcome: 'anula' | 'rechaza', words: string, facts: Partial<Ruling> = {}): Ruling =>
  buildRuling({
    ...appeals,
    docId,
    idSentence: docId,
    rit: null,
    subjects: [],
    caption: `Persona ${docId} con Molino El Peral`,
    outcome,
    ...facts,
    sections: buildSections([
      'Primero: Que la parte demandada dedujo recurso de nulidad contra la sentencia de la instancia, por infracción del artículo 161 del Código del Trabajo.',
      `Segundo: Que el artículo 161 del Código del Trabajo ${words}, de modo que el recurso ${outcome === 'anula' ? 'será acogido' : 'no puede prosperar'}.`,
      `Tercero: Que por estas consideraciones se ${outcome === 'anula' ? 'acoge' : 'rechaza'} el recurso de nulidad deducido por la parte demandada.`,
    ]),
  })

const rancagua = { court: 'Corte de Apelaciones de Rancagua', docketNumber: '12-2021', decidedOn: '2021-03-03' }
const own = recourse('propia', 'rechaza', 'mira al día en que el despido se comunica a la trabajadora con licencia', rancagua)
const contrary = recourse('contraria', 'anula', 'mira al día en que la empresa decide el despido de la trabajadora con licencia', {
  court: 'Corte de Apelaciones de Arica',
  docketNumber: '34-2022',
  decidedOn: '2022-04-04',
})
const older = recourse('antigua', 'anula', 'mira al día en que la empresa decidió el despido, sin importar la licencia de la trabajadora', {
  court: 'Corte de Apelaciones de Talca',
  docketNumber: '56-2015',
  decidedOn: '2015-05-05',
})
const supreme = recourse('suprema', 'anula', 'atiende al día de la decisión de la empresa y no al de la licencia de la trabajadora', {
  collection: 'corte_suprema',
  base: 'base_corte_suprema',
  court: 'Corte Suprema',
  appealType: '(Laboral) Unificación de Jurisprudencia',
  outcome: 'unifica',
  docketNumber: '900-2023',
  decidedOn: '2023-06-06',
})
/** The Corte Suprema leaves the contrary ruling standing. */
const laterRuling = buildRuling({
  docId: 'firme',
  idSentence: 'firme',
  collection: 'corte_suprema',
  base: 'base_corte_suprema',
  court: 'Corte Suprema',
  docketNumber: '901-2022',
  rit: null,
  appealType: 'Queja',
  originCourt: 'Corte de Apelaciones de Arica',
  originDocketNumber: '34-2022',
  outcome: 'inadmisible',
  decidedOn: '2022-09-09',
})
const protection = buildRuling({ ...appeals, docId: 'proteccion', idSentence: 'proteccion', appealType: 'Protección', outcome: 'acoge' })
const silent = buildRuling({ docId: 'muda', idSentence: 'muda', outcome: 'sin_dato' })

let test: TestApp
let limited: TestApp
beforeAll(async () => {
  test = await openTestApp()
  limited = await openTestApp({ readable: ['corte_de_apelaciones', 'laboral'] })
  for (const app of [test, limited]) await app.store([own, contrary, older, supreme, laterRuling, protection, silent])
})
afterAll(() => Promise.all([test.close(), limited.close()]))

const get = async (url: string, { app } = test) => {
  const response = await app.inject({ method: 'GET', url })
  return { status: response.statusCode, body: response.json() }
}
const contrastOf = async (docId: string, query = '', app = test) => {
  const { status, body } = await get(`/v1/rulings/${docId}/contrast?alcance=amplio${query}`, app)
  expect(status).toBe(200)
  const { busqueda } = contrastEndpoint.data.parse(body.data)
  if (busqueda === null) throw new Error('no search')
  return busqueda
}
const idsOf = ({ oposiciones }: { readonly oposiciones: readonly { readonly otro: { readonly docId: string } }[] }): string[] =>
  oposiciones.map(({ otro }) => otro.docId)

describe('GET /v1/rulings/{docId}/contrast with a scope', () => {
  it('lists rulings for the other side with the words that oppose each other', async () => {
    const found = await contrastOf('propia')
    expect(idsOf(found).sort()).toEqual(['antigua', 'contraria', 'suprema'])
    expect(found).toMatchObject({ alcance: 'amplio', total: 3, mensaje: null })
    for (const { uno, otro, articulo } of found.oposiciones) {
      expect(articulo).toMatchObject({ clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' })
      expect(uno).toMatchObject({ docId: 'propia', firmeza: null, sinEfecto: false })
      expect(uno.favorece).not.toBe(otro.favorece)
      for (const side of [uno, otro]) {
        const stored = [own, contrary, older, supreme].find(({ docId }) => docId === side.docId)
        const paragraph = stored?.sections.flatMap(({ paragraphs }) => paragraphs).find(({ anchor }) => anchor === side.pasaje?.ancla)
        expect(paragraph?.text.slice(side.pasaje?.desde, side.pasaje?.hasta)).toBe(side.pasaje?.texto)
        expect(side.pasaje).toMatchObject({ etiqueta: 'c. 2°', cortado: false })
      }
    }
  })

  it('is narrowed by court, year and article', async () => {
    expect(idsOf(await contrastOf('propia', '&nivel=suprema'))).toEqual(['suprema'])
    expect(idsOf(await contrastOf('propia', '&nivel=apelaciones&desde=2020'))).toEqual(['contraria'])
    expect(idsOf(await contrastOf('propia', '&hasta=2016'))).toEqual(['antigua'])
    expect(idsOf(await contrastOf('propia', '&articulo=CT:161&limite=1'))).toHaveLength(1)
    const { status, body } = await get('/v1/rulings/propia/contrast?alcance=amplio&desde=ayer')
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('use una fecha que exista')])
  })

  it('for a unification is newest first, with what is known of finality', async () => {
    const { body } = await get('/v1/rulings/propia/contrast?alcance=unificacion')
    const { busqueda } = contrastEndpoint.data.parse(body.data)
    expect(busqueda === null ? [] : idsOf(busqueda)).toEqual(['suprema', 'contraria', 'antigua'])
    expect(busqueda?.oposiciones.map(({ otro }) => otro.firmeza?.texto)).toEqual([
      'firmeza: no consta',
      expect.stringContaining('la Corte Suprema desechó el recurso en su contra (rol N° 901-2022, 09-09-2022)'),
      'firmeza: no consta',
    ])
  })

  it('says what it looked for and did not find, and why it did not look', async () => {
    const nothing = await contrastOf('propia', '&nivel=otros&desde=2020&hasta=2021')
    expect(nothing.oposiciones).toEqual([])
    expect(nothing.mensaje).toContain('No encontramos sentencias en sentido contrario')
    expect(nothing.mensaje).toContain('de los demás tribunales, desde 2020 hasta 2021')
    expect((await contrastOf('muda')).mensaje).toBe('No se buscó: no pudimos determinar quién recurre ni a quién favorece la decisión.')
    expect((await contrastOf('propia', '&articulo=CC:1545')).mensaje).toBe(
      'No se buscó: no pudimos determinar que la decisión de esta sentencia descanse sobre el artículo 1545 del Código Civil.',
    )
    const { body } = await get('/v1/rulings/proteccion/contrast?alcance=unificacion')
    expect(body.data.busqueda.mensaje).toContain('artículos 483 y siguientes del Código del Trabajo')
  })

  it('gives cards without text of what the reader may not read', async () => {
    const found = await contrastOf('propia', '', limited)
    const locked = found.oposiciones.find(({ otro }) => otro.docId === 'suprema')
    expect(locked?.otro).toMatchObject({ legible: false, pasaje: null, caratulado: supreme.caption })
    expect(locked?.uno.pasaje).not.toBeNull()
    expect((await get('/v1/rulings/suprema/contrast?alcance=amplio', limited)).body.code).toBe('base.premium_required')
    expect((await get('/v1/rulings/nadie/contrast?alcance=amplio')).body.code).toBe('ruling.not_found')
  })

  it('is not looked for without a scope', async () => {
    const { body } = await get('/v1/rulings/propia/contrast')
    expect(body.data.busqueda).toBeNull()
    expect(JSON.stringify(body)).not.toContain('mira al día')
  })
})

describe('GET /v1/norms/{idNorma}/articles/{articulo}/contrast', () => {
  const path = `/v1/norms/${codeOfLabour}/articles/161/contrast`

  it('pairs rulings for either side, each once', async () => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    const { oposiciones, articulos, mensaje } = articleContrastEndpoint.data.parse(body.data)
    expect([articulos, mensaje]).toEqual([[{ clave: 'CT:161', etiqueta: 'art. 161 Código del Trabajo' }], null])
    const [pair] = oposiciones
    expect(pair?.uno.docId).toBe('propia')
    expect(pair?.otro.pasaje?.texto).toContain('la empresa decid')
    expect(oposiciones).toHaveLength(1)
  })

  it('for a unification says what is known of finality, and names what was looked for in vain', async () => {
    const { body } = await get(`${path}?alcance=unificacion&desde=2021`)
    expect(articleContrastEndpoint.data.parse(body.data).oposiciones[0]?.otro.firmeza).not.toBeNull()
    const none = await get(`/v1/norms/${codeOfLabour}/articles/184/contrast`)
    expect(none.body.data).toMatchObject({
      total: 0,
      oposiciones: [],
      mensaje: expect.stringContaining('el artículo 184 del Código del Trabajo'),
    })
  })

  it('refuses a norm and an article that do not exist', async () => {
    expect((await get('/v1/norms/2147483000/articles/1/contrast')).body.code).toBe('norm.not_found')
    expect((await get(`/v1/norms/${codeOfLabour}/articles/9999/contrast`)).body.code).toBe('norm.article_not_found')
  })
})

describe('the table of contradictions', () => {
  const exported = async (formato: string, origen: object) => {
    const { headers } = await test.signIn()
    const payload = { formato, origen: { tipo: 'contraste', ...origen } }
    return test.app.inject({ method: 'POST', url: '/v1/exports', headers, payload })
  }
  const entry = async (bytes: Buffer, name: string): Promise<string> => String((await readZip(bytes)).get(name))

  it('holds both passages, what is known of finality and the links, in Word, Excel and PDF', async () => {
    const origin = { docId: 'propia', alcance: 'unificacion' }
    const word = await exported('docx', origin)
    expect(word.statusCode).toBe(200)
    const document = await entry(word.rawPayload, 'word/document.xml')
    expect(document.match(/<w:tr[ >]/gu)).toHaveLength(4)
    for (const words of [
      'mira al día en que el despido se comunica',
      'mira al día en que la empresa decide',
      'firmeza: no consta',
      'c. 2°',
    ])
      expect(document).toContain(words)
    const sheet = await exported('xlsx', origin)
    const strings = await entry(sheet.rawPayload, 'xl/sharedStrings.xml')
    for (const words of ['Sentencia contraria', 'Se opone a', 'mira al día en que la empresa decide', 'firmeza: no consta'])
      expect(strings).toContain(words)
    const pdf = await exported('pdf', origin)
    const text = (await readPdf(pdf.rawPayload)).pages.join(' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain('mira al día en que la empresa decide el despido')
  })

  it('is made of an article too, and of nothing that was not found', async () => {
    const word = await exported('docx', { idNorma: codeOfLabour, articulo: '161' })
    expect(await entry(word.rawPayload, 'word/document.xml')).toContain('Sentencias contradictorias')
    expect((await exported('docx', { docId: 'propia', nivel: 'otros' })).json().code).toBe('export.empty')
    expect((await exported('docx', { idNorma: codeOfLabour, articulo: '9999' })).json().code).toBe('norm.article_not_found')
    expect((await exported('docx', { idNorma: 2_147_483_000, articulo: '1' })).json().code).toBe('norm.not_found')
  })

  it('refuses other formats, and an origin that names neither or both', async () => {
    for (const [format, origin] of [
      ['csv', { docId: 'propia' }],
      ['docx', {}],
      ['docx', { docId: 'propia', idNorma: codeOfLabour, articulo: '161' }],
      ['docx', { idNorma: codeOfLabour }],
    ] as const)
      expect([format, origin, (await exported(format, origin)).statusCode]).toEqual([format, origin, 400])
  })
})
