import { paragraphAt } from '../../spans/ruling-words.ts'
import { type Candidate, candidatesIn } from '../candidate.ts'
import type { ScoredCandidate } from '../score-candidates.ts'
import { charactersOf, isBeside, joined, maxLength, spanning } from '../whole-sentences.ts'

/** Between two sentences of one paragraph, or two clauses of one sentence. */
const gap = /^[\s,;.»"”]{0,4}(?:(?:y|e|o|u|ni)[\s,]+)?$/u

/**
 * The quotations of the first ruling, each with two sentences before it and two behind it in its paragraph, while they fit `room` more characters.
 * Each gets the nearest ones before any gets more. What decides often stands beside what speaks of the question most. Orders stand for themselves, and
 * what may not be quoted itself is not added.
 */
export function addContext(chosen: readonly ScoredCandidate[], quotable: readonly ScoredCandidate[], room: number): ScoredCandidate[] {
  const once = addNearest(chosen, quotable, room)
  return addNearest(once, quotable, room - charactersOf(once) + charactersOf(chosen))
}

function addNearest(chosen: readonly ScoredCandidate[], quotable: readonly ScoredCandidate[], room: number): ScoredCandidate[] {
  const first = chosen[0]?.source.ruling.docId
  let left = room
  let quoted: ScoredCandidate[] = []
  for (const candidate of chosen) {
    let wide = candidate
    if (candidate.source.ruling.docId === first && candidate.kind !== 'resolutiva')
      for (const neighbour of [neighbourOf(candidate, 'before'), neighbourOf(candidate, 'behind')]) {
        if (neighbour === null || !quotable.some((each) => isAt(each, neighbour))) continue
        const place = {
          ...wide.place,
          from: Math.min(wide.place.from, neighbour.place.from),
          to: Math.max(wide.place.to, neighbour.place.to),
        }
        const isQuoted = [...chosen, ...quoted].some((other) => isBeside(other, candidate) && holds(other.place, neighbour.place))
        const added = place.to - place.from - (wide.place.to - wide.place.from)
        if (isQuoted || added > left || place.to - place.from > maxLength) continue
        left -= added
        wide = spanning(wide, place)
      }
    quoted = joined(quoted, wide)
  }
  return quoted
}

const isAt = (one: ScoredCandidate, { source, place }: Candidate): boolean =>
  one.source.ruling.docId === source.ruling.docId &&
  one.place.anchor === place.anchor &&
  one.place.from === place.from &&
  one.place.to === place.to

const holds = (place: ScoredCandidate['place'], { from, to }: ScoredCandidate['place']): boolean => place.from <= from && to <= place.to

/** The court's own sentence, or that of the same speaker, right before or behind another one. */
const neighbourOf = (sentence: ScoredCandidate, side: 'before' | 'behind'): Candidate | null => {
  const { source, place, voice } = sentence
  const paragraph = paragraphAt(source.ruling, place.anchor)
  const section = source.ruling.sections.find(({ anchor }) => anchor === place.section)
  const meets = (other: Candidate['place']): boolean =>
    other.anchor === place.anchor &&
    (side === 'before'
      ? other.to <= place.from && gap.test(paragraph.slice(other.to, place.from))
      : other.from >= place.to && gap.test(paragraph.slice(place.to, other.from)))
  const found = section && candidatesIn(source, section).find((other) => meets(other.place))
  return found !== undefined && found.voice.speaker === voice.speaker && !found.isOfAnother() ? found : null
}
