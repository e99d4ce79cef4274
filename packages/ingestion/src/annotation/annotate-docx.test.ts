import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeDocxOf, makeZip } from '../reading/documents/docx.fixture.ts'
import { docxParagraphs } from '../reading/documents/docx-paragraphs.ts'
import { RecordProblem } from '../record/record-problem.ts'
import { type Annotations, annotateDocx } from './annotate-docx.ts'
import { annotateInWorker } from './annotate-in-worker.ts'
import { looksOf, settleChanges } from './annotated-docx.fixture.ts'
import { readEntries } from './zip-entries.fixture.ts'

const annotator = { author: 'BaseJuris', initials: 'BJ', at: new Date('2026-11-22T12:00:00Z') }
const none: Annotations = { comments: [], corrections: [], annotator }
const run = (text: string, properties = ''): string => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...content: string[]): string => `<w:p><w:pPr><w:jc w:val="both"/></w:pPr>${content.join('')}</w:p>`
const bold = '<w:rPr><w:b/></w:rPr>'

const textOf = async (bytes: Uint8Array): Promise<string> => (await docxParagraphs(bytes)).paragraphs.map(({ text }) => text).join('\n')
const at = (text: string, words: string) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length })
const bodyOf = async (bytes: Uint8Array, part = 'word/document.xml'): Promise<string> =>
  (await readEntries(bytes)).get(part)?.toString() ?? ''
const problemOf = async (bytes: Uint8Array): Promise<string> =>
  annotateDocx(bytes, none).then(
    () => 'none',
    (error: unknown) => (error instanceof RecordProblem ? error.code : String(error)),
  )
/** Comments and corrections by the words that they are on. */
async function annotate(bytes: Uint8Array, comments: Record<string, string>, corrections: Record<string, string> = {}) {
  const text = await textOf(bytes)
  return annotateDocx(bytes, {
    comments: Object.entries(comments).map(([words, line]) => ({ ...at(text, words), lines: [line] })),
    corrections: Object.entries(corrections).map(([words, other]) => ({ ...at(text, words), text: other })),
    annotator,
  })
}

describe('a commented document', () => {
  const docx = makeDocxOf(paragraph(run('Según rol N° 12.'), run('345', bold), run('-2020 &amp; otros.')) + paragraph(run('Fin.')))

  it('has a comment around the words, also where they stand in many runs', async () => {
    const { bytes, unplaced } = await annotate(docx, { 'rol N° 12.345-2020': 'Existe «&»' })
    expect(unplaced).toEqual([])
    expect(await bodyOf(bytes)).toContain(
      `${run('Según ')}<w:commentRangeStart w:id="1"/>${run('rol N° 12.')}${run('345', bold)}${run('-2020')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>${run(' &amp; otros.')}`,
    )
    const entries = await readEntries(bytes)
    expect(entries.get('word/comments.xml')?.toString()).toContain('w:author="BaseJuris" w:date="2026-11-22T12:00:00Z" w:initials="BJ"')
    expect(entries.get('word/comments.xml')?.toString()).toContain('Existe «&amp;»')
    expect(entries.get('[Content_Types].xml')?.toString()).toContain('PartName="/word/comments.xml"')
    expect(entries.get('word/_rels/document.xml.rels')?.toString()).toMatch(/Type="[^"]+\/comments" Target="comments\.xml"/u)
    expect(entries.get('word/_rels/document.xml.rels')?.toString()).not.toContain('External')
    expect(await textOf(bytes)).toBe(`${await textOf(docx)}\nExiste «&»`)
  })

  it('puts its comments behind those that the document has, and takes no identifier twice', async () => {
    const marked = `<w:bookmarkStart w:id="2" w:name="a"/><w:commentRangeStart w:id="1"/>${run('rol 1-2020')}<w:commentRangeEnd w:id="1"/><w:bookmarkEnd w:id="2"/>`
    const relation =
      '<Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="/word/comments.xml"/>'
    const source = makeZip({
      ...Object.fromEntries(await readEntries(makeDocxOf(paragraph(marked)))),
      'word/comments.xml': Buffer.from(
        '<w:comments xmlns:w="x"><w:comment w:id="1" w:author="Ana"><w:p><w:r><w:t>Mío</w:t></w:r></w:p></w:comment></w:comments>',
      ),
      'word/_rels/document.xml.rels': Buffer.from(`<Relationships xmlns="y">${relation}</Relationships>`),
    })
    const { bytes } = await annotate(source, { 'rol 1-2020': 'Nuestro' })
    const comments = await bodyOf(bytes, 'word/comments.xml')
    expect(comments).toMatch(/^<w:comments xmlns:w="x"><w:comment w:id="1" w:author="Ana">.*<w:comment [^>]*w:id="3"/su)
    expect(await bodyOf(bytes, 'word/_rels/document.xml.rels')).toBe(`<Relationships xmlns="y">${relation}</Relationships>`)
  })

  it('comments a note at its reference, a text box at the box and a link around it, where Word takes comments', async () => {
    const box = `<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph(run('Recuadro rol 3-2020'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph(run('Recuadro rol 3-2020'))}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>`
    const link = `<w:hyperlink r:id="r1">${run('rol 4-2020')}</w:hyperlink>`
    const reference = '<w:r><w:footnoteReference w:id="5"/></w:r>'
    const source = makeZip({
      ...Object.fromEntries(await readEntries(makeDocxOf(paragraph(run('Véase'), reference, box, run(' y '), link)))),
      'word/footnotes.xml': Buffer.from(
        `<w:footnotes><w:footnote w:id="5">${paragraph(run('Nota rol 2-2020'))}</w:footnote></w:footnotes>`,
      ),
      'word/comments.xml': Buffer.from(
        `<w:comments><w:comment w:id="0">${paragraph(run('Comentario rol 6-2020'))}</w:comment></w:comments>`,
      ),
    })
    const { bytes, unplaced } = await annotate(source, { 'rol 2-2020': 'a', 'rol 3-2020': 'b', 'rol 4-2020': 'c', 'rol 6-2020': 'd' })
    const body = await bodyOf(bytes)
    expect(body).toContain(`<w:commentRangeStart w:id="1"/>${reference}<w:commentRangeEnd w:id="1"/>`)
    expect(body).toContain(`<w:commentRangeStart w:id="2"/>${box}<w:commentRangeEnd w:id="2"/>`)
    expect(body).toContain(`<w:commentRangeStart w:id="3"/>${link}<w:commentRangeEnd w:id="3"/>`)
    expect(unplaced).toEqual([3])
    expect(await bodyOf(bytes, 'word/footnotes.xml')).toBe(await bodyOf(source, 'word/footnotes.xml'))
  })
})

describe('a tracked correction', () => {
  it('takes words out and puts others in, with their look', async () => {
    const docx = makeDocxOf(paragraph(run('de 4 de '), run('mayo de 2021, así', bold)))
    const { bytes, corrected } = await annotate(docx, {}, { '4 de mayo': '3 de mayo' })
    expect(corrected).toEqual([0])
    const body = await bodyOf(bytes)
    expect(looksOf(settleChanges(body, 'reject'))).toEqual(looksOf(await bodyOf(docx)))
    const accepted = makeDocxOf(settleChanges(body, 'accept').replace(/^.*<w:body>|<\/w:body>.*$/gsu, ''))
    expect(await textOf(accepted)).toBe('de 3 de mayo de 2021, así')
    expect(await textOf(bytes)).toBe('de 3 de mayo de 2021, así')
  })

  it('works in footnotes and tables', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph(run('rol 1-2020'))}</w:tc></w:tr></w:tbl>`
    const source = makeZip({
      ...Object.fromEntries(await readEntries(makeDocxOf(table))),
      'word/footnotes.xml': Buffer.from(
        `<w:footnotes><w:footnote w:id="5">${paragraph(run('Nota rol 2-2020'))}</w:footnote></w:footnotes>`,
      ),
    })
    const { bytes, corrected } = await annotate(source, {}, { 'rol 1-2020': 'rol 9-2020', 'rol 2-2020': 'rol 8-2020' })
    expect(corrected).toEqual([0, 1])
    expect(await textOf(bytes)).toBe('rol 9-2020\nNota rol 8-2020')
  })

  it.each([
    ['another tracked change', `<w:ins w:id="1" w:author="Ana">${run('rol 1-2020')}</w:ins>`],
    ['a change of look', run('rol 1-2020', '<w:rPr><w:rPrChange w:id="1" w:author="Ana"/></w:rPr>')],
    ['a link', `<w:hyperlink r:id="r1">${run('rol 1-2020')}</w:hyperlink>`],
    ['a field', `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${run('rol 1-2020')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`],
    ['a word with a tabulator', '<w:r><w:t>rol</w:t><w:tab/><w:t>1-2020</w:t></w:r>'],
    ['a word with a note inside', '<w:r><w:t>rol 1</w:t><w:footnoteReference w:id="5"/><w:t>-2020</w:t></w:r>'],
    ['a content control', `<w:sdt><w:sdtContent>${run('rol 1-2020')}</w:sdtContent></w:sdt>`],
  ])('is left out within %s, where it could not be undone as it was', async (_, content) => {
    const docx = makeDocxOf(paragraph(run('Ver '), content, run('.')))
    const { bytes, corrected } = await annotate(docx, { 'rol 1-2020': 'Aquí' }, { 'rol 1-2020': 'rol 2-2020' })
    expect(corrected).toEqual([])
    expect(looksOf(settleChanges(await bodyOf(bytes), 'reject'))).toEqual(looksOf(await bodyOf(docx)))
    expect(await bodyOf(bytes)).toContain('<w:commentReference')
  })

  it('is written once where two meet', async () => {
    const docx = makeDocxOf(paragraph(run('rol 1-2020')))
    expect((await annotate(docx, {}, { 'rol 1': 'rol 2', '1-2020': '2-2020' })).corrected).toEqual([0])
  })
})

describe('any document', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'é', ' ', '1', '-', '.', '&amp;', '&#241;', '\u{1d11e}', '<w:tab/>'),
    maxLength: 12,
  })
  const looks = fc.constantFrom('', bold, '<w:rPr><w:i/><w:sz w:val="20"/></w:rPr>')
  const someRun = fc.tuple(fc.array(words, { maxLength: 3 }), looks, fc.boolean()).map(([texts, look, preserve]) => {
    const pieces = texts.flatMap((text) => text.split(/(<w:tab\/>)/u))
    const space = preserve ? ' xml:space="preserve"' : ''
    return `<w:r w:rsidR="00A1">${look}${pieces.map((piece) => (piece.startsWith('<') ? piece : `<w:t${space}>${piece}</w:t>`)).join('')}</w:r>`
  })
  const inner = fc.oneof(
    { weight: 5, arbitrary: someRun },
    someRun.map((one) => `<w:ins w:id="77" w:author="Ana">${one}</w:ins>`),
    someRun.map(
      (one) => `<w:del w:id="78" w:author="Ana">${one.replaceAll('w:t', 'w:delText').replaceAll('w:delTextab', 'w:tab')}</w:del>`,
    ),
    someRun.map((one) => `<w:hyperlink r:id="r1">${one}</w:hyperlink>`),
    someRun.map((one) => `<w:smartTag w:element="x"><w:smartTagPr/>${one}</w:smartTag>`),
    someRun.map((one) => `<w:r><w:pict><w:txbxContent><w:p>${one}</w:p></w:txbxContent></w:pict></w:r>`),
    fc.constantFrom(
      '<w:proofErr w:type="spellStart"/>',
      '<w:bookmarkStart w:id="3" w:name="b"/>',
      '<w:r><w:br w:type="page"/></w:r>',
      '\n  ',
    ),
  )
  const body = fc.array(
    fc.array(inner, { maxLength: 6 }).map((runs) => paragraph(...runs)),
    { minLength: 1, maxLength: 4 },
  )
  const spans = fc.array(fc.tuple(fc.nat(120), fc.integer({ min: 1, max: 20 })), { maxLength: 6 })

  it('is given back by rejecting every change, letter by letter and look by look, and no other part changes', async () => {
    await fc.assert(
      fc.asyncProperty(body, spans, spans, async (paragraphs, commented, changed) => {
        const picture = Buffer.from([1, 2, 3, 0, 255])
        const source = makeZip({
          ...Object.fromEntries(await readEntries(makeDocxOf(paragraphs.join('')))),
          'word/media/image1.png': picture,
          'word/styles.xml': Buffer.from('<w:styles/>'),
        })
        const { bytes, corrected, unplaced } = await annotateDocx(source, {
          comments: commented.map(([from, length]) => ({ from, to: from + length, lines: ['nota'] })),
          corrections: changed.map(([from, length]) => ({ from, to: from + length, text: 'OTRO' })),
          annotator,
        })
        const [before, after] = [await readEntries(source), await readEntries(bytes)]
        const xml = after.get('word/document.xml')?.toString() ?? ''
        expect(looksOf(settleChanges(xml, 'reject'))).toEqual(looksOf(before.get('word/document.xml')?.toString() ?? ''))
        expect(xml.split('OTRO').length - 1).toBe(corrected.length)
        expect(xml.split('<w:commentReference').length - 1).toBe(commented.length - unplaced.length)
        for (const mark of ['commentRangeStart', 'commentRangeEnd'])
          expect(xml.split(`<w:${mark}`).length - 1).toBe(commented.length - unplaced.length)
        const changedParts = new Set(['word/document.xml', 'word/comments.xml', '[Content_Types].xml', 'word/_rels/document.xml.rels'])
        for (const [name, content] of before) if (!changedParts.has(name)) expect(after.get(name)?.equals(content)).toBe(true)
        expect([...after.keys()].filter((name) => !before.has(name) && !changedParts.has(name))).toEqual([])
        expect((await docxParagraphs(bytes)).paragraphs.filter(({ part }) => part === 'cuerpo').length).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 300 },
    )
  })

  it('of three hundred pages takes few seconds', async () => {
    const line = paragraph(...Array.from({ length: 12 }, (_, index) => run(`palabra ${index} rol N° 12.345-2020 `)))
    const docx = makeDocxOf(line.repeat(1_500))
    const text = await textOf(docx)
    const comments = Array.from({ length: 3_000 }, (_, index) => ({ from: index * 200, to: index * 200 + 18, lines: ['nota'] }))
    const started = performance.now()
    const { unplaced } = await annotateDocx(docx, { ...none, comments: comments.filter(({ to }) => to < text.length) })
    expect(unplaced.length).toBeLessThan(500)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

describe('a document that cannot be annotated', () => {
  const macros = Buffer.from(
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
  )
  it('is refused with its reason', async () => {
    const plain = Object.fromEntries(await readEntries(makeDocxOf(paragraph(run('Uno')))))
    expect(await problemOf(makeZip({ ...plain, '[Content_Types].xml': macros }))).toBe('unknown_format')
    expect(await problemOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1))).toBe('unknown_format')
    expect(await problemOf(makeZip({ ...plain, 'word/media/bomb.bin': new Uint8Array(65 * 2 ** 20) }))).toBe('expands_too_much')
    expect(await problemOf(makeDocxOf('<w:p><w:r><w:t>sin cerrar</w:r></w:p>'))).toBe('document_damaged')
    expect(await problemOf(makeDocxOf(paragraph(run('a')), '<!DOCTYPE a [<!ENTITY b "c">]>'))).toBe('document_damaged')
    expect(await problemOf(Buffer.from('PK\u0003\u0004 nada'))).toBe('document_damaged')
    const outside = new AbortController()
    outside.abort()
    await expect(annotateInWorker(makeDocxOf(''), none, outside.signal)).rejects.toThrow('abort')
  })

  it('is worked on in a thread', async () => {
    const { bytes } = await annotateInWorker(makeDocxOf(paragraph(run('Uno'))), none, new AbortController().signal)
    expect(await textOf(bytes)).toBe('Uno')
    await expect(annotateInWorker(makeZip({}), none, new AbortController().signal)).rejects.toMatchObject({ code: 'document_damaged' })
  })
})
