import { endOfMask } from '@basejuris/legal-text'

/** Marks that come in pairs, the one that opens first. */
const pairs: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
  ['"', '"'],
]
const opening = /[([“«"¿¡]$/u
const closing = /^[.?!…]*([)\]”»"])/u
/** «b) …» closes nothing. */
const listLetter = /(?<![\p{L}\d(])(?:\p{L}|\d{1,3}|[ivxl]{1,4})\)/giu

/**
 * A range of a text with the marks right beside it that close what it opens, or open what it closes, and those that stand on both sides.
 * Words alone end before a full stop, a bracket and a quotation mark.
 */
export function withMarks(text: string, from: number, to: number): readonly [from: number, to: number] {
  let [start, end] = [from, to]
  for (;;) {
    const before = opening.exec(text.slice(0, start))?.[0] ?? ''
    const [found = '', after = ''] = closing.exec(text.slice(end)) ?? []
    const opened = closerOf(before)
    const words = text.slice(start, end)
    if (after !== '' && (opened === after || isOpen(words, after))) {
      end += found.length
      if (!isOpen(words, after)) start -= 1
    } else if (opened !== null && isClosed(words, before, opened)) start -= 1
    else return [start, end]
  }
}

/** A range of a text with the masks right beside it: «deducido en favor de [persona 1]» without its mask names nobody. */
export function withMasks(text: string, from: number, to: number): readonly [from: number, to: number] {
  const open = to + (/^\s*/u.exec(text.slice(to))?.[0].length ?? 0)
  const end = text[open] === '[' ? endOfMask(text, open) : open
  const before = text.slice(0, from).trimEnd()
  const start = before.endsWith(']') ? before.lastIndexOf('[') : -1
  const isMask = start >= 0 && endOfMask(text, start) === before.length
  return [isMask ? start : from, end > open ? end : to]
}

const closerOf = (mark: string): string | null => pairs.find(([open]) => open === mark)?.[1] ?? null

/** How many marks of a pair a text opens and does not close, below 0 where it closes more. A straight mark opens at every other place. */
export function openMarks(text: string, open: string, close: string): number {
  if (open === close) return count(text, open) % 2
  return count(text, open) - count(close === ')' ? text.replace(listLetter, '') : text, close)
}

const isOpen = (words: string, close: string): boolean => pairs.some(([open, own]) => own === close && openMarks(words, open, own) > 0)
const isClosed = (words: string, open: string, close: string): boolean =>
  open === close ? openMarks(words, open, close) > 0 : openMarks(words, open, close) < 0
const count = (text: string, mark: string): number => text.split(mark).length - 1
