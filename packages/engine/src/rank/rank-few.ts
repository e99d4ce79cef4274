import type { FewDocuments } from '../match/document-set.ts'
import { type ScoreLeaf, windowSize } from './score-leaf.ts'
import type { TopDocuments } from './top-documents.ts'

const scores = new Float64Array(windowSize)
const places = new Uint16Array(windowSize)

/** Scores a few documents of a segment, each looked up in the list of every leaf. */
export const rankFew = (leaves: readonly ScoreLeaf[], { ordinals }: FewDocuments, segment: number, top: TopDocuments): void => {
  for (let at = 0; at < ordinals.length; ) {
    const from = Math.floor((ordinals[at] as number) / windowSize) * windowSize
    let count = 0
    for (; at < ordinals.length && (ordinals[at] as number) < from + windowSize; at++) places[count++] = (ordinals[at] as number) - from
    for (const leaf of leaves) leaf.addTo(from, places, count, scores)
    for (let i = 0; i < count; i++) {
      const place = places[i] as number
      const score = scores[place] as number
      if (score > 0 && score >= top.floor(segment)) top.offer(segment, from + place, score)
    }
    scores.fill(0)
  }
}
