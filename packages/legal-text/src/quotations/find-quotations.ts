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

const closings: Readonly<Record<string, string>> = { '«': '»', '“': '”', '„': '”' }
const marks = /[«»“”„"]/gu
const word = /[\p{L}\d]+/gu
/** A straight mark opens where a word follows and none stands before. */
const opensStraight = (text: string, at: number): boolean =>
  !/[\p{L}\d.,;:!?)]/u.test(text.charAt(at - 1)) && /[\p{L}\d¿¡(["[.…]/u.test(text.charAt(at + 1))

const countWords = (text: string): number => text.match(word)?.length ?? 0

/**
 * Quotations of at least five words in «», “” or "", in order, without those inside another one. A straight quotation mark closes within
 * its line. Linear in the text.
 */
export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = []
  let open: { readonly at: number; readonly closing: string; depth: number } | null = null
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (open !== null && (index - open.at > maxCharacters || (open.closing === '"' && text.slice(open.at, index).includes('\n'))))
      open = null
    if (open === null) {
      const closing: string | undefined = mark === '"' ? (opensStraight(text, index) ? '"' : undefined) : closings[mark]
      open = closing === undefined ? null : { at: index, closing, depth: 1 }
      continue
    }
    if (mark === open.closing) open.depth -= 1
    else if (closings[mark] === open.closing) open.depth += 1
    if (open.depth > 0) continue
    const words = countWords(text.slice(open.at + 1, index))
    if (words >= minWords) found.push({ from: open.at + 1, to: index, words })
    open = null
  }
  return found
}
