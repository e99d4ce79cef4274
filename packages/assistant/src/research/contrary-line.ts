import { isFirstInstance } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import type { Answer, AnswerSource } from '../answer/answer.ts'
import { answerQuestion } from '../answer/answer-question.ts'
import { extractiveModel } from '../models/extractive-model.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { toolSchemas } from '../ports/tool-schemas.ts'
import { substantialDemands } from '../question/read-question.ts'
import { decidedArticles, resultSide } from '../spans/decided-articles.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { answers } from '../sufficiency/grade-answer.ts'
import { runTool, type ToolResult } from '../tools/run-tool.ts'
import { compareOnMatter, type OnMatter } from './decided-matter.ts'
import { type AskedIssue, readIssue } from './issue/asked-issue.ts'
import { compareOnIssue } from './issue/compare-on-issue.ts'
import { quoteIssue } from './issue/quote-issue.ts'
import { findOppositeResults } from './opposite-results.ts'

export interface ContraryRequest {
  readonly question: string
  /** Rulings that the answers quote, the first ones lead. */
  readonly quoted: readonly string[]
  /** Rulings that were read, in the order of the answers. */
  readonly read: readonly string[]
  /** Characters quoted at most. */
  readonly budget: number
}

/** What makes the rulings of a contrast contrary: the sentence on the very issue, or for the other side the same article, what is asked, or the end. */
export const contrastGrounds = ['punto', 'articulo', 'materia', 'resultado'] as const
export type ContrastGround = (typeof contrastGrounds)[number]

export interface ContrastCounts {
  /** Rulings that were read beside the one that leads. */
  readonly others: number
  /** Of them, those that could be compared with it. */
  readonly compared: number
  /** Of these, those whose result favours the other side, whether or not they speak of the question. */
  readonly opposite: number
}

export interface ContraryLine {
  readonly ground: ContrastGround
  /** Null where results were not compared: an article shows the contrary line, or nothing leads. */
  readonly counts: ContrastCounts | null
  /** Label of the article that both lines decide; null where none was found. */
  readonly article: string | null
  /** Rulings that lead, to which the others are contrary. */
  readonly against: readonly string[]
  /** What the contrary rulings say on the question; null where none was found. */
  readonly answer: Answer | null
  /** Rulings that were read and decide what is asked, beside the one that leads. Empty where that was not compared. */
  readonly onMatter: OnMatter
  readonly steps: readonly ToolResult[]
}

const none: OnMatter = { same: [], opposite: [] }
/** Rulings whose contraries are looked for, and contraries that are read. */
const maxLeaders = 4
const maxContrary = 8
/** Part of the demands of a question of which a contrary ruling must speak, where it applies the norm asked about or has its topic. */
const minDemands = { norm: 0.3, topic: 0.5 } as const

/**
 * Looks for rulings that decided otherwise than the quoted ones. The index marks some as contrary; others were read and decide the same
 * article for the other side. Where there are none, those of the line of the question that ended otherwise are shown as such. One that does
 * not speak of the question is left out.
 */
export async function findContraryLine(ports: AssistantPorts, request: ContraryRequest, signal: AbortSignal): Promise<ContraryLine> {
  const { question, quoted, read, budget } = request
  const sources = await ports.read([...new Set([...quoted, ...read])], signal)
  const byId = new Map(sources.map((source) => [source.ruling.docId, source]))
  const valid = quoted.flatMap((docId) => byId.get(docId) ?? []).filter(stands)
  const [first] = valid
  if (first === undefined) return { ground: 'articulo', counts: null, article: null, against: [], answer: null, onMatter: none, steps: [] }
  const demands = substantialDemands((await ports.demandsOf({ question, docIds: [] }, signal)).demands)
  const issue = readIssue(question, demands)
  // A numeral and costs are beneath every decided article; of words the articles say more.
  const isExact = issue !== null && (issue.place !== null || issue.bearer !== null)
  const readAmong = async () => ({
    question,
    budget,
    valid,
    first,
    sources,
    demands,
    issue,
    others: await readOthers(ports, { question, first, sources }, signal),
  })
  const amongFirst = isExact ? await readAmong() : null
  const exact = amongFirst === null ? null : await findByIssue(ports, amongFirst, signal)
  if (exact !== null && exact.answer !== null) return { ...exact, steps: [] }
  // The answers may quote both lines: the first ruling says which one leads, those of unknown side only where it has no contrary.
  const sided = Map.groupBy(valid.slice(1), (source) => sideBeside(source, first))
  let steps: ToolResult[] = []
  for (const leaders of [[first, ...(sided.get('same') ?? [])], sided.get('unknown') ?? []]) {
    const found = await findOpposed(ports, { leaders: leaders.slice(0, maxLeaders), first, sources }, signal)
    steps = [...steps, ...found.steps]
    if (found.docIds.length === 0) continue
    const line = await readContrary(ports, { ...found, question, budget }, signal)
    if (line.answer !== null) return { ground: 'articulo', counts: null, ...line, onMatter: none, steps }
    break
  }
  const among = amongFirst ?? (await readAmong())
  const byIssue = isExact ? exact : await findByIssue(ports, among, signal)
  if (byIssue !== null && byIssue.answer !== null) return { ...byIssue, steps }
  return { ...((await findByMatter(ports, among, signal)) ?? byIssue ?? (await findByResult(ports, among, signal))), steps }
}

interface FindByResult extends Pick<ContraryRequest, 'question' | 'budget'>, Pick<FindOpposed, 'first' | 'sources'> {
  /** Quoted rulings that stand, the first one leads. */
  readonly valid: readonly SourceRuling[]
  /** Rulings beside the first one that stand. */
  readonly others: readonly SourceRuling[]
  readonly demands: readonly QuestionDemand[]
  /** What is asked beneath the outcome of a case. Null where nothing is. */
  readonly issue: AskedIssue | null
}

/** Rulings that decide the issue the other way, each with the sentence that says so. Null where the rulings that lead do not decide it. */
async function findByIssue(
  ports: AssistantPorts,
  { question, valid, others, issue }: FindByResult,
  signal: AbortSignal,
): Promise<Omit<ContraryLine, 'steps'> | null> {
  if (issue === null) return null
  const compared = await compareOnIssue({ leaders: valid.slice(0, maxLeaders), others, issue }, signal)
  if (compared === null) return null
  const { leader, same, opposite } = compared
  return {
    ground: 'punto',
    counts: { others: others.length, compared: same.length + opposite.length, opposite: opposite.length },
    article: null,
    against: [leader],
    answer:
      opposite.length === 0
        ? null
        : await quoteIssue(ports, { question, sentences: opposite.slice(0, maxContrary), sources: others }, signal),
    onMatter: { same, opposite: opposite.map(({ docId }) => docId) },
  }
}

/** Rulings that decide what is asked for the other side, whatever their whole result is. Null where there are none. */
async function findByMatter(
  ports: AssistantPorts,
  { question, budget, valid, others, demands }: FindByResult,
  signal: AbortSignal,
): Promise<Omit<ContraryLine, 'steps'> | null> {
  const compared = await compareOnMatter({ leaders: valid.slice(0, maxLeaders), others, demands }, signal)
  if (compared === null || compared.onMatter.opposite.length === 0) return null
  const { leader, onMatter } = compared
  const request = { article: null, against: [leader], docIds: onMatter.opposite, question, budget, isOn: () => true }
  const line = await readContrary(ports, request, signal)
  const counts = {
    others: others.length,
    compared: onMatter.same.length + onMatter.opposite.length,
    opposite: onMatter.opposite.length,
  }
  return line.answer === null ? null : { ground: 'materia', counts, ...line, onMatter }
}

/** Rulings on the question that ended for the other side, and how many could be compared. */
async function findByResult(
  ports: AssistantPorts,
  { question, budget, valid, first, others }: FindByResult,
  signal: AbortSignal,
): Promise<Omit<ContraryLine, 'steps'>> {
  const results = findOppositeResults(valid, others)
  const besideFirst = new Map(others.map((each) => [docIdOf(each), sideBeside(each, first)]))
  const byArticle = [...besideFirst].flatMap(([docId, side]) => (side === 'unknown' ? [] : [docId]))
  const docIds = results.opposite.filter((docId) => besideFirst.get(docId) !== 'same')
  const counts = { others: others.length, compared: new Set([...results.compared, ...byArticle]).size, opposite: docIds.length }
  const against = [results.leader ?? first.ruling.docId]
  const line = await readContrary(ports, { article: null, against, docIds, question, budget, isOn: isOnSubject }, signal)
  return { ground: 'resultado', counts, ...line, onMatter: none }
}

const docIdOf = ({ ruling }: SourceRuling): string => ruling.docId

type ReadOthers = Pick<ContraryRequest, 'question'> & Pick<FindOpposed, 'first' | 'sources'>

/** Rulings beside the first one that stand: those that were read, and those of the line of the question. */
async function readOthers(ports: AssistantPorts, { question, first, sources }: ReadOthers, signal: AbortSignal): Promise<SourceRuling[]> {
  const known = new Set(sources.map(docIdOf))
  const line = (await ports.rulingsOn(question, signal)).filter((docId) => !known.has(docId))
  return [...sources, ...(await ports.read(line, signal))].filter((source) => stands(source) && docIdOf(source) !== docIdOf(first))
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
    .filter((source) => sideBeside(source, first) !== 'same' && !endedAlike(source, first))
    .map(({ ruling }) => ruling.docId)
    .filter((docId) => !against.includes(docId))
  return { article: answered.find(({ articulo }) => articulo !== null)?.articulo ?? null, against, docIds: [...new Set(docIds)], steps }
}

interface ReadContrary extends Omit<Opposed, 'steps'>, Pick<ContraryRequest, 'question' | 'budget'> {
  /** Whether a ruling belongs to the contrast. */
  readonly isOn?: (source: AnswerSource) => boolean
}

/** What the contrary rulings say on the question. */
async function readContrary(
  ports: AssistantPorts,
  { article, against, docIds, question, budget, isOn = speaksOfQuestion }: ReadContrary,
  signal: AbortSignal,
): Promise<Pick<ContraryLine, 'article' | 'against' | 'answer'>> {
  if (docIds.length === 0) return { article, against, answer: null }
  const ask = (asked: readonly string[]) => answerQuestion(ports, extractiveModel, { question, budget, docIds: asked }, signal)
  const answer = await ask(docIds.slice(0, maxContrary))
  const onQuestion = answer.sources.filter(isOn).map(({ ruling }) => ruling.docId)
  if (onQuestion.length === 0) return { article, against, answer: null }
  const own = onQuestion.length === answer.sources.length ? answer : await ask(onQuestion)
  return { article, against, answer: own.spans.length === 0 ? null : own }
}

/** A line is contrary only on the same question: what is near to it is not enough. */
function speaksOfQuestion({ signs }: AnswerSource): boolean {
  if (answers(signs)) return true
  if (signs.norm === 'agrees' && signs.demands >= minDemands.norm) return true
  return signs.topic === 'agrees' && signs.demands >= minDemands.topic
}

/** Results are compared on one subject. In first instance they turn on the facts, so that the ruling must decide what is asked. */
function isOnSubject(source: AnswerSource): boolean {
  const { ruling, signs } = source
  const kind = resultSide(ruling)?.kind ?? ''
  if (isFirstInstance(kind)) return answers(signs) || (signs.norm === 'agrees' && signs.demands >= minDemands.norm)
  return signs.topic === 'agrees' || speaksOfQuestion(source)
}

const stands = ({ overturned, departed }: SourceRuling): boolean => overturned === null && departed === null

/** Two rulings that favour the same side are not contrary, whichever article each rests on. */
function endedAlike(one: SourceRuling, other: SourceRuling): boolean {
  const [side, otherSide] = [resultSide(one.ruling), resultSide(other.ruling)]
  return side !== null && otherSide !== null && side.favoured === otherSide.favoured
}

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
