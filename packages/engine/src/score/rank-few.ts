import type { FewDocuments } from '../match/document-set.ts'
import { borrowScoreBuffer, returnScoreBuffer } from '../match/score-buffer.ts'
import { type Scorer, windowOf, windowSize } from './scorer.ts'
import type { ScoreCollector } from './top-documents.ts'

/** Scores a few documents of a segment by looking each up in every list. */
export function rankFew(scorers: readonly Scorer[], { ordinals }: FewDocuments, size: number, segment: number, top: ScoreCollector): void {
  const buffer = borrowScoreBuffer(size)
  for (let at = 0; at < ordinals.length; ) {
    const from = windowOf(ordinals[at]!)
    let end = at
    while (end < ordinals.length && ordinals[end]! < from + windowSize) end += 1
    const window = ordinals.subarray(at, end)
    const threshold = top.threshold(segment, window[0]!)
    for (const [i, scorer] of scorers.entries())
      scorer.scoreDocuments(window, window.length, buffer.scores, i === scorers.length - 1 ? threshold : 0)
    for (const ordinal of window) {
      const score = buffer.scores[ordinal]!
      if (score > 0 && score >= top.threshold(segment, ordinal)) top.offer(segment, ordinal, score)
      buffer.scores[ordinal] = 0
    }
    at = end
  }
  returnScoreBuffer(buffer)
}
