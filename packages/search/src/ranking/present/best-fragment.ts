import { splitSentences } from '@basejuris/legal-text'
import { findMarks, type Highlighter, type Mark } from './highlight.ts'

export interface MarkedText {
  readonly text: string
  readonly marks: readonly Mark[]
}

const defaultLength = 280
const ellipsis = '…'

/**
 * The fragment with the most marks, at most `maxLength` UTF-16 units. It consists of whole sentences when they fit, else it is cut
 * between words. «…» shows where a sentence was cut. Without marks it is the beginning of the text.
 */
export function bestFragment(text: string, highlighter: Highlighter, maxLength: number = defaultLength): MarkedText {
  return fragmentAround(text, findMarks(text, highlighter), maxLength)
}

/** As `bestFragment`, with the marks already found: ascending, without overlap. */
export function fragmentAround(text: string, marks: readonly Mark[], maxLength: number): MarkedText {
  const sentences = splitSentences(text)
  const { from, to } = toBoundaries(text, sentences, bestWindow(text, marks, maxLength), maxLength)
  const lead = from === 0 || sentences.some((sentence) => sentence.from === from) ? '' : ellipsis
  const tail = to === text.length || sentences.some((sentence) => sentence.to === to) ? '' : ellipsis
  const inside = marks.filter(([start, end]) => start >= from && end <= to)
  const shift = lead.length - from
  return { text: lead + text.slice(from, to) + tail, marks: inside.map(([start, end]): Mark => [start + shift, end + shift]) }
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** The span between two marks with the most different marked words, then the most marks, then the earliest. */
const bestWindow = (text: string, marks: readonly Mark[], maxLength: number): Stretch => {
  let best: Stretch = { from: 0, to: 0 }
  let bestScore = 0
  marks.forEach(([from], first) => {
    const inside = marks.slice(first, first + maxLength).filter(([, end]) => end - from <= maxLength * 0.8)
    const different = new Set(inside.map(([start, end]) => text.slice(start, end).toLowerCase().slice(0, 6)))
    const score = different.size * 100 + inside.length
    if (score > bestScore) {
      bestScore = score
      best = { from, to: inside.at(-1)?.[1] ?? from }
    }
  })
  return best
}

const toBoundaries = (text: string, sentences: readonly Stretch[], focus: Stretch, maxLength: number): Stretch => {
  if (text.length <= maxLength || sentences.length === 0) return { from: 0, to: Math.min(text.length, maxLength) }
  let from = Math.max(
    0,
    sentences.findLastIndex((sentence) => sentence.from <= focus.from),
  )
  let to = Math.max(
    from,
    sentences.findIndex((sentence) => sentence.to >= focus.to),
  )
  const length = (a: number, b: number): number => (sentences[b]?.to ?? text.length) - (sentences[a]?.from ?? 0)
  if (length(from, to) > maxLength) return betweenWords(text, focus, maxLength)
  for (let grew = true; grew; ) {
    grew = false
    if (to + 1 < sentences.length && length(from, to + 1) <= maxLength) {
      to += 1
      grew = true
    }
    if (from > 0 && length(from - 1, to) <= maxLength) {
      from -= 1
      grew = true
    }
  }
  return { from: sentences[from]?.from ?? 0, to: sentences[to]?.to ?? text.length }
}

/** Puts a third of the free room before the focus and the rest behind it. */
const betweenWords = (text: string, focus: Stretch, maxLength: number): Stretch => {
  const room = Math.max(0, maxLength - 2 * ellipsis.length - (focus.to - focus.from))
  let from = Math.max(0, focus.from - Math.floor(room / 3))
  let to = Math.min(text.length, from + maxLength - 2 * ellipsis.length)
  from = Math.max(0, Math.min(from, to - (maxLength - 2 * ellipsis.length)))
  if (from > 0) while (from < focus.from && !/\s/u.test(text.charAt(from - 1))) from += 1
  if (to < text.length) while (to > Math.max(focus.to, from + 1) && !/\s/u.test(text.charAt(to))) to -= 1
  while (to > from && /\s/u.test(text.charAt(to - 1))) to -= 1
  while (from < to && /\s/u.test(text.charAt(from))) from += 1
  return { from, to }
}
