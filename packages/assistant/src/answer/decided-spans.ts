import { findDisposition, isOpinion } from '@basejuris/legal-text'
import { addOutcome } from '../choosing/added/add-outcome.ts'
import { chooseSpans, toSpan } from '../choosing/choose-spans.ts'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'
import { orders } from '../choosing/sentence-patterns.ts'
import { charactersOf, makeWhole } from '../choosing/whole-sentences.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import type { GoesOn } from '../question/added-demands.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Span } from '../spans/span.ts'
import { scoreSources } from './score-sources.ts'

export interface DecidedSpans {
  /** Characters quoted of each ruling, and how many more make its clauses whole. */
  readonly budget: number
  readonly room: number
  /** What the question asks about beside the decision: reasons that speak of it are quoted. */
  readonly subject?: string | undefined
  readonly goesOn?: GoesOn | undefined
}

/** Part of the characters that the operative part may take. */
const decisionShare = 0.5

/** What some rulings decided, in the words of their operative parts, and behind each the reasons that speak of it. */
export async function decidedSpans(
  ports: AssistantPorts,
  sources: readonly SourceRuling[],
  request: DecidedSpans,
  signal: AbortSignal,
): Promise<Span[]> {
  const spans: Span[] = []
  for (const source of sources) spans.push(...(await spansOfRuling(ports, source, request, signal)))
  return spans.map((span, at) => ({ ...span, n: at + 1 }))
}

async function spansOfRuling(
  ports: AssistantPorts,
  source: SourceRuling,
  { budget, room, subject, goesOn }: DecidedSpans,
  signal: AbortSignal,
): Promise<Span[]> {
  const { caption, docId, sections } = source.ruling
  const line = findDisposition(sections)?.line
  if (line === undefined && !isOpinion(sections)) return []
  const { demands, weighed } = await scoreSources(
    ports,
    [source],
    { question: `¿Por qué ${subject ?? line?.text ?? caption}?`, goesOn },
    signal,
  )
  const isLine = ({ place }: ScoredCandidate): boolean =>
    line !== undefined && place.anchor === line.anchor && place.from < line.to && line.from < place.to
  const deciding = weighed.filter((each) => each.kind === 'resolutiva' || isLine(each))
  const best = fitting(
    deciding.filter((each) => isLine(each) || orders.test(each.folded)).sort((a, b) => Number(isLine(b)) - Number(isLine(a))),
    budget * decisionShare,
  )
  const sided = goesOn === undefined ? addOutcome(best, source, { demands: demands.demands, room: budget - charactersOf(best) }) : best
  const decision = makeWhole(sided, deciding, room)
  const left = budget - charactersOf(decision)
  const reasons = weighed.filter((each) => !deciding.includes(each))
  const trust = new Map([[docId, 1]])
  return [...decision.map(toSpan), ...chooseSpans(reasons, { demands: demands.demands, trust, budget: left, room })]
}

/** The first one, and the others in order while they fit. */
function fitting(decision: readonly ScoredCandidate[], budget: number): ScoredCandidate[] {
  let left = budget
  return decision.filter(({ text }, at) => {
    left -= text.length
    return at === 0 || left >= 0
  })
}
