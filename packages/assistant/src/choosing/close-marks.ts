import { cutClauses } from '../spans/cut-clauses.ts'
import { paragraphAt } from '../spans/ruling-words.ts'
import type { Place } from '../spans/span.ts'
import { openMarks } from '../verify/with-marks.ts'
import { candidateAt } from './candidate.ts'
import type { ScoredCandidate } from './score-candidates.ts'
import { joined, maxLength, spanning } from './whole-sentences.ts'

/** Marks that tell which end they are. */
const pairs = [
  ['(', ')'],
  ['“', '”'],
  ['«', '»'],
] as const

/**
 * The chosen quotations with the clauses that close the marks which they open, and open those which they close, while they fit `room` more
 * characters. What somebody else says is not added.
 */
export function closeMarks(chosen: readonly ScoredCandidate[], room: number): ScoredCandidate[] {
  let left = room
  let closed: ScoredCandidate[] = []
  for (const candidate of chosen) {
    const place = closedPlace(candidate)
    const added = place === null ? 0 : lengthOf(place) - lengthOf(candidate.place)
    const fits = place !== null && added <= left && lengthOf(place) <= maxLength && isOwn(candidate, place)
    if (fits) left -= added
    closed = joined(closed, fits ? spanning(candidate, place) : candidate)
  }
  return closed
}

const lengthOf = ({ from, to }: Place): number => to - from

/** From the first clause to the last one that its marks need. Null where it needs none, or where its paragraph does not have them. */
function closedPlace({ source, place, text }: ScoredCandidate): Place | null {
  const paragraph = paragraphAt(source.ruling, place.anchor)
  const ends = pairs.flatMap(([open, close]) => {
    const depth = openMarks(text, open, close)
    if (depth > 0)
      return [balance(paragraph.slice(place.to), { deeper: open, back: close, depth })].map((at) => (at === null ? null : place.to + at))
    if (depth < 0) {
      const reversed = paragraph.slice(0, place.from).split('').toReversed().join('')
      return [balance(reversed, { deeper: close, back: open, depth: -depth })].map((at) => (at === null ? null : place.from - 1 - at))
    }
    return []
  })
  if (ends.length === 0 || ends.includes(null)) return null
  const needed = ends.flatMap((at) => at ?? [])
  const clauses = cutClauses(paragraph).filter(({ from, to }) => needed.some((at) => from <= at && at < to))
  return {
    ...place,
    from: Math.min(place.from, ...clauses.map(({ from }) => from)),
    to: Math.max(place.to, ...clauses.map(({ to }) => to)),
  }
}

interface Depth {
  readonly deeper: string
  readonly back: string
  readonly depth: number
}

/** Where a text comes back from so many marks deep. */
function balance(text: string, { deeper, back, depth }: Depth): number | null {
  let left = depth
  for (const [at, sign] of text.split('').entries()) {
    if (sign === deeper) left += 1
    if (sign === back) left -= 1
    if (left === 0) return at
  }
  return null
}

const isOwn = ({ source, kind, voice }: ScoredCandidate, place: Place): boolean => {
  const whole = candidateAt(source, kind, place)
  return whole.voice.speaker === voice.speaker && !whole.isOfAnother()
}
