import type { QuestionDemands } from '@basejuris/search'
import type { ScoredCandidate } from '../choosing/score-candidates.ts'
import { readsOf } from '../models/extractive-model.ts'
import type { LanguageModel } from '../models/language-model.ts'
import type { ModelNote } from '../models/model-notes.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { toolSchemas } from '../ports/tool-schemas.ts'
import type { GoesOn } from '../question/added-demands.ts'
import { oppositeDirection } from '../question/asked-direction.ts'
import { countNamedNorms, readAskedArticles } from '../question/asked-norm-text.ts'
import { asksOutcome } from '../question/asks-outcome.ts'
import { asksSanction } from '../question/asks-sanction.ts'
import { isCourtesy } from '../question/courtesy.ts'
import { asksOnlyDecision } from '../question/named-rulings.ts'
import type { AskedQuestion } from '../question/read-question.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Span } from '../spans/span.ts'
import type { DecidedAgainst } from '../sufficiency/decided-direction.ts'
import { isDecidedFor } from '../sufficiency/decided-outcome.ts'
import { type SaidTogether, saidTogether } from '../sufficiency/decisive-points.ts'
import { type AnswerSigns, answers, type FoundRuling, readSigns } from '../sufficiency/grade-answer.ts'
import { type LeadingRuling, leadingRuling } from '../sufficiency/leading-ruling.ts'
import { outstandingRuling } from '../sufficiency/outstanding-ruling.ts'
import { runTool, type ToolCall, type ToolResult } from '../tools/run-tool.ts'
import { tools } from '../tools/tools.ts'
import type { VerifiedSentence } from '../verify/verified-sentence.ts'
import type { Answer, AnswerSource } from './answer.ts'
import { judgeSources } from './judge-sources.ts'
import { opposedSources } from './opposed-sources.ts'
import { namedIn, quoteNamed } from './quote-named.ts'
import { quoteRecord } from './quote-record.ts'
import { quoteNorms, quoteSources } from './quote-sources.ts'
import { quoteVotes } from './quote-votes.ts'
import { scoreSources } from './score-sources.ts'
import { writeAnswer } from './write-answer.ts'

export interface AskQuestion {
  readonly question: string
  /** Characters quoted at most. */
  readonly budget: number
  /** Answers from these rulings alone. */
  readonly docIds?: readonly string[] | undefined
  /** What a document of the reader says of the question, where the reader lets the model see it. It helps to plan the search alone. */
  readonly document?: readonly string[] | undefined
  /** Where it goes on from earlier questions: what they quoted is not quoted again. */
  readonly goesOn?: GoesOn | undefined
}

/** Reported while an answer is made, in this order: look-ups, rulings that were read, sentences. */
export interface AnswerProgress {
  readonly onStep?: (step: ToolResult) => void
  readonly onSource?: (source: AnswerSource) => void
  /** With all spans that are known by then. */
  readonly onSentence?: (sentence: VerifiedSentence, spans: readonly Span[]) => void
}

/** Calls of one plan that are run. */
const maxCalls = 8
/** Rulings that are read for one answer. */
const maxRead = 8

/** No search for a question was carried out, so nothing may be said of what there is. `message` is the Spanish sentence of the refusal. */
export class NotSearched extends Error {
  override readonly name = 'NotSearched'
}

/**
 * Answers a question from what the actor of the ports may read. The model is not trusted: see `LanguageModel`.
 * @throws {NotSearched} where every search was refused, unless the rulings are given
 */
export async function answerQuestion(
  ports: AssistantPorts,
  model: LanguageModel,
  { question, budget, docIds, document, goesOn }: AskQuestion,
  signal: AbortSignal,
  { onStep, onSource, onSentence }: AnswerProgress = {},
): Promise<Answer> {
  const notes = new Set<ModelNote>()
  const onNote = (note: ModelNote): void => void notes.add(note)
  const asksNothing = isCourtesy(question)
  const planned = asksNothing ? [] : await model.plan({ question, document, tools, onNote }, signal)
  const articles = readAskedArticles(question)
  const isRead = planned.some(({ name }) => name === 'read_norm')
  const calls = isRead ? planned : [...planned.slice(0, maxCalls - articles.length), ...readsOf(articles)]
  const steps = await runCalls(ports, calls, signal, onStep)
  const norms = normsOf(question, articles, normsIn(steps))
  const unsearched = docIds === undefined ? refusedSearch(steps) : null
  if (unsearched !== null) throw new NotSearched(unsearched)
  const found = foundRulings(steps)
  const listed = docIds === undefined || asksNothing ? found : limitedTo(docIds, found)
  const [first] = found.keys()
  const leading = first === undefined ? null : leadingRuling(first, await ports.nearestRulings(question, signal))
  const outstanding = outstandingRuling(found)
  const read = await ports.read([...listed.keys()].slice(0, maxRead), signal)
  const { asked, demands, added, scored, weighed, tellers, spoken } = await scoreSources(ports, read, { question, goesOn }, signal)
  const together = togetherIn(read, { weighed, asked, demands: demands.demands, listed })
  const context = { scored, weighed, asked, demands, added, listed, leading, outstanding, together }
  const sources = judgeSources(
    read.map((source, at): AnswerSource => ({ ...source, signs: signsOf(source, { at, ...context }) })),
    spoken,
  )
  const named = namedIn(question, sources) ?? chosenAlone(question, { docIds, sources })
  const said = norms.length > 0 ? null : (quoteVotes(question, sources, budget) ?? quoteRecord(question, sources))
  const isFollowUp = (goesOn?.quoted.length ?? 0) > 0
  const quoting = {
    weighed,
    tellers,
    demands: demands.demands,
    budget,
    isFollowUp,
    asksOutcome: asksOutcome(question),
    asksSanction: asksSanction(question),
  }
  const { ordered, grade, spans } =
    said ??
    (norms.length > 0
      ? quoteNorms(sources, norms, asked, quoting)
      : named === null
        ? quoteSources(sources, asked, quoting)
        : await quoteNamed(ports, sources, named, { question, budget, goesOn }, signal))
  for (const source of ordered) onSource?.(source)
  const written = await writeAnswer(model, { question, spans, rulings: read }, signal, { onNote, onSentence })
  return {
    question,
    grade,
    contrary: contraryOf(ordered, written.spans, asked),
    opposed: grade === 'responde' ? opposedOf(ordered, written.spans) : [],
    foreign: asked.foreign?.whose ?? null,
    addsNothing: grade === 'no_lo_encontre' && isFollowUp,
    sentences: written.sentences,
    spans: written.spans,
    sources: ordered,
    norms,
    demands: demands.demands,
    steps,
    coverage: docIds === undefined ? coverageOf(steps) : coverageOfChosen(read),
    model: written.writer,
    notes: [...notes],
  }
}

async function runCalls(
  ports: AssistantPorts,
  calls: readonly ToolCall[],
  signal: AbortSignal,
  onStep: AnswerProgress['onStep'],
): Promise<ToolResult[]> {
  const steps: ToolResult[] = []
  for (const call of calls.slice(0, maxCalls)) {
    const step = await runTool(ports, call, signal)
    steps.push(step)
    onStep?.(step)
  }
  return steps
}

/** The articles that answer: those whose text is asked for, or those that a question names where none of them exists. */
function normsOf(question: string, articles: readonly string[], read: Answer['norms']): Answer['norms'] {
  if (articles.length > 0) return read
  return read.length > 0 && read.length === countNamedNorms(question) && read.every(({ inexistente }) => inexistente !== undefined)
    ? read
    : []
}

const normsIn = (steps: readonly ToolResult[]): Answer['norms'] =>
  steps.flatMap((step) => (step.kind === 'answer' && step.name === 'read_norm' ? [toolSchemas.read_norm.output.parse(step.output)] : []))

/** Why no search was carried out. Null where one was, and where none was asked for as it should be. */
function refusedSearch(steps: readonly ToolResult[]): string | null {
  const { input } = toolSchemas.search_rulings
  const searches = steps.filter((step) => step.name === 'search_rulings' && input.safeParse(step.input).success)
  const [first] = searches
  return first?.kind === 'refusal' && searches.every(({ kind }) => kind === 'refusal') ? first.sentence : null
}

type FoundRulings = ReadonlyMap<string, FoundRuling>

/** By docId, in the order in which searches found them. Fictional rulings are left out where a real one was found. */
function foundRulings(steps: readonly ToolResult[]): FoundRulings {
  const found = steps.flatMap((step) => {
    if (step.kind !== 'answer' || step.name !== 'search_rulings') return []
    const { resultados, relajados } = toolSchemas.search_rulings.output.parse(step.output)
    return resultados.map((each) => ({ ...each, isAsDemanded: relajados.length === 0 }))
  })
  const real = found.filter(({ ficticia }) => !ficticia)
  const byId = new Map<string, FoundRuling>()
  for (const { docId, nivel, relevancia, isAsDemanded } of real.length > 0 ? real : found)
    if (!byId.has(docId)) byId.set(docId, { level: nivel, relevance: relevancia, isAsDemanded })
  return byId
}

/** Those asked for, in the order of the search; the search is silent about the last ones. */
function limitedTo(docIds: readonly string[], found: FoundRulings): FoundRulings {
  const chosen = new Set(docIds)
  const known = [...found].filter(([docId]) => chosen.has(docId))
  return new Map([
    ...known,
    ...docIds.filter((docId) => !found.has(docId)).map((docId) => [docId, { level: 'baja', relevance: 0, isAsDemanded: true }] as const),
  ])
}

const coverageOf = (steps: readonly ToolResult[]): Answer['coverage'] => {
  const step = steps.find((each) => each.kind === 'answer' && each.name === 'describe_coverage')
  return step?.kind === 'answer' ? toolSchemas.describe_coverage.output.parse(step.output) : null
}

/** The one ruling that somebody chose, where a question asks what it decided without naming it. Null for every other question. */
const chosenAlone = (
  question: string,
  { docIds, sources }: { readonly docIds: AskQuestion['docIds']; readonly sources: readonly AnswerSource[] },
): readonly AnswerSource[] | null => (docIds?.length === 1 && asksOnlyDecision(question) ? sources : null)

/** Of rulings that somebody chose, nothing else was searched. */
const coverageOfChosen = (read: readonly Pick<AnswerSource, 'ruling'>[]): Answer['coverage'] => ({
  sentencias: read.length,
  ficticias: read.filter(({ ruling }) => ruling.fictional).length,
  desde: null,
  hasta: null,
  colecciones: [],
  vacias: [],
  pendientes: 0,
})

interface SignContext {
  /** Place of the ruling among those read. */
  readonly at: number
  readonly scored: readonly ScoredCandidate[]
  readonly weighed: readonly ScoredCandidate[]
  readonly asked: AskedQuestion
  readonly demands: QuestionDemands
  /** Places of the demands that it adds to earlier questions. */
  readonly added: readonly number[]
  readonly listed: FoundRulings
  readonly leading: LeadingRuling | null
  /** Its docId, null where none stands out. */
  readonly outstanding: string | null
  readonly together: ReadonlyMap<string, SaidTogether>
}

const notFound: FoundRuling = { level: 'minima', relevance: 0, isAsDemanded: false }

/** By docId, what each of the rulings that were read says in one place. */
function togetherIn(
  read: readonly SourceRuling[],
  { weighed, asked, demands, listed }: Pick<SignContext, 'weighed' | 'asked' | 'listed'> & { readonly demands: QuestionDemands['demands'] },
): ReadonlyMap<string, SaidTogether> {
  const byRuling = Map.groupBy(weighed, ({ source }) => source.ruling.docId)
  const rulings = read.map(({ ruling, overturned, departed }) => {
    const { level } = listed.get(ruling.docId) ?? notFound
    const isRelevant = level === 'alta' || level === 'media'
    return {
      docId: ruling.docId,
      isFound: level !== 'minima',
      isRival: isRelevant && overturned === null && departed === null && isDecidedFor(ruling, asked.text),
      sentences: byRuling.get(ruling.docId) ?? [],
    }
  })
  const places = demands.map(({ label }) => asked.text.indexOf(label))
  const condition = [...demands.keys()].filter((at) =>
    asked.conditions.some(({ from, to }) => from <= (places[at] ?? -1) && (places[at] ?? -1) < to),
  )
  return saidTogether(rulings, demands, condition)
}

function signsOf(
  source: SourceRuling,
  { at, scored, weighed, asked, demands, added, listed, leading, outstanding, together }: SignContext,
): AnswerSigns {
  const { docId } = source.ruling
  const graded = {
    source,
    ...(listed.get(docId) ?? notFound),
    ...(together.get(docId) ?? { together: 0, ahead: 0, hasCondition: true }),
    leads: leading?.docId === docId ? leading : null,
    standsOut: outstanding === docId,
    isDecided: isDecidedFor(source.ruling, asked.text),
    candidates: scored.filter((candidate) => candidate.source.ruling.docId === docId),
    quotable: weighed.filter((candidate) => candidate.source.ruling.docId === docId),
  }
  return readSigns(graded, {
    question: asked,
    demands: demands.demands,
    added,
    topics: demands.topics,
    isOwnStory: demands.isOwnStory,
    topicsOfRuling: { belonging: demands.topicsOf[at] ?? [], strongest: demands.strongestOf[at] ?? [] },
  })
}

function opposedOf(sources: readonly AnswerSource[], [first]: readonly Span[]): readonly string[] {
  const leading = sources.find(({ ruling }) => ruling.docId === first?.docId)
  return leading === undefined ? [] : opposedSources(leading, sources)
}

/** A quoted ruling that answers by the contrary of what the question supposes, or the one quoted first, where it decided a case the other way. */
function contraryOf(sources: readonly AnswerSource[], spans: readonly Span[], { direction }: AskedQuestion): DecidedAgainst | null {
  const quoted = [...new Set(spans.map(({ docId }) => docId))].flatMap(
    (docId) => sources.find(({ ruling }) => ruling.docId === docId) ?? [],
  )
  if (direction === null || quoted.some(({ signs }) => signs.decides === 'asked')) return null
  const source = quoted.find(
    ({ signs }, at) => (signs.decides === 'contrary' && answers(signs)) || (at === 0 && signs.decides === 'contrary_case'),
  )
  return source === undefined
    ? null
    : { docId: source.ruling.docId, isCase: direction.kind === 'decision', decided: oppositeDirection(direction.wants) }
}
