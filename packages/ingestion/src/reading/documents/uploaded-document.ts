import { maxUploadedPages } from '@basejuris/domain/limits'
import { cleanParagraphs } from '@basejuris/legal-text'
import { RecordProblem } from '../../record/record-problem.ts'
import { type DocumentParagraph, docxParagraphs } from './docx-paragraphs.ts'
import { pdfPages } from './pdf-pages.ts'

/** A document that a person uploads to be read once. */
export interface UploadedDocument {
  readonly format: 'docx' | 'pdf' | 'txt'
  readonly paragraphs: readonly DocumentParagraph[]
  /** Number of pages; null where the format has none, or a DOCX does not say it. */
  readonly pages: number | null
  /** Pages without text, as scanned ones. */
  readonly unreadablePages: readonly number[]
}

const pageBreak = '\f'
const startsWith = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text

/**
 * Paragraphs of an uploaded document, whatever its name says: the first bytes tell its format. Lines that a PDF broke are joined, and
 * page headers and footers are left out. @throws {RecordProblem} `unknown_format`, `password_protected`, `document_damaged`,
 * `no_text_layer`, `expands_too_much`
 */
export async function readUploadedDocument(bytes: Uint8Array): Promise<UploadedDocument> {
  if (startsWith(bytes, '%PDF-')) return fromPages(await pdfPages(bytes))
  if (startsWith(bytes, 'PK\u0003\u0004') || bytes[0] === 0xd0)
    return { format: 'docx', ...(await docxParagraphs(bytes)), unreadablePages: [] }
  return fromText(bytes)
}

function fromText(bytes: Uint8Array): UploadedDocument {
  const isUtf8 = Buffer.from(bytes).every((byte) => byte !== 0)
  if (!isUtf8) throw new RecordProblem('unknown_format', null, ['Suba un PDF, un DOCX o un archivo de texto.'])
  const text = decode(bytes)
  const paragraphs = text
    .split(/\r\n?|\n/u)
    .flatMap((line) => (line.trim() === '' ? [] : [{ text: line.trim(), part: 'cuerpo' as const, page: null, note: null }]))
  return { format: 'txt', paragraphs, pages: null, unreadablePages: [] }
}

/** UTF-8, or Windows-1252 where the bytes are not valid UTF-8. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function fromPages(pages: readonly string[]): UploadedDocument {
  if (pages.length > maxUploadedPages) throw new RecordProblem('expands_too_much', null, [`Tiene más de ${maxUploadedPages} páginas.`])
  const raw = pages.join(pageBreak)
  let start = 0
  const starts = pages.map((page) => {
    const at = start
    start += page.length + pageBreak.length
    return at
  })
  const pageAt = (offset: number): number => starts.findLastIndex((at) => at <= offset) + 1
  return {
    format: 'pdf',
    paragraphs: cleanParagraphs(raw).map(({ text, from }) => ({ text, part: 'cuerpo', page: pageAt(from), note: null })),
    pages: pages.length,
    unreadablePages: pages.flatMap((page, index) => (/\p{L}{2}/u.test(page) ? [] : [index + 1])),
  }
}
