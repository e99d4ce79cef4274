import { minTracedWords, type Quotation } from './find-quotations.ts'

/** Words that a text may quote without quotation marks. */
export interface UnmarkedQuotation extends Quotation {
  /** Between dashes, where an aside may stand too, or a paragraph of its own behind a colon. */
  readonly form: 'dashes' | 'paragraph'
}

const maxCharacters = 4_000
const word = /[\p{L}\d]+/gu
const betweenDashes = /(?<=(?:^|[\s:,.;(])[—–])(?=(?<inner>[^—–\n«»“”"]{40,4000})[—–](?:[\s,.;:)]|$))/gmu
/** A paragraph behind one that ends with a colon. */
const behindColon = /:[ \t]*\n(?:[ \t]*\n){0,2}(?<inner>[^\n]{40,4000})(?=\n|$)/gu
const quotationMark = /[«»“”"‘’<>]/u
/** What begins an item of a list, a heading or a citation, and no quoted paragraph. */
const listItem = /^\s*(?:[-–—•*·]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)°º-]|(?:primero|segundo|tercero|rol|rit|art[ií]culo)(?!\p{L}))/iu

/**
 * Runs of at least twelve words between dashes, or in a paragraph of their own behind a colon, in order. They may be no quotation: whoever
 * compares them drops those that the ruling does not have nearly so. Linear in the text.
 */
export function findUnmarkedQuotations(text: string, marked: readonly Quotation[]): UnmarkedQuotation[] {
  const found: UnmarkedQuotation[] = []
  const put = (form: UnmarkedQuotation['form'], from: number, inner: string): void => {
    const start = from + inner.length - inner.trimStart().length
    const to = start + inner.trim().length
    const words = inner.match(word)?.length ?? 0
    if (words >= minTracedWords && to - start <= maxCharacters) found.push({ form, from: start, to, words })
  }
  for (const { index, groups } of text.matchAll(betweenDashes)) put('dashes', index, groups?.['inner'] ?? '')
  for (const { index, groups, 0: whole } of text.matchAll(behindColon)) {
    const inner = groups?.['inner'] ?? ''
    if (!quotationMark.test(inner) && !listItem.test(inner)) put('paragraph', index + whole.length - inner.length, inner)
  }
  return withoutOverlaps(found, marked)
}

function withoutOverlaps(found: readonly UnmarkedQuotation[], marked: readonly Quotation[]): UnmarkedQuotation[] {
  const retained: UnmarkedQuotation[] = []
  let at = 0
  for (const one of [...found].sort((a, b) => a.from - b.from || b.to - a.to)) {
    while ((marked[at]?.to ?? Number.POSITIVE_INFINITY) <= one.from) at += 1
    const last = retained.at(-1)
    if ((marked[at]?.from ?? Number.POSITIVE_INFINITY) >= one.to && (last === undefined || last.to <= one.from)) retained.push(one)
  }
  return retained
}
