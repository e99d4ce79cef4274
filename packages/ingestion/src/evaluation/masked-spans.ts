import { personalDataMarks } from '@basejuris/legal-text'

export interface MaskedSpan {
  /** As in the masked text: «[persona 1]», «[RUT]». */
  readonly mark: string
  /** The text that was replaced. */
  readonly hidden: string
}

const escaped = personalDataMarks.map((mark) => RegExp.escape(mark))
const ownMark = new RegExp(String.raw`\[persona \d{1,4}\]|${escaped.join('|')}`, 'gu')

/** Stands for text that a mark at the end of the previous paragraph hides. */
const continued = '[…]'

/**
 * Aligns a masked paragraph with the unmasked one and answers what each of our marks hides; null when they cannot be aligned. Marks of
 * the source itself are in both.
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
