import type { AssistantPorts } from '../ports/assistant-ports.ts'
import type { GoesOn } from '../question/added-demands.ts'
import { readNamedRulings, splitSubject } from '../question/named-rulings.ts'
import { hasDecision } from '../sufficiency/decided-outcome.ts'
import type { AnswerGrade } from '../sufficiency/grade-answer.ts'
import type { AnswerSource } from './answer.ts'
import { decidedSpans } from './decided-spans.ts'
import { inOrder, maxQuoted, type QuotedSources, shares } from './quote-sources.ts'

interface QuoteNamed {
  readonly question: string
  readonly budget: number
  readonly goesOn: GoesOn | undefined
}

/** Part of the subject behind the number of a ruling of which its court speaks. */
const minOfSubject = 0.5

/** The rulings of which a question asks what they decided: it names nothing else, or a subject of which their court speaks. Null for every other question. */
export function namedIn(question: string, sources: readonly AnswerSource[]): readonly AnswerSource[] | null {
  return readNamedRulings(question, sources) ?? namedOnSubject(question, sources)
}

/** The rulings that a question names beside a subject, whose court speaks of enough of it. Empty where none has the number, null where none speaks. */
function namedOnSubject(question: string, sources: readonly AnswerSource[]): readonly AnswerSource[] | null {
  const split = splitSubject(question)
  const named = split === null ? null : readNamedRulings(split.naming, sources)
  if (named?.length === 0) return named
  const speaking = (named ?? []).filter(({ signs }) => signs.touched >= minOfSubject)
  return speaking.length > 0 ? speaking : null
}
/** What some rulings that a question names decided, and why. */
export async function quoteNamed(
  ports: AssistantPorts,
  sources: readonly AnswerSource[],
  named: readonly AnswerSource[],
  { question, budget, goesOn }: QuoteNamed,
  signal: AbortSignal,
): Promise<QuotedSources> {
  const subject = splitSubject(question)?.subject
  const characters = shares(budget / Math.max(1, named.length))
  return {
    ordered: [...named, ...inOrder(sources.filter((each) => !named.includes(each)))],
    grade: gradeOfNamed(named),
    spans: await decidedSpans(ports, named.slice(0, maxQuoted), { ...characters, subject, goesOn }, signal),
  }
}

/** One case is what the question means. Several courts may have cases of one number. */
function gradeOfNamed(named: readonly AnswerSource[]): AnswerGrade {
  const decided = named.filter(({ ruling }) => hasDecision(ruling.sections))
  if (decided.length === 0) return 'no_lo_encontre'
  return new Set(named.map(({ ruling }) => ruling.court)).size === 1 ? 'responde' : 'lo_mas_cercano'
}
