import { oppositeOutcomes } from '@basejuris/domain'
import type { Answer } from '../answer/answer.ts'
import { answerQuestion } from '../answer/answer-question.ts'
import { extractiveModel } from '../models/extractive-model.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { toolSchemas } from '../ports/tool-schemas.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { type AnswerSigns, answers } from '../sufficiency/grade-answer.ts'
import { runTool, type ToolResult } from '../tools/run-tool.ts'

export interface ContraryRequest {
  readonly question: string
  /** Rulings that the answers quote, the first ones lead. */
  readonly quoted: readonly string[]
  /** Rulings that were read, in the order of the answers. */
  readonly read: readonly string[]
  /** Characters quoted at most. */
  readonly budget: number
}

export interface ContraryLine {
  /** Label of the article that both lines decide; null where none was found. */
  readonly article: string | null
  /** Rulings that lead, to which the others are contrary. */
  readonly against: readonly string[]
  /** What the contrary rulings say on the question; null where none was found. */
  readonly answer: Answer | null
  readonly steps: readonly ToolResult[]
}

/** Rulings whose contraries are looked for, and contraries that are read. */
const maxLeaders = 4
const maxContrary = 8
/** Part of the demands of a question of which a contrary ruling must speak, where it applies the norm asked about or has its topic. */
const minDemands = { norm: 0.3, topic: 0.5 } as const

/**
 * Looks for rulings that decided otherwise than the quoted ones. The index marks some as contrary; others were read, have the opposite
 * outcome and apply the same norm. One that does not speak of the question is left out.
 */
export async function findContraryLine(
  ports: AssistantPorts,
  { question, quoted, read, budget }: ContraryRequest,
  signal: AbortSignal,
): Promise<ContraryLine> {
  const sources = await ports.read([...new Set([...quoted, ...read])], signal)
  const byId = new Map(sources.map((source) => [source.ruling.docId, source]))
  const valid = quoted.flatMap((docId) => byId.get(docId) ?? []).filter(stands)
  // The answers may quote both lines: the first ruling says which one leads.
  const leaders = valid.filter((source) => valid[0] === undefined || !opposes(source, valid[0])).slice(0, maxLeaders)
  const steps = await Promise.all(
    leaders.map(({ ruling: { docId } }) => runTool(ports, { name: 'find_contrary', input: { docId } }, signal)),
  )
  const marked = steps.flatMap((step) => (step.kind === 'answer' ? [toolSchemas.find_contrary.output.parse(step.output)] : []))
  const leading = new Set(leaders.map(({ ruling }) => ruling.docId))
  const opposed = sources.filter((source) => !leading.has(source.ruling.docId) && leaders.some((leader) => opposes(source, leader)))
  const docIds = [
    ...new Set([...opposed.map(({ ruling }) => ruling.docId), ...marked.flatMap(({ sentencias }) => sentencias.map(({ docId }) => docId))]),
  ].filter((docId) => !leading.has(docId))
  const article = marked.find(({ articulo }) => articulo !== null)?.articulo ?? null
  const against = [...leading]
  if (docIds.length === 0) return { article, against, answer: null, steps }
  const ask = (asked: readonly string[]) => answerQuestion(ports, extractiveModel, { question, budget, docIds: asked }, signal)
  const answer = await ask(docIds.slice(0, maxContrary))
  const onQuestion = answer.sources.filter(({ signs }) => speaksOfQuestion(signs)).map(({ ruling }) => ruling.docId)
  if (onQuestion.length === 0) return { article, against, answer: null, steps }
  const own = onQuestion.length === answer.sources.length ? answer : await ask(onQuestion)
  return { article, against, answer: own.spans.length === 0 ? null : own, steps }
}

/** A line is contrary only on the same question: what is near to it is not enough. */
function speaksOfQuestion(signs: AnswerSigns): boolean {
  if (answers(signs)) return true
  if (signs.norm === 'agrees' && signs.demands >= minDemands.norm) return true
  return signs.topic === 'agrees' && signs.demands >= minDemands.topic
}

const stands = ({ overturned, departed }: SourceRuling): boolean => overturned === null && departed === null

/** Whether two rulings decided the same norm the other way. */
function opposes({ ruling }: SourceRuling, { ruling: leader }: SourceRuling): boolean {
  if (!oppositeOutcomes(leader.outcome).some((outcome) => outcome === ruling.outcome)) return false
  const applied = new Set(leader.norms.flatMap(({ key, use }) => (use === 'cited' ? [] : [key])))
  return ruling.norms.some(({ key, use }) => use !== 'cited' && applied.has(key))
}
