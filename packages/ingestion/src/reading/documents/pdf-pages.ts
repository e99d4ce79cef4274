import { RecordProblem } from '../../record/record-problem.ts'
import { drawnLines, type PlacedText } from './column-lines.ts'
import { checkPdfStreams } from './compression-budget.ts'

/** More pages than any ruling has. Limits documents made of empty pages. */
const maxPages = 5000
const problemOf = (error: unknown): RecordProblem => {
  if (error instanceof RecordProblem) return error
  const name = error instanceof Error ? error.name : ''
  return new RecordProblem(name === 'PasswordException' ? 'password_protected' : 'document_damaged')
}

/** Joins letters set with wide spacing: «h t t p : / / v e r i f i c a d o c» is one word. */
const closeSpacedLetters = (line: string): string => {
  const tokens = line.trim().split(' ')
  const single = tokens.filter((token) => token.length === 1).length
  return tokens.length >= 8 && single / tokens.length >= 0.85 ? tokens.join('') : line
}

type OpenedPdf = Awaited<ReturnType<typeof import('unpdf')['getDocumentProxy']>>

/** One page after the other, and each is let go before the next. */
async function readPages(document: OpenedPdf, linesOf: (items: readonly PlacedText[]) => string): Promise<string[]> {
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(linesOf(items.flatMap((item) => ('str' in item ? placed(item) : []))))
    page.cleanup()
  }
  return pages
}

const placed = ({
  str,
  hasEOL,
  width,
  transform,
}: Pick<PlacedText, 'str' | 'hasEOL' | 'width'> & { readonly transform: number[] }): PlacedText => {
  const [, , , , x = 0, y = 0] = transform
  return { str, hasEOL, width, x, y }
}

/**
 * Text of each page of a PDF, its lines as `linesOf` reads them, else as the page draws them.
 * @throws {RecordProblem} `password_protected`, `document_damaged`, `no_text_layer`, `expands_too_much`
 */
export async function pdfPages(bytes: Uint8Array, linesOf = drawnLines): Promise<string[]> {
  checkPdfStreams(bytes)
  const { getDocumentProxy } = await import('unpdf')
  let pages: string[]
  try {
    // The reader detaches the buffer, so it gets a copy.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    try {
      if (document.numPages > maxPages) throw new RecordProblem('expands_too_much')
      pages = await readPages(document, linesOf)
    } finally {
      await document.loadingTask.destroy()
    }
  } catch (error) {
    throw problemOf(error)
  }
  if (!pages.some((page) => /\p{L}{2}/u.test(page))) throw new RecordProblem('no_text_layer')
  return pages.map((page) => page.split('\n').map(closeSpacedLetters).join('\n'))
}
