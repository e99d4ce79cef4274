import type { Section } from '@basejuris/domain'
import { foldSameLength } from '../analysis/fold-text.ts'
import { findDisposition } from '../disposition/find-disposition.ts'
import { addEvidence, type NormEvidence, newEvidence } from '../norms/find-norm-citations.ts'
import { findVoices } from '../speaker/find-voices.ts'
import type { Speaker, VoiceRange } from '../speaker/voice.ts'

/** A text and the same text folded, of the same length. */
export interface ReadText {
  readonly text: string
  readonly folded: string
}

/** A ruling's texts by who speaks. */
export interface CourtReading {
  /** The court's own reasoning, one text for each considerando that has some. Other voices are blanked. */
  readonly reasons: readonly ReadText[]
  /** What the parties say, and the course of the case. */
  readonly accounts: ReadText
  /** The operative part without dissents. */
  readonly operative: ReadText
  /** Folded: the last paragraphs before the operative part, whoever speaks, and that part. */
  readonly closing: string
  readonly evidence: NormEvidence
}

const accountVoices: ReadonlySet<Speaker> = new Set(['parte', 'antecedentes'])
const minReasonLetters = 40
const closingParagraphs = 2

export function readCourt(sections: readonly Section[]): CourtReading | null {
  const disposition = findDisposition(sections)
  if (disposition === null) return null
  const operative = disposition.paragraphs.map(({ text }) => text).join('\n')
  const operativeAnchors = new Set(disposition.paragraphs.map(({ anchor }) => anchor))
  const evidence = newEvidence()
  const reasons: string[] = []
  const accounts: string[] = []
  const hasConsiderandos = sections.some(({ kind }) => kind === 'considerando')
  for (const section of sections) {
    const voices = findVoices(section)
    const paragraphs = section.paragraphs.filter(({ anchor }) => !operativeAnchors.has(anchor))
    for (const { text } of paragraphs) addEvidence(text, evidence)
    const ranges = (anchor: string): readonly VoiceRange[] => voices.get(anchor) ?? []
    accounts.push(
      ...paragraphs.map(({ anchor, text }) =>
        onlyRanges(
          text,
          ranges(anchor).filter(({ speaker }) => accountVoices.has(speaker)),
        ),
      ),
    )
    if (section.kind !== 'considerando' && (hasConsiderandos || section.kind !== 'texto')) continue
    const own = paragraphs.map(({ anchor, text }) => withoutRanges(text, ranges(anchor))).join('\n')
    if (own.replace(/\s+/gu, '').length >= minReasonLetters) reasons.push(own)
  }
  addEvidence(operative, evidence)
  const before = sections.filter(({ kind }) => kind !== 'voto' && kind !== 'cierre').flatMap(({ paragraphs }) => paragraphs)
  const last = before.filter(({ anchor }) => !operativeAnchors.has(anchor)).slice(-closingParagraphs)
  const closing = foldSameLength([...last.map(({ text }) => text), operative].join('\n'))
  return { reasons: reasons.map(readText), accounts: readText(accounts.join('\n')), operative: readText(operative), closing, evidence }
}

export function readText(text: string): ReadText {
  return { text, folded: foldSameLength(text) }
}

const withoutRanges = (text: string, ranges: readonly VoiceRange[]): string =>
  ranges.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)

const onlyRanges = (text: string, ranges: readonly VoiceRange[]): string => ranges.map(({ from, to }) => text.slice(from, to)).join(' ')
