import { cleanParagraphs } from '@basejuris/legal-text/cleaning/clean-text'
import { withoutFurniture } from './page-furniture.ts'

/** A paragraph of a PDF and the page on which it begins, from 1. */
export interface PagedParagraph {
  readonly text: string
  readonly page: number
}

const pageBreak = '\f'

/**
 * Paragraphs of the pages of a PDF. Heads, feet and page numbers are left out of the sentences between which they stand, and each head or
 * foot comes once, at the beginning. A sentence that goes on behind the notes of its page stands before them.
 */
export function pdfParagraphs(pages: readonly string[]): PagedParagraph[] {
  const { pages: bare, furniture } = withoutFurniture(pages.map(filledLines))
  const divided = bare.map((lines, page) => splitNotes(lines, bare[page + 1]))
  const body = paragraphsOf(divided.map(({ lines }) => lines))
  const paragraphs = furniture.map((text): PagedParagraph => ({ text, page: 1 }))
  let notesTo = 0
  const addNotes = (before: number): void => {
    for (; notesTo < before; notesTo += 1) {
      const own = divided[notesTo]?.notes ?? []
      if (own.length > 0) paragraphs.push(...paragraphsOf([own]).map(({ text }) => ({ text, page: notesTo + 1 })))
    }
  }
  for (const paragraph of body) {
    addNotes(paragraph.page - 1)
    paragraphs.push(paragraph)
  }
  addNotes(divided.length)
  return paragraphs
}

const filledLines = (page: string): string[] => page.split('\n').filter((line) => line.trim() !== '')

function paragraphsOf(pages: readonly (readonly string[])[]): PagedParagraph[] {
  const texts = pages.map((lines) => lines.join('\n'))
  let start = 0
  const starts = texts.map((text) => {
    const at = start
    start += text.length + pageBreak.length
    return at
  })
  const pageAt = (offset: number): number => starts.findLastIndex((at) => at <= offset) + 1
  return cleanParagraphs(texts.join(pageBreak)).map(({ text, from }) => ({ text, page: pageAt(from) }))
}

/** «1 Corte Suprema, rol…», «[2] Véase…»: a note with its number. */
const noteOpening = /^[[(]?(?<number>\d{1,3})[\])]?[.)]?\s*(?=[\p{Lu}«“"])/u
const endsSentence = /[.:;!?…][»”"’')\]]*\d{0,3}$/u
/** Numbers of a list begin a sentence, and so does the text behind them. */
const goesOn = /^[\p{L}\d(«“"]/u

/** The lines of a page without the notes at its foot, where a sentence goes on behind them in the next page. */
function splitNotes(
  lines: readonly string[],
  next: readonly string[] | undefined,
): { readonly lines: readonly string[]; readonly notes: readonly string[] } {
  const whole = { lines, notes: [] }
  if (next?.[0] === undefined || !goesOn.test(next[0]) || noteOpening.test(next[0])) return whole
  const openings = lines.flatMap((line, at) => {
    const number = noteOpening.exec(line)?.groups?.['number']
    return number === undefined || at === 0 ? [] : [{ at, number: Number(number) }]
  })
  const first = openings.findLastIndex(({ number }, at) => openings[at - 1]?.number !== number - 1)
  const begin = openings[first]?.at
  if (begin === undefined || endsSentence.test(lines[begin - 1]?.trim() ?? '')) return whole
  return { lines: lines.slice(0, begin), notes: lines.slice(begin) }
}
