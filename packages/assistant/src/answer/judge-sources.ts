import { likelihoodsOf } from '../sufficiency/likely-model.ts'
import type { SpokenEvidence } from '../sufficiency/spoken-evidence.ts'
import type { AnswerSource } from './answer.ts'

/** Adds how likely each of the rulings that were read answers beside the others, where the question is told or asked at length. */
export function judgeSources(sources: readonly AnswerSource[], spoken: ReadonlyMap<string, SpokenEvidence>): readonly AnswerSource[] {
  const read = sources.flatMap(({ signs }) => {
    const said = spoken.get(signs.docId)
    return said !== undefined && signs.isStory && (signs.isAsked || signs.isOwnStory) ? [{ signs, spoken: said }] : []
  })
  if (read.length === 0) return sources
  const likelihoods = likelihoodsOf(read)
  const byId = new Map(read.map(({ signs }, at) => [signs.docId, likelihoods[at] ?? null]))
  return sources.map((source) => ({ ...source, signs: { ...source.signs, likelihood: byId.get(source.signs.docId) ?? null } }))
}
