import type { QuestionDemand } from '@basejuris/search'
import type { AssistantPorts } from '../../ports/assistant-ports.ts'
import { readQuestion, substantialDemands } from '../../question/read-question.ts'
import { resultSide } from '../../spans/decided-articles.ts'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import type { Place } from '../../spans/span.ts'
import { readIssue } from '../issue/asked-issue.ts'
import { compareOnIssue } from '../issue/compare-on-issue.ts'

/** A ruling that decides otherwise than the one that leads, and where its court says so. */
export interface OpposedPlace {
  readonly docId: string
  readonly place: Place
}

export interface FoundOpposed {
  readonly opposed: readonly OpposedPlace[]
  /** Those that the contrast of the leading one shows: none of their sentences on the point was read. */
  readonly byContrast: readonly string[]
  /** Rulings that decide the point as the leading one does. */
  readonly same: readonly string[]
}

interface FindOpposed {
  readonly question: string
  readonly demands: readonly QuestionDemand[]
  /** Quoted rulings, the first one leads. */
  readonly leaders: readonly SourceRuling[]
  /** Rulings on the question. */
  readonly others: readonly SourceRuling[]
}

/** Rulings whose contrast is asked for. */
const maxLeaders = 2

/**
 * The rulings on a question that decide otherwise than the leading one: by the sentence of each on the very point, else by the contrast of
 * the leading one. A whole result says nothing against a sentence on the point.
 */
export async function findOpposed(
  ports: AssistantPorts,
  { question, demands, leaders, others }: FindOpposed,
  signal: AbortSignal,
): Promise<FoundOpposed> {
  if (!isOfPoint(question)) return nothing
  const issue = readIssue(question, substantialDemands(demands))
  const onPoint = issue === null ? null : await compareOnIssue({ leaders, others, issue }, signal)
  const { same = [], opposite = [] } = onPoint ?? {}
  const known = new Set([...same, ...opposite.map(({ docId }) => docId), ...leaders.map(({ ruling }) => ruling.docId)])
  const side = leaders[0] === undefined ? null : resultSide(leaders[0].ruling)
  const rivals = new Set(
    others.flatMap(({ ruling }) => {
      const own = resultSide(ruling)
      const isAlike = side !== null && own !== null && own.favoured === side.favoured
      return known.has(ruling.docId) || isAlike ? [] : [ruling.docId]
    }),
  )
  if (rivals.size === 0) return { same, opposed: opposite, byContrast: [] }
  const contrasts = await Promise.all(leaders.slice(0, maxLeaders).map(({ ruling }) => ports.contrastOf(ruling.docId, signal)))
  const byContrast = [...new Set(contrasts.flat())].filter((docId) => rivals.has(docId))
  return { same, opposed: opposite, byContrast }
}

const nothing: FoundOpposed = { opposed: [], byContrast: [], same: [] }

/** What a term, a sum or a concept is has no contrary: only what is granted or denied has. */
export function isOfPoint(question: string): boolean {
  const { kinds } = readQuestion(question)
  return kinds.length === 0 || kinds.includes('yesNo')
}
