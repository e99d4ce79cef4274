import type { Section } from '@basejuris/domain'
import { cutClauses } from '../spans/cut-clauses.ts'
import { voiceAt } from '../spans/ruling-words.ts'
import type { Place } from '../spans/span.ts'
import type { ScoredCandidate } from './score-candidates.ts'
import { isBeside, spanning } from './whole-sentences.ts'

/** A paragraph that ends amid its words, and one that goes on: no item of a list, no heading. */
const endsAmid = /\p{Ll}{2}[^.;:]*[\p{L}\d,]\s*$/u
const goesOn = /^\s*[\p{L}“"«([](?![.)°º-])/u
/** A heading in capitals has none. */
export const hasSmallLetters = /\p{Ll}{3}/u
/** Letters of the last clause of a paragraph from which on it is no heading. */
const minCut = 45

/**
 * The chosen sentences, each that its source broke between two paragraphs followed or preceded by its other part, while they fit `room` more
 * characters. One whose other part does not fit, or is somebody else's, is left out unless nothing else is chosen.
 */
export function joinBroken(chosen: readonly ScoredCandidate[], room: number): ScoredCandidate[] {
  let left = room
  const whole: ScoredCandidate[] = []
  for (const candidate of chosen) {
    const parts = otherParts(candidate)
    const missing = parts.filter((part) => part === null || !chosen.some((other) => holds(other, part)))
    const found = missing.flatMap((part) => (part === null ? [] : [part]))
    const added = found.reduce((sum, { text }) => sum + text.length, 0)
    if (found.length < missing.length || added > left) continue
    left -= added
    whole.push(candidate, ...found)
  }
  return whole.length === 0 ? [...chosen] : whole.filter((each, at) => whole.findIndex((other) => holds(other, each)) === at)
}

/** Whether the second of two sentences is the other part of the first. */
export function isOtherPart(first: ScoredCandidate, second: ScoredCandidate): boolean {
  return otherParts(first).some((part) => part !== null && holds(second, part))
}

const holds = (one: ScoredCandidate, other: ScoredCandidate): boolean =>
  isBeside(one, other) && one.place.from <= other.place.from && other.place.to <= one.place.to

/** What stands of its sentence in the paragraphs beside its own. Null for a part that may not be quoted with it. */
function otherParts(candidate: ScoredCandidate): (ScoredCandidate | null)[] {
  const { place, source } = candidate
  const section = source.ruling.sections.find(({ anchor }) => anchor === place.section)
  const at = section?.paragraphs.findIndex(({ anchor }) => anchor === place.anchor) ?? -1
  const text = section?.paragraphs[at]?.text
  if (section === undefined || text === undefined) return []
  const isFirst = text.slice(0, place.from).trim() === ''
  const isLast = text.slice(place.to).trim() === ''
  return [
    ...(isFirst && isBroken(section, at - 1) ? [partOf(candidate, section, { paragraph: at - 1, clause: -1 })] : []),
    ...(isLast && isBroken(section, at) ? [partOf(candidate, section, { paragraph: at + 1, clause: 0 })] : []),
  ]
}

/** Whether a sentence goes on from a paragraph to the next. */
function isBroken({ paragraphs }: Section, at: number): boolean {
  const [text, next] = [paragraphs[at]?.text, paragraphs[at + 1]?.text]
  if (text === undefined || next === undefined || !endsAmid.test(text) || !goesOn.test(next) || !hasSmallLetters.test(next)) return false
  const last = cutClauses(text).at(-1)
  return last !== undefined && last.to - last.from >= minCut
}

function partOf(
  candidate: ScoredCandidate,
  { anchor: section, paragraphs }: Section,
  { paragraph, clause }: { readonly paragraph: number; readonly clause: 0 | -1 },
): ScoredCandidate | null {
  const beside = paragraphs[paragraph]
  const range = beside === undefined ? undefined : cutClauses(beside.text).at(clause)
  if (beside === undefined || range === undefined) return null
  const place: Place = { section, anchor: beside.anchor, ...range }
  return voiceAt(candidate.source.ruling, place).speaker === candidate.voice.speaker ? spanning(candidate, place) : null
}
