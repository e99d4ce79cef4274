import { readPdf, readZip, unbroken } from '@basejuris/documents/testing/read-back'
import { makeDocx, makeDocxOf, makeZip } from '@basejuris/ingestion/testing/docx'
import { makePdf } from '@basejuris/ingestion/testing/pdf'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'

const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null, fictional: false } as const
let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({
      ...supreme,
      docId: 'licencia',
      caption: 'Soto con Maderas del Sur S.A.',
      docketNumber: '12345-2020',
      decidedOn: '2021-05-03',
      sections: buildSections([
        'Primero: Que la prohibición atiende al día en que el despido se comunica, no a aquel en que la decisión se adoptó.',
      ]),
    }),
    buildRuling({
      ...supreme,
      docId: 'plazo',
      caption: 'Rojas con Fisco',
      docketNumber: '12354-2020',
      decidedOn: '2021-06-11',
      outcome: 'acoge',
      sections: buildSections(undefined, 'Se resuelve: se acoge la demanda, con costas.'),
    }),
  ])
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await signInPerson(test)
})

const lines = [
  'Corte Suprema, rol N° 12.345-2020, resolvió que «la prohibición atiende al día en que el finiquito se comunica».',
  'Corte Suprema, «Soto con Maderas del Sur S.A.», rol N° 12.345-2020, de 4 de mayo de 2021.',
  'Corte Suprema, rol N° 12.534-2020, de 11 de junio de 2021.',
  'Corte Suprema, rol N° 99-2001, y el artículo 161 del Código del Trabajo.',
]
const corrected = [
  lines[0]?.replace('finiquito', 'despido'),
  lines[1]?.replace('4 de mayo', '3 de mayo'),
  lines[2]?.replace('12.534', '12.354'),
  lines[3],
]
const send = (path: 'annex' | 'document', body: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: `/v1/citations/check/${path}`, payload: body, headers: { ...ana.headers, ...headers } })
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const paragraphsOf = (xml: string): string[] =>
  xml.split('</w:p>').flatMap((part) => {
    const text = part.replaceAll(/<[^>]+>/gu, '').trim()
    return text === '' ? [] : [text]
  })
const settle = (xml: string, dropped: 'ins' | 'del'): string => xml.replaceAll(new RegExp(`<w:${dropped} .*?</w:${dropped}>`, 'gsu'), '')

describe('the annex of a check', () => {
  it('is a DOCX or PDF that says what was checked, when, with what and with which result', async () => {
    const body = { archivo: base64(makeDocx(lines)), nombre: 'Recurso de nulidad.docx' }
    const docx = await send('annex', { ...body, formato: 'docx' })
    expect(docx.statusCode).toBe(200)
    expect(docx.headers['content-disposition']).toMatch(
      /^attachment; filename="anexo-de-verificacion-recurso-de-nulidad-\d\d-\d\d-\d{4}\.docx"$/,
    )
    const text = paragraphsOf(String((await readZip(docx.rawPayload)).get('word/document.xml'))).join('\n')
    const pdf = await send('annex', { ...body, formato: 'pdf' })
    const pages = unbroken((await readPdf(pdf.rawPayload)).pages.join(''))
    for (const words of [
      'Anexo de verificación',
      'Recurso de nulidad.docx',
      '2 sentencias, hasta el 11-06-2021',
      '«No está en nuestro índice» no es «no existe»',
      'Conviene revisar 2 citas; 2 no se pudieron comprobar; 1 coincide.',
      'Tabla de autoridades',
      'El archivo de Word no trae sus números de página: se indica el párrafo.',
      'párrafo 1 (cita 1); párrafo 2 (cita 2)',
      '1. Cita textual no coincide: rol N° 12.345-2020, Corte Suprema',
      'Difiere una palabra.',
      '¿Quiso decir rol N° 12.354-2020?',
    ]) {
      expect(text).toContain(words)
      expect(pages).toContain(unbroken(words))
    }
    expect(text).toMatch(/Verificado el: \d\d-\d\d-\d{4} a las \d\d:\d\d, en BaseJuris/)
  })

  it('of a pasted text needs no name, and one without citations says so', async () => {
    const answer = await send('annex', { texto: 'Nada se cita.', formato: 'pdf' })
    expect(answer.headers['content-disposition']).toMatch(/"anexo-de-verificacion-\d\d-\d\d-\d{4}\.pdf"/)
    expect(unbroken((await readPdf(answer.rawPayload)).pages.join(''))).toContain(unbroken('No reconocimos citas en este texto.'))
  })

  it('comes in lines with its progress too', async () => {
    const { body } = await send('annex', { texto: lines.join('\n'), formato: 'docx' }, { accept: 'application/x-ndjson' })
    const read = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(read.map(({ tipo }) => tipo)).toEqual(expect.arrayContaining(['archivo', 'avance', 'datos', 'fin']))
    expect(read.find(({ tipo }) => tipo === 'avance')).toMatchObject({ etapa: 'leer', hechas: 5, total: 5 })
  })
})

describe('the commented document', () => {
  it('has a comment at each citation and the certain corrections, which rejected give the original and accepted the right words', async () => {
    const answer = await send('document', { archivo: base64(makeDocx(lines)), nombre: 'escrito.docx' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/"citas-comentadas-escrito-\d\d-\d\d-\d{4}\.docx"/)
    const files = await readZip(answer.rawPayload)
    const body = String(files.get('word/document.xml'))
    expect(paragraphsOf(settle(body, 'ins'))).toEqual(lines)
    expect(paragraphsOf(settle(body, 'del'))).toEqual(corrected)
    expect(body.split('<w:commentReference').length - 1).toBe(5)
    const comments = paragraphsOf(String(files.get('word/comments.xml')))
    expect(comments.filter((line) => /^Cita \d/u.test(line)).map((line) => line.split('.')[0])).toEqual([
      'Cita 1: Cita textual no coincide',
      'Cita 2: Fecha o carátula no coincide',
      'Cita 3: No está en nuestro índice',
      'Cita 4: No está en nuestro índice',
      'Cita 5: Existe',
    ])
    expect(comments).toContain('Proponemos la corrección con control de cambios: acéptela o rechácela.')
    expect(comments.join('\n')).toContain('Eso no significa que no exista.')
    expect(String(files.get('word/_rels/document.xml.rels'))).not.toContain('External')
  })

  it('corrects nothing where any doubt is left', async () => {
    const doubtful = [
      'Corte Suprema, rol N° 12.345-2020, de 4 de mayo de 2021.',
      'Corte Suprema, rol N° 12.534-2020.',
      'Corte Suprema, rol N° 12.345-2020, dijo que «la prohibición de despedir atiende siempre al mes en que el finiquito se firma y ratifica».',
    ]
    const body = String(
      (await readZip((await send('document', { archivo: base64(makeDocx(doubtful)) })).rawPayload)).get('word/document.xml'),
    )
    expect(body).not.toMatch(/<w:(?:ins|del)\b/u)
    expect(body.split('<w:commentReference').length - 1).toBe(3)
  })
})

describe('an outcome that the text states', () => {
  it.each([
    ['Resultado no coincide', 'rechazó la demanda', 'Su escrito dice que rechazó la demanda; la sentencia la acoge.'],
    [
      'Existe; no comprobamos lo que resolvió',
      'ordenó retasar el puerto',
      'No comprobamos lo que el escrito dice que resolvió («ordenó retasar el puerto»): compárelo con la sentencia.',
    ],
  ])('is told in the annex and in a comment, with the words of the ruling: %s', async (verdict, stated, said) => {
    const texto = `La Corte Suprema, rol N° 12.354-2020, ${stated}.`
    const annex = await send('annex', { texto, formato: 'docx' })
    const commented = await send('document', { archivo: base64(makeDocx([texto])) })
    const files = [
      String((await readZip(annex.rawPayload)).get('word/document.xml')),
      String((await readZip(commented.rawPayload)).get('word/comments.xml')),
    ]
    for (const words of files.map((xml) => paragraphsOf(xml).join('\n'))) {
      expect(words).toContain(verdict)
      expect(words).toContain(said)
      expect(words).toContain('La sentencia resuelve:')
      expect(words).toMatch(/«se acoge la demanda[^»]*»/iu)
    }
  })
})

describe('errors', () => {
  const macros = makeZip({
    '[Content_Types].xml': Buffer.from('<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>'),
    'word/document.xml': Buffer.from('<w:document><w:body><w:p><w:r><w:t>rol 1-2020</w:t></w:r></w:p></w:body></w:document>'),
  })
  it.each([
    ['document.word_only', 422, { texto: 'rol 1-2020' }],
    ['document.word_only', 422, { archivo: base64(Buffer.from('rol 1-2020')) }],
    ['document.word_only', 422, { archivo: base64(macros) }],
    ['document.damaged', 422, { archivo: base64(makeDocxOf('<w:p><w:r><w:t>rol 1-2020</w:r></w:p>')) }],
    ['document.format', 415, { archivo: base64(Uint8Array.of(1, 0, 2)) }],
  ])('of a document that does not come back: %s', async (code, status, body) => {
    const answer = await send('document', body)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  describe.each(['annex', 'document'] as const)('of %s', (path) => {
    it.each([
      ['document.format', 415, Uint8Array.of(1, 0, 2)],
      ['document.damaged', 422, Buffer.from('PK\u0003\u0004 nada', 'latin1')],
      ['document.password', 422, makePdf([['secreto']], { encrypted: true })],
      ['document.scanned', 422, makePdf([[]])],
      ['document.too_large', 413, makePdf(Array.from({ length: 501 }, () => ['Una página']))],
    ])('%s', async (code, status, bytes) => {
      const answer = await send(path, { archivo: base64(bytes), ...(path === 'annex' ? { formato: 'pdf' } : {}) })
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    })

    const format = path === 'annex' ? { formato: 'docx' } : {}
    it('one beside four others of the same person', async () => {
      const body = { archivo: base64(makeDocx(Array.from({ length: 30 }, () => lines.join(' ')))), ...format }
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(path, body)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 429])
      expect(answers.find(({ statusCode }) => statusCode === 429)?.json().code).toBe('check.busy')
    })

    it('one after sixty in an hour', async () => {
      for (let count = 0; count < 60; count += 1) await test.services.attempts.consume([['check file of', ana.userId]])
      const answer = await send(path, { archivo: base64(makeDocx(['nada'])), ...format })
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'check.too_many_files'])
    })
  })
})
