import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ParsedRuling } from '../record/parsed-record.ts'
import { RecordProblem } from '../record/record-problem.ts'
import { type PjudSectionName, pjudDocuments, pjudEnvelope } from './pjud-document.fixture.ts'
import { pjudJuris } from './pjud-juris.ts'
import { readRecords, sourceSuite } from './source.suite.ts'

const parseDocument = (document: unknown, section = ''): ParsedRuling => {
  const parsed = pjudJuris.parse({ raw: new TextEncoder().encode(JSON.stringify(document)), hints: { section } })
  if (parsed.kind !== 'ruling') throw new Error('a ruling was expected')
  return parsed
}
const parseSection = (name: PjudSectionName, changes: Record<string, unknown> = {}) =>
  parseDocument({ ...pjudDocuments[name], ...changes }, name)

const problemOf = (parse: () => unknown): RecordProblem => {
  try {
    parse()
  } catch (error) {
    if (error instanceof RecordProblem) return error
    throw error
  }
  throw new Error('a problem was expected')
}

sourceSuite(pjudJuris, {
  'batch_000001.json': {
    content: pjudEnvelope('Civiles', [{ ...pjudDocuments.Civiles, id: 'a' }, pjudDocuments.Civiles, { ...pjudDocuments.Civiles, id: 'c' }]),
    ids: ['a', '920', 'c'],
  },
  'arreglo.json': { content: JSON.stringify([pjudDocuments.Familia, pjudDocuments.Penales]), ids: ['930-931', '900-901'] },
  'busqueda.json': { content: JSON.stringify({ response: { numFound: 1, docs: [pjudDocuments.Laborales] } }), ids: ['910-911'] },
})

describe('pjud-juris', () => {
  it('reads a Supreme Court document', () => {
    expect(parseSection('Corte_Suprema')).toMatchObject({
      source: 'pjud-juris',
      idSentence: '9100001',
      collection: 'corte_suprema',
      court: 'Corte Suprema',
      chamber: 'TERCERA, CONSTITUCIONAL',
      docketNumber: '987654-2020',
      originCourt: 'C.A. de La Serena',
      originDocketNumber: '1234-2020',
      rit: 'C-77-2019',
      decidedOn: '2021-03-03T00:00:00Z',
      outcomeText: 'CONFIRMA SENTENCIA APELADA',
      drafter: null,
      judges: [
        { name: 'Elisa Ficticia Moraga', vote: 'mayoria' },
        { name: 'Bruno Inventado Rojas', vote: 'contra' },
        { name: 'Carla Supuesta Díaz', vote: 'prevencion' },
      ],
      norms: [
        { text: 'CODIGO PROCESAL PENAL\tART. 373', idNorma: 176595 },
        { text: 'CONSTITUCION POLITICA DE LA REPUBLICA DE CHILE\tART. 20', idNorma: 242302 },
      ],
      subjects: ['Recurso de protección', 'Admisibilidad de la acción'],
      reserved: false,
    })
  })

  it('omits votes when the two lists do not match', () => {
    expect(parseSection('Corte_Suprema', { id_voto_ss: ['3'] }).judges.map(({ vote }) => vote)).toEqual([null, null, null])
  })

  it('reads the court of origin and its docket number', () => {
    const direct = parseSection('Corte_Suprema', { rol_era_ape_s: '0-0', gls_corte_s: 'Penal' })
    expect(direct).toMatchObject({ originCourt: '1º JUZGADO DE LETRAS DE OVALLE', originDocketNumber: 'C-77-2019' })
    const industrial = parseSection('Corte_Suprema', { rol_era_ape_s: '1682-2023', gls_corte_s: 'H. Trib. P. Industrial' })
    expect(industrial).toMatchObject({ originCourt: 'H. Trib. P. Industrial', originDocketNumber: '1682-2023' })
    const none = parseSection('Corte_Suprema', {
      rol_era_ape_s: '0-0',
      gls_corte_s: 'Penal',
      gls_juz_s: ' ',
      rol_juz_i: 0,
      era_juz_i: 1900,
    })
    expect(none).toMatchObject({ originCourt: null, originDocketNumber: null, rit: null })
  })

  it('reads a court of appeals document with its number in another field', () => {
    expect(parseSection('Corte_de_Apelaciones')).toMatchObject({
      idSentence: '9200001',
      collection: 'corte_de_apelaciones',
      court: 'C.A. de Valparaiso',
      docketNumber: '1955-2020',
      book: 'LABORAL - COBRANZA',
      originCourt: 'JUZGADO DE LETRAS DEL TRABAJO DE QUILLOTA',
      originDocketNumber: 'T-641-2019',
      subjects: [],
      judges: [],
    })
  })

  it.each([
    ['Penales', 'penal', 'O-5340-2020', '2000822562-5', ['HURTO SIMPLE']],
    ['Laborales', 'laboral', 'O-90-2020', '20-4-0461221-2', ['Despido injustificado', 'Costas']],
    ['Civiles', 'civil', 'C-2902-2020', '19-4--', ['PAGARÉ, COBRO DE']],
    ['Familia', 'familia', 'F-1994-2020', '20-2-4222764-6', ['VIOLENCIA INTRAFAMILIAR']],
    ['Cobranza', 'cobranza', 'C-883-2020', '20-4-0452603-0', []],
  ] as const)('reads a first-instance document of %s', (section, collection, docketNumber, ruc, subjects) => {
    expect(parseSection(section)).toMatchObject({
      collection,
      docketNumber,
      rit: docketNumber,
      ruc,
      subjects,
      originCourt: null,
      judges: [{ name: 'Elisa Ficticia Moraga', vote: null }],
    })
  })

  it('takes the whole text of an anonymised document from the misspelt field', () => {
    const { text, caption, reserved } = parseSection('Familia')
    expect(text).toContain('Regístrese.')
    expect(caption).toBeNull()
    expect(reserved).toBe(true)
  })

  it('prefers the anonymised text to one a little longer with the names in it, and never a stub', () => {
    const open = 'Vistos: comparece doña Elisa Ficticia y se confirma la sentencia apelada. Regístrese.'
    const anonymised = 'Vistos: comparece doña [E.F.] y se confirma la sentencia apelada. Regístrese.'
    expect(parseSection('Familia', { texto_sentencia: open, texto_setencia: anonymised }).text).toBe(anonymised)
    expect(parseSection('Familia', { texto_sentencia: open, texto_setencia: 'ANONIMIZADO' }).text).toBe(open)
    expect(parseSection('Civiles', { texto_sentencia: 'corto', texto_setencia: open }).text).toBe(open)
  })

  it('distinguishes a replacement ruling from the cassation that orders it', () => {
    const kindOf = (changes: Record<string, unknown>) => parseSection('Corte_Suprema', changes).documentKind
    const ordered = `${'Santiago, tres de marzo. Vistos: '.repeat(30)} se dicta la siguiente sentencia de reemplazo.`
    expect(
      kindOf({ texto_sentencia: '3<br/>SENTENCIA DE REEMPLAZO.<br/><br/>Santiago, tres de marzo de dos mil veintiuno. Vistos y además:' }),
    ).toBe('sentencia de reemplazo')
    expect(kindOf({ resultado_recurso_sup_s: 'SENTENCIA DE REEMPLAZO (M)' })).toBe('sentencia de reemplazo')
    expect(kindOf({ resultado_recurso_sup_s: 'ACOGIDA CON SENTENCIA REMPLAZO', texto_sentencia: ordered })).toBe('sentencia')
    expect(kindOf({})).toBe('sentencia')
  })

  it('finds the section in the envelope, the folder or the document', () => {
    const { id_instancia: _, ...anonymous } = pjudDocuments.Penales
    const raw = new TextEncoder().encode(JSON.stringify(anonymous))
    expect(pjudJuris.parse({ raw, hints: { section: 'Salud_CS' } }).collection).toBe('salud_corte_suprema')
    expect(pjudJuris.parse({ raw, hints: { folders: 'datos/Penales' } }).collection).toBe('penal')
    expect(parseDocument(pjudDocuments.Penales).collection).toBe('penal')
    const inFolder = (document: unknown, folders: string) =>
      pjudJuris.parse({ raw: new TextEncoder().encode(JSON.stringify(document)), hints: { folders } }).collection
    expect(inFolder(pjudDocuments.Corte_Suprema, 'mis casos/penal')).toBe('corte_suprema')
    expect(inFolder(pjudDocuments.Corte_Suprema, 'Salud_CS/2024')).toBe('salud_corte_suprema')
    expect(inFolder(pjudDocuments.Laborales, 'Civiles')).toBe('laboral')
    expect(problemOf(() => pjudJuris.parse({ raw, hints: {} }))).toMatchObject({ code: 'unknown_section', idSentence: '900-901' })
  })

  it('rejects what has no id or no text without quoting it', () => {
    expect(problemOf(() => parseDocument({ texto_sentencia: 'x' })).code).toBe('missing_id')
    expect(problemOf(() => parseDocument({ id: 5, id_instancia: 7 }))).toMatchObject({ code: 'missing_text', idSentence: '5' })
    const broken = problemOf(() => pjudJuris.parse({ raw: new TextEncoder().encode('{"id":"1","texto_sentencia":"secreto'), hints: {} }))
    expect(broken.code).toBe('json_invalid')
    expect(JSON.stringify([broken.message, broken.details, broken.stack])).not.toContain('secreto')
  })

  it('reports a missing text for a search result that only lists the case', () => {
    const listed = { rol_era_sup_s: '987654-2020', caratulado_s: 'SOTO CON INVENTADA', sit_fallo_anonimizado_i: 0 }
    const problem = problemOf(() => parseDocument(listed))
    expect(problem).toMatchObject({
      code: 'missing_text',
      idSentence: null,
      details: ['Es un resultado de búsqueda, que sólo trae los datos de la causa.'],
    })
  })

  it('reads signatures when there is no list of judges', () => {
    const { gls_ministro_ss: _a, id_voto_ss: _b, ...rest } = pjudDocuments.Corte_Suprema
    const { judges } = parseDocument({ ...rest, sent__gls_int_firma_sup_s: 'MINISTRA FICTICIA UNO,MINISTRO FICTICIO DOS' }, 'Corte_Suprema')
    expect(judges.map(({ name }) => name)).toEqual(['MINISTRA FICTICIA UNO', 'MINISTRO FICTICIO DOS'])
  })
})

describe('files of the judiciary', () => {
  let folder = ''
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('reads the section from the envelope when the folder does not name it', async () => {
    folder = await mkdtemp(join(tmpdir(), 'pjud-'))
    const path = join(folder, 'x.json')
    const { id_instancia: _, ...document } = pjudDocuments.Cobranza
    await writeFile(path, `\uFEFF${pjudEnvelope('Cobranza', [document])}`)
    const [record] = await readRecords(pjudJuris, path)
    expect(record && pjudJuris.parse(record).collection).toBe('cobranza')
  })

  it('yields one damaged record and keeps the others', async () => {
    const path = join(folder, 'roto.json')
    await writeFile(
      path,
      `{"tribunal":"Civiles","sentencias":[{"id":"1","texto_sentencia":"a"},{"id":2 "x"},{"id":"3","texto_sentencia":"b"}]}`,
    )
    const records = await readRecords(pjudJuris, path)
    expect(
      records.map((record) => (record === records[1] ? problemOf(() => pjudJuris.parse(record)).code : pjudJuris.parse(record).idSentence)),
    ).toEqual(['1', 'json_invalid', '3'])
  })
})
