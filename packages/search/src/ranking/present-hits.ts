import type { Hit } from '../ports.ts'
import { shareOf } from './clause-coverage.ts'
import { type Findings, reasonsFor } from './explain.ts'
import { levelOf, relevanceOf } from './relevance.ts'
import type { PreparedQuery } from './search-context.ts'
import type { PassageHit, RulingHit } from './search-result.ts'

export interface PresentedHits {
  readonly hits: readonly Hit[]
  readonly prepared: PreparedQuery
  readonly findings: Findings
  readonly passages: ReadonlyMap<string, readonly PassageHit[]>
  readonly similar: ReadonlyMap<string, number>
  readonly byMeaning: boolean
}

/** Each hit with how relevant it is and why. */
export const presentHits = ({ hits, prepared, findings, passages, similar, byMeaning }: PresentedHits): RulingHit[] => {
  const { query } = prepared
  const { clauses } = findings
  return hits.map(({ id, score }): RulingHit => {
    const best = passages.get(id) ?? []
    const relevance = relevanceOf({
      identified: findings.owners.has(id),
      quoted: findings.quoting.has(id),
      share: shareOf(clauses, id, 'having'),
      captionShare: shareOf(clauses, id, 'inCaption'),
      passageShare: Math.max(0, ...best.map((passage) => shareOf(clauses, passage.id, 'having'))),
      asked: clauses.length,
      similarity: byMeaning ? score : null,
    })
    return {
      docId: id,
      relevance,
      level: levelOf(relevance),
      passages: best,
      reasons: reasonsFor(id, findings, best, byMeaning),
      missing: clauses
        .filter(({ having }) => !having.has(id))
        .map(({ clause }) => query.norms.find(({ key }) => key === clause.norm)?.label ?? query.text.slice(clause.from, clause.to)),
      similar: similar.get(id) ?? 0,
    }
  })
}
