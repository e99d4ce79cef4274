/** Words between quotation marks. `from` and `to` are UTF-16 offsets of what stands between the marks. */
export interface Quotation {
  readonly from: number
  readonly to: number
  readonly words: number
}

/** Shorter ones are names, titles and single terms. */
const minWords = 5
/** Quotations of a ruling from so many words on are traced to where they stand. */
export const minTracedWords = 12
/** A mark that is never closed does not quote the rest of the text. */
const maxCharacters = 4_000

/** Angles typed twice are «», commas typed twice are "". */
const closings: Readonly<Record<string, string>> = { '«': '»', '“': '”', '„': '”', '<<': '>>', '‹‹': '››', '‘': '’', '‹': '›' }
const straight: ReadonlySet<string> = new Set(['"', "''"])
/** Marks that are letters of words, measures or slips elsewhere: they close within their line. */
const withinLine: ReadonlySet<string> = new Set(['"', "''", '‘', '‹', '<<'])
const marks = /<<|>>|‹‹|››|''|[«»“”„"‘’‹›]/gu
const word = /[\p{L}\d]+/gu
/** A straight mark opens where a word follows and none stands before. */
const opensStraight = (text: string, from: number, to: number): boolean =>
  !/[\p{L}\d.,;:!?)]/u.test(text.charAt(from - 1)) && /[\p{L}\d¿¡(["[.…]/u.test(text.charAt(to))
/** «D’Artagnan»: an apostrophe. */
const isApostrophe = (text: string, at: number): boolean => /\p{L}/u.test(text.charAt(at + 1)) && /\p{L}/u.test(text.charAt(at - 1))

const countWords = (text: string): number => text.match(word)?.length ?? 0

const closingOf = (text: string, mark: string, at: number): string | undefined =>
  straight.has(mark) ? (opensStraight(text, at, at + mark.length) ? mark : undefined) : closings[mark]

/**
 * Quotations of at least five words in «», “”, ‘’, <<>> or "", in order, without those inside another one. A straight or a single mark
 * closes within its line. Linear in the text.
 */
export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = []
  let open: { readonly mark: string; readonly from: number; readonly closing: string; depth: number } | null = null
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '’' && isApostrophe(text, index)) continue
    if (open !== null && (index - open.from > maxCharacters || (withinLine.has(open.mark) && text.slice(open.from, index).includes('\n'))))
      open = null
    if (open === null) {
      const closing = closingOf(text, mark, index)
      open = closing === undefined ? null : { mark, from: index + mark.length, closing, depth: 1 }
      continue
    }
    if (mark === open.closing) open.depth -= 1
    else if (closings[mark] === open.closing) open.depth += 1
    if (open.depth > 0) continue
    const words = countWords(text.slice(open.from, index))
    if (words >= minWords) found.push({ from: open.from, to: index, words })
    open = null
  }
  return found
}
