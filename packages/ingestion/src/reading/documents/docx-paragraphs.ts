import { RecordProblem } from '../../record/record-problem.ts'
import { type DocxParts, openDocxParts } from './docx-parts.ts'
import { findRelated } from './docx-relations.ts'
import { rejectCompoundFile } from './docx-text.ts'
import { type NoteReference, type ScannedPart, scanDocx } from './scan-docx.ts'

/** Where a paragraph of a document stands. */
export type ParagraphPlace = 'cuerpo' | 'nota al pie' | 'nota final' | 'comentario'

export interface DocumentParagraph {
  readonly text: string
  readonly part: ParagraphPlace
  /** From 1; null where the document does not say its pages. */
  readonly page: number | null
  /** Number of its footnote or endnote, in the order of the text. Null in other parts. */
  readonly note: number | null
}

/** A part of a DOCX with text, in the order of reading. */
export interface ReadPart {
  readonly name: string
  readonly place: ParagraphPlace
  readonly xml: string
  readonly scanned: ScannedPart
}

/** Parts with text beside the body: the relation that leads to each, and its usual name. */
const besideBody: readonly (readonly [kind: string, name: string, place: ParagraphPlace])[] = [
  ['footnotes', 'word/footnotes.xml', 'nota al pie'],
  ['endnotes', 'word/endnotes.xml', 'nota final'],
  ['comments', 'word/comments.xml', 'comentario'],
]

/**
 * The parts that have text, the body first. Their names are those to which the file leads, else the usual ones: programs in a browser write
 * `word/document2.xml`. Rejects with `document_damaged` without a body.
 */
export async function readDocxParts(opened: DocxParts): Promise<ReadPart[]> {
  const usual = 'word/document.xml'
  const body = (await findRelated(opened, '', 'officeDocument')) ?? (opened.exists(usual) ? usual : null)
  if (body === null) throw new RecordProblem('document_damaged')
  const read = async (name: string, place: ParagraphPlace): Promise<ReadPart> => {
    const xml = await opened.read(name)
    return { name, place, xml, scanned: scanDocx(xml) }
  }
  const parts = [await read(body, 'cuerpo')]
  if (!/<w:body\b/u.test(parts[0]?.xml ?? '')) throw new RecordProblem('document_damaged')
  for (const [kind, name, place] of besideBody) {
    const related = (await findRelated(opened, body, kind)) ?? (opened.exists(name) ? name : null)
    if (related !== null) parts.push(await read(related, place))
  }
  return parts
}

/** What refers to the notes of a part, by the `w:id` of the note, in the order of the text. The first reference counts. */
export function noteReferences(parts: readonly ReadPart[], place: ParagraphPlace): ReadonlyMap<string, NoteReference> {
  const own = place === 'nota al pie' ? 'w:footnoteReference' : 'w:endnoteReference'
  const found = new Map<string, NoteReference>()
  for (const { place: of, scanned } of parts)
    for (const reference of of === 'cuerpo' ? scanned.references : [])
      if (reference.kind === own && !found.has(reference.id)) found.set(reference.id, reference)
  return found
}

export interface DocxText {
  readonly paragraphs: readonly DocumentParagraph[]
  /** Null where the document does not say its pages. */
  readonly pages: number | null
}

/**
 * Paragraphs of a DOCX in the order of the text: body with its tables and text boxes, then footnotes, endnotes and comments. Words put in
 * by a tracked change count, words taken out do not. Pages are as Word broke them when it last saved. @throws {RecordProblem} as `docxText`
 */
export async function docxParagraphs(bytes: Uint8Array): Promise<DocxText> {
  rejectCompoundFile(bytes)
  try {
    const parts = await readDocxParts(await openDocxParts(bytes))
    // A text that ends where its XML breaks off would pass for the whole.
    if (parts.some(({ scanned }) => !scanned.isWellFormed)) throw new RecordProblem('document_damaged')
    const pages = pagesOf(parts)
    const paragraphs = parts.flatMap((part) => {
      const references = noteReferences(parts, part.place)
      const numbers = new Map([...references.keys()].map((id, at) => [id, at + 1]))
      return part.scanned.paragraphs.map(({ text, page, note }) => ({
        text,
        part: part.place,
        page: pages === null ? null : pageOf(part.place, page, references.get(note ?? '')),
        note: numbers.get(note ?? '') ?? null,
      }))
    })
    return { paragraphs, pages }
  } catch (error) {
    throw error instanceof RecordProblem ? error : new RecordProblem('document_damaged')
  }
}

/** A note stands on the page that refers to it. */
const pageOf = (place: ParagraphPlace, page: number, reference: NoteReference | undefined): number | null => {
  if (place === 'cuerpo') return page
  return place === 'nota al pie' ? (reference?.page ?? null) : null
}

const pagesOf = (parts: readonly ReadPart[]): number | null => {
  const breaks = parts.reduce((sum, { place, scanned }) => sum + (place === 'cuerpo' ? scanned.pageBreaks : 0), 0)
  return breaks === 0 ? null : breaks + 1
}
