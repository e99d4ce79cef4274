import { describe, expect, it } from 'vitest'
import { RecordProblem } from '../../record/record-problem.ts'
import { makeDocxOf, makeZip } from './docx.fixture.ts'
import { makePdf } from './pdf.fixture.ts'
import { readUploadedDocument } from './uploaded-document.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string): string => `<w:p>${content}</w:p>`
const word = (content: string, root: string): Uint8Array =>
  bytesOf(`<w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${root}>`)
const problemOf = async (bytes: Uint8Array): Promise<string> =>
  readUploadedDocument(bytes).then(
    () => 'none',
    (error: unknown) => (error instanceof RecordProblem ? error.code : String(error)),
  )

describe('a DOCX', () => {
  it('is read with its tables, text boxes, notes and comments, in order', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph(run('Rol 1-2020'))}</w:tc><w:tc>${paragraph(run('Corte Suprema'))}</w:tc></w:tr></w:tbl>`
    const box = paragraph(
      `${run('Antes ')}<mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph(run('Recuadro'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph(run('Recuadro'))}</w:txbxContent></mc:Fallback></mc:AlternateContent>${run('después')}`,
    )
    const docx = makeZip({
      'word/document.xml': word(`<w:body>${paragraph(run('Uno'))}${table}${box}</w:body>`, 'document'),
      'word/footnotes.xml': word(`<w:footnote>${paragraph(run('Véase rol 2-2021.'))}</w:footnote>`, 'footnotes'),
      'word/endnotes.xml': word(`<w:endnote>${paragraph(run('Al final.'))}</w:endnote>`, 'endnotes'),
      'word/comments.xml': word(`<w:comment>${paragraph(run('¿Y el rol 3-2022?'))}</w:comment>`, 'comments'),
    })
    const { format, paragraphs } = await readUploadedDocument(docx)
    expect(format).toBe('docx')
    expect(paragraphs.map(({ text, part }) => [part, text])).toEqual([
      ['cuerpo', 'Uno'],
      ['cuerpo', 'Rol 1-2020'],
      ['cuerpo', 'Corte Suprema'],
      ['cuerpo', 'Recuadro'],
      ['cuerpo', 'Antes después'],
      ['nota al pie', 'Véase rol 2-2021.'],
      ['nota final', 'Al final.'],
      ['comentario', '¿Y el rol 3-2022?'],
    ])
  })

  it('is read as its tracked changes leave it, and a word in pieces as one', async () => {
    const changed = `${run('rol 12.3')}<w:del><w:r><w:delText>99</w:delText></w:r></w:del><w:ins>${run('45-2020')}</w:ins>`
    const { paragraphs } = await readUploadedDocument(makeDocxOf(paragraph(changed)))
    expect(paragraphs).toEqual([{ text: 'rol 12.345-2020', part: 'cuerpo', page: null, note: null }])
  })

  it('has pages where Word left its breaks, and a note stands where it is referred to', async () => {
    const broken = '<w:lastRenderedPageBreak/>'
    const reference = '<w:r><w:footnoteReference w:id="7"/></w:r>'
    const docx = makeZip({
      'word/document.xml': word(
        `<w:body>${paragraph(run('Uno'))}${paragraph(`<w:r>${broken}<w:t>Dos</w:t></w:r>${reference}<w:r>${broken}<w:t>sigue</w:t></w:r>`)}${paragraph(run('Tres'))}</w:body>`,
        'document',
      ),
      'word/footnotes.xml': word(`<w:footnote w:id="7">${paragraph(run('Al pie.'))}</w:footnote>`, 'footnotes'),
    })
    const { paragraphs, pages } = await readUploadedDocument(docx)
    expect(pages).toBe(3)
    expect(paragraphs.map(({ text, page, note }) => [text, page, note])).toEqual([
      ['Uno', 1, null],
      ['Dossigue', 2, null],
      ['Tres', 3, null],
      ['Al pie.', 2, 1],
    ])
  })

  it('may be an old or protected one, or none', async () => {
    expect(await problemOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1))).toBe('unknown_format')
    expect(await problemOf(makeZip({ 'other.xml': bytesOf('<a/>') }))).toBe('document_damaged')
    expect(await problemOf(bytesOf('PK\u0003\u0004 nada'))).toBe('document_damaged')
  })
})

describe('a PDF', () => {
  it('is read by page, with broken lines joined and pages without text named', async () => {
    const pdf = makePdf([['La Corte Suprema lo resolvió así en causa', 'rol N° 12.345-2020, de tres de mayo.'], [], ['Otra página.']])
    expect(await readUploadedDocument(pdf)).toEqual({
      format: 'pdf',
      paragraphs: [
        { text: 'La Corte Suprema lo resolvió así en causa rol N° 12.345-2020, de tres de mayo.', part: 'cuerpo', page: 1, note: null },
        { text: 'Otra página.', part: 'cuerpo', page: 3, note: null },
      ],
      pages: 3,
      unreadablePages: [2],
    })
  })

  it('may be scanned, protected or too long', async () => {
    expect(await problemOf(makePdf([[]]))).toBe('no_text_layer')
    expect(await problemOf(makePdf([['secreto']], { encrypted: true }))).toBe('password_protected')
    expect(await problemOf(makePdf(Array.from({ length: 501 }, () => ['Una página'])))).toBe('expands_too_much')
  })
})

describe('a text', () => {
  it('is read in UTF-8 or Windows-1252', async () => {
    const expected = [{ text: 'Artículo 1° del Código.', part: 'cuerpo', page: null, note: null }]
    expect((await readUploadedDocument(bytesOf('Artículo 1° del Código.\r\n\r\n'))).paragraphs).toEqual(expected)
    expect((await readUploadedDocument(Buffer.from('Artículo 1° del Código.', 'latin1'))).paragraphs).toEqual(expected)
  })

  it('is refused when it is no text', async () => {
    expect(await problemOf(Uint8Array.of(1, 0, 2, 0))).toBe('unknown_format')
  })
})
