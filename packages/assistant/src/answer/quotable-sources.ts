import type { QuestionDemand } from '@basejuris/search'
import { matterOf, type SubjectTeller, speaksOfMatter } from '../choosing/asked-subject.ts'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'
import { answers, isNear } from '../sufficiency/grade-answer.ts'
import type { AnswerSource } from './answer.ts'

export interface QuotableSources {
  readonly weighed: readonly ScoredCandidate[]
  readonly tellers: ReadonlyMap<string, SubjectTeller>
  readonly demands: readonly QuestionDemand[]
}

/** Part of what the best near ruling says of the matter, from which on another is quoted. */
const minOfMatter = 0.33

/**
 * The rulings that answer or are near. One that answers nothing is left out where others than the court speak of the matter, or where another
 * near one decides much more of it, unless it stands out. The likeliest one is quoted wherever any is near.
 */
export function quotableSources(ordered: readonly AnswerSource[], { tellers, weighed, demands }: QuotableSources): readonly AnswerSource[] {
  const matter = matterOf(demands)
  const saidOf = ({ ruling }: AnswerSource): number =>
    Math.max(
      0,
      ...weighed
        .filter((each) => each.source.ruling.docId === ruling.docId && !each.isAccount && speaksOfMatter(each, matter))
        .map(({ score }) => score),
    )
  const [first] = ordered
  const isLikeliest = (each: AnswerSource): boolean => each === first && each.signs.likelihood !== null && each.signs.level !== 'minima'
  if (!ordered.some(({ signs }) => answers(signs) || isNear(signs))) return []
  const near = ordered.filter(({ signs, ruling }) => !answers(signs) && isNear(signs) && tellers.get(ruling.docId) !== 'others')
  const most = Math.max(0, ...near.map(saidOf))
  return ordered.filter(
    (each) =>
      answers(each.signs) || isLikeliest(each) || (near.includes(each) && (each.signs.standsOut || saidOf(each) >= minOfMatter * most)),
  )
}
