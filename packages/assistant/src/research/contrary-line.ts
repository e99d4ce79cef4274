import { isFirstInstance } from '@basejuris/legal-text'
import type { Answer } from '../answer/answer.ts'
import { answerQuestion } from '../answer/answer-question.ts'
import { extractiveModel } from '../models/extractive-model.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { toolSchemas } from '../ports/tool-schemas.ts'
import { decidedArticles } from '../spans/decided-articles.ts'
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
 * Looks for rulings that decided otherwise than the quoted ones. The index marks some as contrary; others were read and decide the same
 * article for the other side. One that does not speak of the question is left out.
 */
export async function findContraryLine(
  ports: AssistantPorts,
  { question, quoted, read, budget }: ContraryRequest,
  signal: AbortSignal,
): Promise<ContraryLine> {
  const sources = await ports.read([...new Set([...quoted, ...read])], signal)
  const byId = new Map(sources.map((source) => [source.ruling.docId, source]))
  const valid = quoted.flatMap((docId) => byId.get(docId) ?? []).filter(stands)
  const [first] = valid
  if (first === undefined) return { article: null, against: [], answer: null, steps: [] }
  // The answers may quote both lines: the first ruling says which one leads, those of unknown side only where it has no contrary.
  const sided = Map.groupBy(valid.slice(1), (source) => sideBeside(source, first))
  let steps: ToolResult[] = []
  for (const leaders of [[first, ...(sided.get('same') ?? [])], sided.get('unknown') ?? []]) {
    const found = await findOpposed(ports, { leaders: leaders.slice(0, maxLeaders), first, sources }, signal)
    steps = [...steps, ...found.steps]
    if (found.docIds.length > 0) return { ...(await readContrary(ports, { ...found, question, budget }, signal)), steps }
  }
  return { article: null, against: [first.ruling.docId], answer: null, steps }
}

interface Opposed {
  readonly article: string | null
  readonly against: readonly string[]
  /** Rulings contrary to the leaders. */
  readonly docIds: readonly string[]
  readonly steps: readonly ToolResult[]
}

interface FindOpposed {
  readonly leaders: readonly SourceRuling[]
  readonly first: SourceRuling
  readonly sources: readonly SourceRuling[]
}

/** What the index marks as contrary to the leaders, and what was read and opposes them. None is on the side of the first ruling. */
async function findOpposed(ports: AssistantPorts, { leaders, first, sources }: FindOpposed, signal: AbortSignal): Promise<Opposed> {
  const steps = await Promise.all(
    leaders.map(({ ruling: { docId } }) => runTool(ports, { name: 'find_contrary', input: { docId } }, signal)),
  )
  const answered = steps.flatMap((step) => (step.kind === 'answer' ? [toolSchemas.find_contrary.output.parse(step.output)] : []))
  const marked = await ports.read([...new Set(answered.flatMap(({ sentencias }) => sentencias.map(({ docId }) => docId)))], signal)
  const opposed = sources.filter((source) => leaders.some((leader) => sideBeside(source, leader) === 'opposite'))
  const against = leaders.map(({ ruling }) => ruling.docId)
  const docIds = [...opposed, ...marked]
    .filter((source) => sideBeside(source, first) !== 'same')
    .map(({ ruling }) => ruling.docId)
    .filter((docId) => !against.includes(docId))
  return { article: answered.find(({ articulo }) => articulo !== null)?.articulo ?? null, against, docIds: [...new Set(docIds)], steps }
}

type ReadContrary = Omit<Opposed, 'steps'> & Pick<ContraryRequest, 'question' | 'budget'>

/** What the contrary rulings say on the question. */
async function readContrary(
  ports: AssistantPorts,
  { article, against, docIds, question, budget }: ReadContrary,
  signal: AbortSignal,
): Promise<Omit<ContraryLine, 'steps'>> {
  const ask = (asked: readonly string[]) => answerQuestion(ports, extractiveModel, { question, budget, docIds: asked }, signal)
  const answer = await ask(docIds.slice(0, maxContrary))
  const onQuestion = answer.sources.filter(({ signs }) => speaksOfQuestion(signs)).map(({ ruling }) => ruling.docId)
  if (onQuestion.length === 0) return { article, against, answer: null }
  const own = onQuestion.length === answer.sources.length ? answer : await ask(onQuestion)
  return { article, against, answer: own.spans.length === 0 ? null : own }
}

/** A line is contrary only on the same question: what is near to it is not enough. */
function speaksOfQuestion(signs: AnswerSigns): boolean {
  if (answers(signs)) return true
  if (signs.norm === 'agrees' && signs.demands >= minDemands.norm) return true
  return signs.topic === 'agrees' && signs.demands >= minDemands.topic
}

const stands = ({ overturned, departed }: SourceRuling): boolean => overturned === null && departed === null

type Beside = 'same' | 'opposite' | 'unknown'

/** Whether a ruling decided for the side that another one favours, by the articles that both decide. Outcomes alone do not say it. */
function sideBeside({ ruling }: SourceRuling, { ruling: leader }: SourceRuling): Beside {
  const places = decidedArticles(leader)
  const shared = decidedArticles(ruling).flatMap((own) => {
    const other = places.find(({ article, place, kind }) => article === own.article && place === own.place && kind === own.kind)
    return other === undefined ? [] : [own.favoured === other.favoured]
  })
  if (shared.length === 0) return 'unknown'
  if (shared.every(Boolean)) return 'same'
  return shared.some(Boolean) || decidedArticles(ruling).every(({ kind }) => isFirstInstance(kind)) ? 'unknown' : 'opposite'
}
