import { maxUploadedPages } from '@basejuris/domain/limits'
import { RecordProblem } from '../../record/record-problem.ts'
import { columnLines } from './column-lines.ts'
import { type DocumentParagraph, docxParagraphs } from './docx-paragraphs.ts'
import { pdfPages } from './pdf-pages.ts'
import { pdfParagraphs } from './pdf-paragraphs.ts'

/** A document that a person uploads to be read once. */
export interface UploadedDocument {
  readonly format: 'docx' | 'pdf' | 'txt'
  readonly paragraphs: readonly DocumentParagraph[]
  /** Number of pages; null where the format has none, or a DOCX does not say it. */
  readonly pages: number | null
  /** Pages without text, as scanned ones. */
  readonly unreadablePages: readonly number[]
}

const startsWith = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text

/**
 * Paragraphs of an uploaded document, whatever its name says: the first bytes tell its format. Lines that a PDF broke are joined, and
 * page headers and footers are left out. @throws {RecordProblem} `unknown_format`, `password_protected`, `document_damaged`,
 * `no_text_layer`, `expands_too_much`
 */
export async function readUploadedDocument(bytes: Uint8Array): Promise<UploadedDocument> {
  if (startsWith(bytes, '%PDF-')) return fromPages(await pdfPages(bytes, columnLines))
  if (startsWith(bytes, 'PK\u0003\u0004') || bytes[0] === 0xd0)
    return withText({ format: 'docx', ...(await docxParagraphs(bytes)), unreadablePages: [] })
  return withText(fromText(bytes))
}

/** A document of pictures alone has nothing to check, which must not read as «no citations». */
const withText = (document: UploadedDocument): UploadedDocument => {
  if (!document.paragraphs.some(({ text }) => /\p{L}{2}/u.test(text))) throw new RecordProblem('no_text_layer')
  return document
}

const notText = (): RecordProblem => new RecordProblem('unknown_format', null, ['Suba un PDF, un DOCX o un archivo de texto.'])

function fromText(bytes: Uint8Array): UploadedDocument {
  const text = decode(bytes)
  if (text.includes('\0') || richText.test(text)) throw notText()
  const paragraphs = text
    .split(/\r\n?|\n/u)
    .flatMap((line) => (line.trim() === '' ? [] : [{ text: line.trim(), part: 'cuerpo' as const, page: null, note: null }]))
  return { format: 'txt', paragraphs, pages: null, unreadablePages: [] }
}

/** RTF is text with commands, which would pass for words. */
const richText = /^\s*\{\\rtf/u

/** UTF-16 where its mark begins the text, else UTF-8, or Windows-1252 where the bytes are not valid UTF-8. */
const decode = (bytes: Uint8Array): string => {
  if (startsWith(bytes, '\u00ff\u00fe')) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, '\u00fe\u00ff')) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function fromPages(pages: readonly string[]): UploadedDocument {
  if (pages.length > maxUploadedPages) throw new RecordProblem('expands_too_much', null, [`Tiene más de ${maxUploadedPages} páginas.`])
  return {
    format: 'pdf',
    paragraphs: pdfParagraphs(pages).map(({ text, page }) => ({ text, part: 'cuerpo', page, note: null })),
    pages: pages.length,
    unreadablePages: pages.flatMap((page, index) => (/\p{L}{2}/u.test(page) ? [] : [index + 1])),
  }
}
