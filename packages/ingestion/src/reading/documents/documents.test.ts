import { hostname } from 'node:os'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { RecordProblem } from '../../record/record-problem.ts'
import { makeDocx, makeDocxOf, makeZip } from './docx.fixture.ts'
import { docxText } from './docx-text.ts'
import { makePdf } from './pdf.fixture.ts'
import { pdfPages } from './pdf-pages.ts'

const problemOf = async (reading: Promise<unknown>): Promise<string> => {
  try {
    await reading
  } catch (error) {
    if (error instanceof RecordProblem) return error.code
    throw error
  }
  throw new Error('a problem was expected')
}
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)

describe('pdfPages', () => {
  it('reads the lines of every page, accents and widely set letters too', async () => {
    const pages = [
      ['Santiago, tres de marzo de dos mil veintiuno.', 'VISTOS: la acción deducida.'],
      ['Regístrese.', [...'http://verificadoc.pjud.cl'].join(' ')],
    ]
    expect(await pdfPages(makePdf(pages))).toEqual([pages[0]?.join('\n'), 'Regístrese.\nhttp://verificadoc.pjud.cl'])
  })

  it('does not change its input', async () => {
    const pdf = makePdf([['Regístrese.']])
    await pdfPages(pdf)
    expect(pdf.subarray(0, 5)).toEqual(new TextEncoder().encode('%PDF-'))
  })

  it('says why a PDF cannot be read', async () => {
    expect(await problemOf(pdfPages(makePdf([[]])))).toBe('no_text_layer')
    expect(await problemOf(pdfPages(makePdf([['secreto']], { encrypted: true })))).toBe('password_protected')
    expect(await problemOf(pdfPages(new TextEncoder().encode('%PDF-1.4 nada más')))).toBe('document_damaged')
    expect(await problemOf(pdfPages(makePdf([['x']], { stream: deflateSync(zeros(65)) })))).toBe('expands_too_much')
  })
})

/** A Word document whose main part declares entities: one of a file, and a cascade that would fill the memory. */
const withEntities = (body: string): Uint8Array => {
  const cascade = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')
  const declared = `<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/hostname"><!ENTITY e0 "risa">${cascade}]>`
  return makeDocxOf(`<w:p><w:r><w:t>${body}</w:t></w:r></w:p>`, declared)
}

describe('docxText', () => {
  it('reads a paragraph per line', async () => {
    const paragraphs = ['Santiago, tres de marzo.', 'Vistos: A & B < C.', 'Se resuelve.']
    expect(await docxText(makeDocx(paragraphs))).toBe(paragraphs.join('\n'))
  })

  it('expands no entity that a document declares and reads no file that it names', async () => {
    for (const entity of ['&file;', '&e9;']) {
      const read = await docxText(withEntities(`Vistos ${entity}`)).catch((error: unknown) => error)
      if (read instanceof RecordProblem) continue
      expect(read).toBeTypeOf('string')
      expect(String(read).length).toBeLessThan(100)
      expect(String(read)).not.toContain(hostname())
    }
  })

  it('says why a document cannot be read', async () => {
    const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    expect(await problemOf(docxText(compound))).toBe('unknown_format')
    expect(await problemOf(docxText(Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')])))).toBe('password_protected')
    expect(await problemOf(docxText(makeDocx(['texto']).subarray(0, 200)))).toBe('document_damaged')
    expect(await problemOf(docxText(makeZip({ 'otra/cosa.txt': new Uint8Array(3) })))).toBe('document_damaged')
    expect(await problemOf(docxText(makeZip({ 'word/document.xml': zeros(65) })))).toBe('expands_too_much')
    const part = zeros(60)
    const many = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`word/${at}.xml`, part]))
    expect(await problemOf(docxText(makeZip(many)))).toBe('expands_too_much')
  })
})
