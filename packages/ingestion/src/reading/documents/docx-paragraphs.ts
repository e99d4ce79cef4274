import { Parser } from 'htmlparser2'
import { RecordProblem } from '../../record/record-problem.ts'
import { openDocxParts } from './docx-parts.ts'
import { rejectCompoundFile } from './docx-text.ts'

/** Where a paragraph of a document stands. */
export type ParagraphPlace = 'cuerpo' | 'nota al pie' | 'nota final' | 'comentario'

export interface DocumentParagraph {
  readonly text: string
  readonly part: ParagraphPlace
  /** From 1; null where the format has no pages. */
  readonly page: number | null
}

const files: readonly (readonly [name: string, part: ParagraphPlace])[] = [
  ['word/document.xml', 'cuerpo'],
  ['word/footnotes.xml', 'nota al pie'],
  ['word/endnotes.xml', 'nota final'],
  ['word/comments.xml', 'comentario'],
]

/** Words that tracked changes took out, and the second copy that old programs get of a text box. */
const skipped = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText'])

/**
 * Paragraphs of a DOCX in the order of the text: body with its tables and text boxes, then footnotes, endnotes and comments. Words put in
 * by a tracked change count, words taken out do not. @throws {RecordProblem} as `docxText`
 */
export async function docxParagraphs(bytes: Uint8Array): Promise<DocumentParagraph[]> {
  rejectCompoundFile(bytes)
  try {
    const opened = await openDocxParts(bytes)
    const paragraphs: DocumentParagraph[] = []
    for (const [file, part] of files) {
      if (!opened.exists(file)) {
        if (part === 'cuerpo') throw new RecordProblem('document_damaged')
        continue
      }
      for (const text of paragraphsOf(await opened.read(file))) paragraphs.push({ text, part, page: null })
    }
    return paragraphs
  } catch (error) {
    throw error instanceof RecordProblem ? error : new RecordProblem('document_damaged')
  }
}

/** Entities that a document declares are not expanded: the parser knows those of XML alone. */
function paragraphsOf(xml: string): string[] {
  const found: string[] = []
  /** Paragraphs that are open: those of a text box stand within another one. */
  const open: string[] = []
  let skipping = 0
  let inText = false
  const add = (text: string): void => {
    const last = open.length - 1
    if (skipping === 0 && last >= 0) open[last] += text
  }
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (skipped.has(name)) skipping += 1
        else if (name === 'w:p') open.push('')
        else if (name === 'w:t') inText = true
        else if (name === 'w:tab' || name === 'w:br' || name === 'w:cr') add(' ')
        else if (name === 'w:noBreakHyphen') add('-')
      },
      ontext: (text) => {
        if (inText) add(text)
      },
      onclosetag: (name) => {
        if (skipped.has(name)) skipping -= 1
        else if (name === 'w:t') inText = false
        else if (name === 'w:p') {
          const text = (open.pop() ?? '').replace(/\s+/gu, ' ').trim()
          if (text !== '') found.push(text)
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return found
}
