import { paragraphAt, textAt } from '../spans/ruling-words.ts'
import type { Place } from '../spans/span.ts'
import type { ScoredCandidate } from './score-candidates.ts'

/** What stands between two clauses of one sentence. */
const joint = /^[\s,;]*(?:(?:y|e|o|u|ni)[\s,]+)?$/u
/** How a clause begins that gives the reason for the one before it. */
const reason =
  /^(?:toda vez que|puesto que|dado que|desde que|ya que|pues\b|por cuanto|en cuanto|atendid[oa]s?\b|en atención a|habida cuenta|considerando que|en razón de|debido a|al no\b|al haber)/u
/** Characters of one quotation. */
export const maxLength = 900

/**
 * The chosen clauses, each that depends on the one before it, «por cuanto no consta», together with that one. Each has the reason for it that
 * stands behind it, best first while they fit `room` more characters. Clauses of one sentence that meet become one quotation. Nothing is added that may not be quoted itself: `candidates` are all that may.
 */
export function makeWhole(chosen: readonly ScoredCandidate[], candidates: readonly ScoredCandidate[], room: number): ScoredCandidate[] {
  let left = room
  let whole: ScoredCandidate[] = []
  for (const candidate of chosen) {
    let wide = candidate
    for (let before = clauseBefore(wide, candidates); before !== null; before = clauseBefore(wide, candidates)) {
      const isQuoted = whole.some((other) => touches(other, before))
      const added = isQuoted ? 0 : wide.place.from - before.place.from
      if (added > left || wide.place.to - before.place.from > maxLength) break
      left -= added
      wide = spanning(wide, { ...wide.place, from: before.place.from })
    }
    const behind = reasonBehind(wide, candidates)
    if (behind !== null) {
      const added = whole.some((other) => touches(other, behind)) ? 0 : behind.place.to - wide.place.to
      if (added <= left && behind.place.to - wide.place.from <= maxLength) {
        left -= added
        wide = spanning(wide, { ...wide.place, to: behind.place.to })
      }
    }
    whole = joined(whole, wide)
  }
  return whole
}

/** The clause of the same sentence that gives the reason for one. */
function reasonBehind(clause: ScoredCandidate, candidates: readonly ScoredCandidate[]): ScoredCandidate | null {
  const paragraph = paragraphAt(clause.source.ruling, clause.place.anchor)
  const behind = candidates.find(
    (other) =>
      isBeside(other, clause) &&
      other.place.from >= clause.place.to &&
      other.voice.speaker === clause.voice.speaker &&
      reason.test(other.text) &&
      joint.test(paragraph.slice(clause.place.to, other.place.from)),
  )
  return behind ?? null
}

/** The clause of the same sentence that one in small letters goes on from. */
const clauseBefore = (clause: ScoredCandidate, candidates: readonly ScoredCandidate[]): ScoredCandidate | null => {
  if (!/^\p{Ll}/u.test(clause.text)) return null
  const paragraph = paragraphAt(clause.source.ruling, clause.place.anchor)
  const before = candidates.find(
    (other) =>
      isBeside(other, clause) &&
      other.place.to <= clause.place.from &&
      other.voice.speaker === clause.voice.speaker &&
      joint.test(paragraph.slice(other.place.to, clause.place.from)),
  )
  return before ?? null
}

/** Whether two sentences stand in one paragraph. */
export function isBeside(one: ScoredCandidate, other: ScoredCandidate): boolean {
  return one.source.ruling.docId === other.source.ruling.docId && one.place.anchor === other.place.anchor
}

const touches = (one: ScoredCandidate, other: ScoredCandidate): boolean =>
  isBeside(one, other) && one.place.from < other.place.to && other.place.from < one.place.to

/** The list with one more, which becomes one with those that it meets, in the place of the first of them. */
export function joined(whole: readonly ScoredCandidate[], next: ScoredCandidate): ScoredCandidate[] {
  const met = whole.filter((other) => touches(other, next))
  const [first] = met
  if (first === undefined) return [...whole, next]
  const places = [...met, next].map(({ place }) => place)
  const place = { ...next.place, from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) }
  return whole.flatMap((other) => (other === first ? [spanning(first, place)] : met.includes(other) ? [] : [other]))
}

/** The quotation that a candidate becomes at another place. */
export function spanning(candidate: ScoredCandidate, place: Place): ScoredCandidate {
  return { ...candidate, place, text: textAt(candidate.source.ruling, place) }
}

/** Length of the chosen sentences together. */
export function charactersOf(chosen: readonly ScoredCandidate[]): number {
  return chosen.reduce((sum, { text }) => sum + text.length, 0)
}
