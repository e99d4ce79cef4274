import { chooseSpans } from '../choosing/choose-spans.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import type { Span } from '../spans/span.ts'
import { scoreSources } from './score-sources.ts'

export interface ChooseQuotations {
  readonly question: string
  readonly docIds: readonly string[]
  /** Characters quoted at most. */
  readonly budget: number
}

/** What an answer would quote of the given rulings, whether they answer or not. The first ones are trusted no more than the others. */
export async function chooseQuotations(
  ports: AssistantPorts,
  { question, docIds, budget }: ChooseQuotations,
  signal: AbortSignal,
): Promise<Span[]> {
  const read = await ports.read(docIds, signal)
  const { demands, weighed } = await scoreSources(ports, read, { question }, signal)
  const trust = new Map(read.map(({ ruling }) => [ruling.docId, 1]))
  return chooseSpans(weighed, { demands: demands.demands, trust, budget, withOutcome: true })
}
