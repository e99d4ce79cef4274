import { personalDataMarks } from '@basejuris/legal-text'

export interface MaskedSpan {
  /** As written in the masked text: «[persona 1]», «[RUT]». */
  readonly mark: string
  /** What stood there. */
  readonly hidden: string
}

const escaped = personalDataMarks.map((mark) => RegExp.escape(mark))
const ownMark = new RegExp(String.raw`\[persona \d{1,4}\]|${escaped.join('|')}`, 'gu')

/** What a mark at the end of the paragraph before hides of this one. */
const continued = '[…]'

/**
 * What each of our marks hides, by laying a masked paragraph over the same paragraph unmasked; null when they do not fit. Marks the source made
 * itself stand in both.
 */
export function maskedSpans(unmasked: string, masked: string): readonly MaskedSpan[] | null {
  const marks = [...masked.matchAll(ownMark)]
  const pieces = masked.split(ownMark)
  const first = pieces[0] ?? ''
  const start = unmasked.startsWith(first) ? 0 : marks.length === 0 ? unmasked.length - first.length : unmasked.indexOf(first)
  if (start < 0 || !unmasked.endsWith(pieces.at(-1) ?? '')) return null
  const spans: MaskedSpan[] = start === 0 ? [] : [{ mark: continued, hidden: unmasked.slice(0, start) }]
  let at = start + first.length
  for (const [index, { 0: mark }] of marks.entries()) {
    const piece = pieces[index + 1] ?? ''
    const next = index === marks.length - 1 ? unmasked.length - piece.length : unmasked.indexOf(piece, at + 1)
    if (next < at) return null
    spans.push({ mark, hidden: unmasked.slice(at, next) })
    at = next + piece.length
  }
  return spans
}
