import type { TreatmentVoice } from '@basejuris/domain'
import type { TextSpan } from '../analysis/text-span.ts'
import type { SpokenRange } from '../speaker/voice.ts'

const quotation = /[“«][^”»]{25,6000}(?:[”»]|$)|(?<![^\s(:])"(?=\S)[^"]{25,6000}(?:"|$)/gu

/** Who speaks where a citation stands; null where neither the court nor its judges do. */
export function voiceAt(ranges: readonly SpokenRange[], at: number): TreatmentVoice | null {
  const speaker = ranges.find(({ from, to }) => from <= at && at < to)?.speaker ?? 'tribunal'
  return speaker === 'tribunal' || speaker === 'voto' || speaker === 'prevencion' ? speaker : null
}

/** A text of the same length that leaves blank what others say in it, and what it quotes. */
export function ownWordsOf(text: string, ranges: readonly SpokenRange[], voice: TreatmentVoice): string {
  const quoted = Array.from(text.matchAll(quotation), ({ index, 0: words }): TextSpan => ({ from: index, to: index + words.length }))
  const others = ranges.filter(({ speaker }) => speaker !== voice)
  const pieces: string[] = []
  let at = 0
  for (const { from, to } of [...quoted, ...others].sort((a, b) => a.from - b.from)) {
    if (to <= at) continue
    pieces.push(text.slice(at, Math.max(at, from)), ' '.repeat(to - Math.max(at, from)))
    at = to
  }
  return pieces.join('') + text.slice(at)
}
