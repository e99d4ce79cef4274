import type { FewDocuments } from '../match/document-set.ts'
import { giveSumsBack, takeSums } from '../match/score-buffer.ts'
import { type ScoreLeaf, windowOf, windowSize } from './scorer.ts'
import type { TopDocuments } from './top-documents.ts'

/** Scores a few documents of a segment, each looked up in the list of every leaf. */
export function rankFew(leaves: readonly ScoreLeaf[], { ordinals }: FewDocuments, size: number, segment: number, top: TopDocuments): void {
  const sums = takeSums(size)
  for (let at = 0; at < ordinals.length; ) {
    const from = windowOf(ordinals[at]!)
    let end = at
    while (end < ordinals.length && ordinals[end]! < from + windowSize) end += 1
    const own = ordinals.subarray(at, end)
    const floor = top.floor(segment, own[0]!)
    for (const [i, leaf] of leaves.entries()) leaf.addTo(own, own.length, sums.scores, i === leaves.length - 1 ? floor : 0)
    for (const ordinal of own) {
      const score = sums.scores[ordinal]!
      if (score > 0 && score >= top.floor(segment, ordinal)) top.offer(segment, ordinal, score)
      sums.scores[ordinal] = 0
    }
    at = end
  }
  giveSumsBack(sums)
}
