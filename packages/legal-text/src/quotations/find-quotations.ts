import { type QuotationMark, quotationMarks } from './quotation-marks.ts'

/** Words between quotation marks. `from` and `to` are UTF-16 offsets of what stands between the marks. */
export interface Quotation {
  readonly from: number
  readonly to: number
  readonly words: number
}

/** Shorter ones are names, titles and single terms. */
const minQuotedWords = 5
/** Quotations of a ruling from so many words on are traced to where they stand. */
export const minTracedWords = 12
/** A mark that is never closed does not quote the rest of the text. */
const maxCharacters = 4_000
/** Marks inside marks; deeper ones are slips. */
const maxNested = 8
/** Marks that are letters of words, measures or slips elsewhere: they close within their line. */
const withinLine: ReadonlySet<string> = new Set([
  ...['"', '＂', "''", '``', '´´', '‘', '‚', '‹', '<<', "'", '”', '’'],
  ...['″', '‶', '′', '`', '´'],
])
const word = /[\p{L}\d]+/gu
const countWords = (text: string): number => text.match(word)?.length ?? 0

/**
 * Quotations of at least five words, or `minWords`, in any marks, in order, without those inside another one. Where a mark stands says
 * whether it opens or closes, so that marks of two kinds close each other. A straight or a single mark closes within its line. Pairs behind
 * a mark that nothing closes count as if it were not there. Linear in the text.
 */
export function findQuotations(text: string, minWords: number = minQuotedWords): Quotation[] {
  const found: Quotation[] = []
  let open: QuotationMark[] = []
  let inner: InnerPair[] = []
  const drop = (count: number): void => {
    open = open.slice(count)
    if (inner.length === 0) return
    inner = inner.map((pair) => ({ ...pair, depth: pair.depth - count }))
    found.push(...inner.filter(({ depth }) => depth <= 0).flatMap((pair) => quoted(text, pair, minWords)))
    inner = inner.filter(({ depth }) => depth > 0)
  }
  for (const mark of quotationMarks(text)) {
    const over = open.findLastIndex((each) => isOver(text, each, mark)) + 1
    if (over > 0) drop(over)
    if (open.length === 0) {
      if (mark.role !== 'closes') open = [mark]
      continue
    }
    const closed = closedBy(open, mark)
    if (closed < 0) {
      if (mark.role === 'opens' && open.length < maxNested) open.push(mark)
      continue
    }
    const from = open[closed]?.to ?? mark.from
    open.length = closed
    inner = inner.filter((pair) => pair.from < from)
    const pair = { from, to: mark.from, depth: closed }
    if (closed > 0) inner.push(pair)
    else found.push(...quoted(text, pair, minWords))
  }
  drop(open.length)
  return found
}

/** What stands between two marks, inside `depth` others that are still open. */
interface InnerPair {
  readonly from: number
  readonly to: number
  readonly depth: number
}

const quoted = (text: string, { from, to }: InnerPair, minWords: number): Quotation[] => {
  const words = countWords(text.slice(from, to))
  return words < minWords ? [] : [{ ...trimmed(text, from, to), words }]
}

const isOver = (text: string, { to, written }: QuotationMark, mark: QuotationMark): boolean =>
  mark.from - to > maxCharacters || (withinLine.has(written) && text.slice(to, mark.from).includes('\n'))

/** Which open mark a mark closes, by its place: the innermost one of its own kind, else of its family. Less than 0 where it closes none. */
const closedBy = (open: readonly QuotationMark[], mark: QuotationMark): number => {
  if (mark.role === 'opens') return -1
  const own = open.findLastIndex((each) => each.own === mark.written)
  if (own >= 0) return own
  return open.findLastIndex((each) => each.family === mark.family)
}

const trimmed = (text: string, from: number, to: number): { readonly from: number; readonly to: number } => {
  const inner = text.slice(from, to)
  return { from: from + inner.length - inner.trimStart().length, to: to - (inner.length - inner.trimEnd().length) }
}
