import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { RecordProblem } from '../../record/record-problem.ts'
import { makeDocxOf, makeZip } from './docx.fixture.ts'
import { makePdf } from './pdf.fixture.ts'
import { readUploadedDocument } from './uploaded-document.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const readLines = async (bytes: Uint8Array): Promise<string[]> => (await readUploadedDocument(bytes)).paragraphs.map(({ text }) => text)
const problemOf = async (bytes: Uint8Array): Promise<string> =>
  readUploadedDocument(bytes).then(
    () => 'none',
    (error: unknown) => (error instanceof RecordProblem ? error.code : String(error)),
  )

const sentence = 'El recurrente sostiene que la resolución desatiende la prueba rendida'
const filler = Array.from({ length: 12 }, (_, at) => `${sentence}, según el apartado ${'abcdefghijkl'.charAt(at)} del recurso`)

describe('a PDF with citations in awkward places', () => {
  it('has no page head or number between the words of a citation', async () => {
    const page = (number: number, lines: readonly string[]) => ['Estudio Jurídico Soto y Compañía', ...lines, String(number)]
    const pdf = makePdf([
      page(12, [...filler, `${sentence}, y así el artículo 161 del Código`]),
      page(13, [`del Trabajo. ${sentence}.`, ...filler, `${sentence} rol N° 12.345-`]),
      page(14, [`2020 de la Corte Suprema. ${sentence}.`, ...filler, `${sentence} la Corte de Apelaciones de`]),
      page(15, [`San Miguel, rol N° 777-2019. ${sentence}.`, ...filler]),
    ])
    const text = (await readLines(pdf)).join('\n')
    expect(text).toContain('artículo 161 del Código del Trabajo.')
    expect(text).toContain('rol N° 12.345-2020 de la Corte Suprema.')
    expect(text).toContain('la Corte de Apelaciones de San Miguel, rol N° 777-2019.')
    expect(text.split('Estudio Jurídico')).toHaveLength(2)
    expect(text.startsWith('Estudio Jurídico')).toBe(true)
  })

  it('has the notes of a page behind the sentence that goes on in the next one', async () => {
    const pdf = makePdf([
      [
        ...filler,
        `${sentence}, como dice el artículo 161 del Código del`,
        '1 Corte Suprema, rol N° 1.000-2020.',
        '2 Corte de Talca, rol N° 50-2019.',
      ],
      [`Trabajo, que lo exige. ${sentence}.`],
    ])
    const lines = await readLines(pdf)
    expect(lines.find((line) => line.includes('artículo 161'))).toContain('artículo 161 del Código del Trabajo, que lo exige.')
    expect(lines.slice(-2)).toEqual(['1 Corte Suprema, rol N° 1.000-2020.', '2 Corte de Talca, rol N° 50-2019.'])
  })

  /** Text at its place, in the order given, as programs that recognise scans write it. */
  const drawn = (pieces: readonly (readonly [x: number, y: number, text: string])[]): Uint8Array => {
    const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex')
    const content = pieces.map(([x, y, text]) => `1 0 0 1 ${x} ${y} Tm <${hex(text)}> Tj`).join('\n')
    return makePdf([[]], { stream: deflateSync(`BT /F1 10 Tf\n${content}\nET`) })
  }
  const left = [
    'Así lo resolvió la Corte Suprema en',
    'causa rol N° 12.345-2020, de tres de',
    'mayo de dos mil veintiuno, al decir',
    'que el artículo 161 del Código del',
    'Trabajo exige comunicar la decisión',
    'por escrito, con sus fundamentos de',
    'hecho y de derecho, al trabajador y',
    'a la Inspección del Trabajo, dentro',
    'de los plazos que la ley establece.',
  ]
  const right = [
    'Lo mismo falló la Corte de Talca en',
    'rol N° 50-2019, y también la doctrina',
    'que cita el recurso, según la cual el',
    'empleador soporta la carga de probar',
    'los hechos que invoca en la carta que',
    'envía, conforme al artículo 454 N° 1',
    'del mismo Código, sin que pueda alegar',
    'otros distintos en la audiencia única',
    'de juicio, como lo pretende el actor.',
  ]

  it('is read column by column where it was drawn across two', async () => {
    const rows = left.flatMap((text, at) => [[50, 700 - at * 14, text] as const, [310, 700 - at * 14, right[at] ?? ''] as const])
    const text = (
      await readLines(drawn([[50, 730, 'EN LO PRINCIPAL: RECURSO DE UNIFICACIÓN DE JURISPRUDENCIA, QUE FUNDA EN LO QUE DICE'], ...rows]))
    ).join(' ')
    expect(text).toContain('rol N° 12.345-2020, de tres de mayo de dos mil veintiuno')
    expect(text).toContain('artículo 161 del Código del Trabajo exige')
    expect(text).toContain('454 N° 1 del mismo Código')
    expect(text.indexOf('Lo mismo falló')).toBeGreaterThan(text.indexOf('que la ley establece.'))
  })

  it('is read row by row where it has a table', async () => {
    const rows = left.flatMap((_, at) => [
      [50, 700 - at * 14, `Corte de ${['Talca', 'Arica', 'Temuco', 'San Miguel'][at % 4]}`] as const,
      [310, 700 - at * 14, `rol N° ${at + 10}-2020`] as const,
    ])
    expect(await readLines(drawn(rows))).toContain('Corte de Talca rol N° 10-2020')
  })
})

/** A PDF of these objects, the first one its catalogue. */
const pdfOf = (...objects: readonly string[]): Uint8Array => {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return bytesOf(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n${text.length}\n%%EOF`,
  )
}
const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
const pageTree = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const form = (next: number) =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${next} 0 R >> >> /Length 50 >>\nstream\n${'/X Do '.repeat(8)}  \nendstream`

describe('a hostile PDF', () => {
  it.each([
    [
      'whose pages hold themselves',
      'document_damaged',
      pdfOf(catalogue, '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>', '<< /Type /Page /Parent 2 0 R >>'),
    ],
    [
      'whose pages hold each other',
      'document_damaged',
      pdfOf(catalogue, pageTree, '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 5 >>'),
    ],
    [
      'whose length is its own',
      'no_text_layer',
      pdfOf(
        catalogue,
        pageTree,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        '<< /Length 4 0 R >>\nstream\nBT ET\nendstream',
      ),
    ],
    [
      'whose drawing draws itself',
      'no_text_layer',
      pdfOf(
        catalogue,
        pageTree,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
        '<< /Length 5 >>\nstream\n/X Do\nendstream',
        form(5),
      ),
    ],
    [
      'that claims pages without end',
      'no_text_layer',
      pdfOf(catalogue, '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'),
    ],
    ['that is cut', 'document_damaged', makePdf([[sentence]]).slice(0, 400)],
  ])('%s is refused', async (_, code, bytes) => {
    expect(await problemOf(bytes)).toBe(code)
  })
})

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const cited = 'Corte Suprema, rol N° 1.234-2020.'
const paragraph = `<w:p><w:r><w:t>${cited}</w:t></w:r></w:p>`
const word = (content: string): string => `<w:document ${namespace}><w:body>${content}</w:body></w:document>`
const relation = (kind: string, target: string): string =>
  `<Relationship Id="r${kind}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`
const relations = (...content: readonly string[]): Uint8Array =>
  bytesOf(`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content.join('')}</Relationships>`)

describe('a DOCX of another program', () => {
  it('is read where its relations lead', async () => {
    const docx = makeZip({
      '_rels/.rels': relations(relation('officeDocument', '/word/document2.xml')),
      'word/_rels/document2.xml.rels': relations(relation('footnotes', 'notes9.xml')),
      'word/document2.xml': bytesOf(word(paragraph)),
      'word/notes9.xml': bytesOf(`<w:footnotes ${namespace}><w:footnote>${paragraph.replace('1.234', '99')}</w:footnote></w:footnotes>`),
    })
    expect(await readLines(docx)).toEqual([cited, 'Corte Suprema, rol N° 99-2020.'])
  })

  it('may have its XML in UTF-16', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-16"?>${word(paragraph)}`
    expect(await readLines(makeZip({ 'word/document.xml': Buffer.from(`\ufeff${xml}`, 'utf16le') }))).toEqual([cited])
  })

  it('is damaged where its relations lead in a circle or nowhere, or its XML breaks off', async () => {
    const circle = { '_rels/.rels': relations(relation('officeDocument', '_rels/.rels')) }
    expect(await problemOf(makeZip(circle))).toBe('document_damaged')
    const nowhere = { '_rels/.rels': relations(relation('officeDocument', 'word/none.xml')) }
    expect(await problemOf(makeZip(nowhere))).toBe('document_damaged')
    expect(await problemOf(makeZip({ 'word/document.xml': bytesOf(word(paragraph).slice(0, -30)) }))).toBe('document_damaged')
    expect(await problemOf(makeZip({ 'word/document.xml': bytesOf(word(paragraph.replace('</w:r>', ''))) }))).toBe('document_damaged')
    expect(await problemOf(makeZip({ 'word/document.xml': bytesOf('hola') }))).toBe('document_damaged')
  })

  it('is damaged where it nests beyond all measure, which takes moments to say', async () => {
    const [open, close] = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>']
    const started = performance.now()
    expect(await problemOf(makeDocxOf(open.repeat(50_000) + paragraph + close.repeat(50_000)))).toBe('document_damaged')
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  it('says that it has no text where it has pictures alone', async () => {
    expect(await problemOf(makeDocxOf('<w:p><w:r><w:drawing/></w:r></w:p>'))).toBe('no_text_layer')
  })
})

describe('a file of text', () => {
  it('may be in UTF-16', async () => {
    expect(await readLines(Buffer.from(`\ufeff${cited}`, 'utf16le'))).toEqual([cited])
    expect(await readLines(Buffer.from(`\ufeff${cited}`, 'utf16le').swap16())).toEqual([cited])
  })

  it('is refused where its commands would pass for words, and where it is empty', async () => {
    expect(await problemOf(bytesOf('{\\rtf1\\ansi Corte Suprema}'))).toBe('unknown_format')
    expect(await problemOf(bytesOf(' \n\n '))).toBe('no_text_layer')
    expect(await problemOf(new Uint8Array(0))).toBe('no_text_layer')
  })
})
