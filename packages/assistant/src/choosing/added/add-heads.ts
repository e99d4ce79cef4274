import type { Section } from '@basejuris/domain'
import { cutClauses } from '../../spans/cut-clauses.ts'
import { candidateAt } from '../candidate.ts'
import type { ScoredCandidate } from '../score-candidates.ts'
import { isBeside } from '../whole-sentences.ts'

/** A paragraph that is an item of a list: «iv. …», «2.- …», «b) …», «- …». */
const item = /^\s*(?:(?:[ivx]{1,5}|\d{1,2}|\p{Ll})\s?[.)°]+-?|[-–•*])(?:\s|$)/u
/** What announces a list ends so. */
const announces = /:\s*[-–]?\s*$/u
/** Characters of a sentence that announces a list. */
const lengths = { least: 60, most: 360 }
/** Items that a list may have before the quoted one. */
const maxItems = 12

/**
 * The chosen sentences, each that begins an item of a list with the sentence that announces the list before it, while it fits `room` more characters.
 * An item alone reads as a rule of whatever is asked: a short one is left out where its list cannot be announced.
 */
export function addHeads(chosen: readonly ScoredCandidate[], room: number): ScoredCandidate[] {
  let left = room
  const whole: ScoredCandidate[] = []
  for (const candidate of chosen) {
    const head = headOf(candidate)
    const isQuoted = head !== null && [...chosen, ...whole].some((other) => isBeside(other, head) && other.place.to >= head.place.to)
    if (head !== null && !isQuoted && head.text.length <= left) {
      left -= head.text.length
      whole.push(head)
    } else if (!isQuoted && chosen.length > 1 && isBareItem(candidate)) continue
    whole.push(candidate)
  }
  return whole.length === 0 ? [...chosen] : whole
}

/** A longer item may say something alone. */
const minAlone = 120

/** Whether a sentence is a short item of a list whose announcement cannot be quoted: it says of nothing whose it is. */
function isBareItem({ source, place, text }: ScoredCandidate): boolean {
  const section = source.ruling.sections.find(({ anchor }) => anchor === place.section)
  return (
    text.length < minAlone &&
    section?.kind !== 'resolutiva' &&
    section !== undefined &&
    announcing(section, place.anchor, place.from) !== null
  )
}

/** Whether the second of two sentences is an item of the list that the first announces. */
export function isHeadOf(first: ScoredCandidate, second: ScoredCandidate): boolean {
  const head = headOf(second)
  return head !== null && isBeside(first, head) && first.place.to === head.place.to
}

function headOf(candidate: ScoredCandidate): ScoredCandidate | null {
  const { source, place, kind, voice } = candidate
  const section = source.ruling.sections.find(({ anchor }) => anchor === place.section)
  const paragraph = section === undefined ? null : announcing(section, place.anchor, place.from)
  const range = paragraph === null ? undefined : cutClauses(paragraph.text).at(-1)
  if (paragraph === null || range === undefined || range.to - range.from < lengths.least || range.to - range.from > lengths.most)
    return null
  const head = candidateAt(source, kind, { section: place.section, anchor: paragraph.anchor, ...range })
  if (head.voice.speaker !== voice.speaker || head.isOfAnother()) return null
  return { ...candidate, ...head, score: 0, covers: candidate.covers.map(() => 0), parts: [] }
}

/** The paragraph that announces the list of which a paragraph is an item that begins with its first sentence. */
function announcing({ paragraphs }: Section, anchor: string, from: number): Section['paragraphs'][number] | null {
  const at = paragraphs.findIndex((each) => each.anchor === anchor)
  const own = paragraphs[at]?.text ?? ''
  if (!item.test(own) || own.slice(0, from).replace(item, '').trim() !== '') return null
  for (let before = at - 1; before >= Math.max(0, at - maxItems); before--) {
    const paragraph = paragraphs[before]
    if (paragraph === undefined) return null
    if (announces.test(paragraph.text)) return paragraph
    if (!item.test(paragraph.text)) return null
  }
  return null
}
