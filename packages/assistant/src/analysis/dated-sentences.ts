import { foldText, splitSentences } from '@basejuris/legal-text'
import { type Candidate, candidatesOf } from '../choosing/candidate.ts'
import { voiceAt } from '../spans/ruling-words.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { CellQuotation } from './cell.ts'
import { operativeSentences } from './operative-sentences.ts'

export interface DatedSentence extends CellQuotation {
  readonly folded: string
  /** How far the place may be trusted, as in `trusts`. */
  readonly trust: number
}

/** UTF-16 units of a sentence that is quoted. */
const maxSentence = 900

/** The sentences that an answer may quote, those of the decision that announce its orders, and pieces of those that are too long. */
export function datedSentences(source: SourceRuling): DatedSentence[] {
  const announcing = operativeSentences(source.ruling).filter(({ quotation: { text } }) => text.endsWith(':') && text.length <= maxSentence)
  const candidates = candidatesOf(source).map((each) => ({ place: each.place, text: each.text, folded: each.folded, trust: trustOf(each) }))
  return [
    ...announcing.map(({ quotation, folded }) => ({ ...quotation, folded, trust: trusts.operative })),
    ...candidates,
    ...longSentences(source, candidates),
  ]
}

/** Of opinions least; others are the course of the case and whoever is no party. */
export const trusts = { opinion: 0, party: 1, others: 2, court: 3, operative: 4 } as const

function trustOf(candidate: Candidate): number {
  const { kind, voice } = candidate
  if (kind === 'voto') return trusts.opinion
  if (kind === 'resolutiva') return trusts.operative
  if (voice.speaker === 'tribunal') return candidate.isOfAnother() ? trusts.others : trusts.court
  return voice.speaker === 'parte' ? trusts.party : trusts.others
}

/** Pieces of sentences of which no candidate was made. Who speaks in them is not known outside the decision. */
function longSentences({ ruling }: SourceRuling, candidates: readonly DatedSentence[]): DatedSentence[] {
  return ruling.sections
    .filter(({ kind }) => kind !== 'cierre' && kind !== 'voto')
    .flatMap(({ kind, anchor: section, paragraphs }) =>
      paragraphs.flatMap(({ anchor, text }) => {
        if (text.length <= maxSentence) return []
        const made = candidates.filter(({ place }) => place.anchor === anchor)
        return splitSentences(text)
          .filter(({ from, to }) => to - from > maxSentence && !made.some(({ place }) => place.from < to && from < place.to))
          .flatMap(({ from, to }) => cutAtCommas(text, from, to))
          .map(([from, to]) => {
            const piece = text.slice(from, to)
            const place = { section, anchor, from, to }
            const other = voiceAt(ruling, place).speaker === 'parte' ? trusts.party : trusts.others
            return { place, text: piece, folded: foldText(piece), trust: kind === 'resolutiva' ? trusts.operative : other }
          })
      }),
    )
}

/** Pieces as long as may be that end where the sentence pauses. */
function cutAtCommas(text: string, start: number, end: number): [from: number, to: number][] {
  const pieces: [number, number][] = []
  for (let from = start; from < end; ) {
    const rest = text.slice(from, Math.min(end, from + maxSentence))
    const pause = Math.max(rest.lastIndexOf(';'), rest.lastIndexOf(', '))
    const to = from + rest.length === end || pause <= 0 ? from + rest.length : from + pause + 1
    const isLast = to >= end
    pieces.push([from, to])
    from = isLast ? end : to + (text.slice(to).length - text.slice(to).trimStart().length)
  }
  return pieces
}
