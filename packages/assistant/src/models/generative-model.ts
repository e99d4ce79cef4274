import { openWork } from '@basejuris/tracing'
import type { LanguageModel as SdkModel } from 'ai'
import { maskQuestion, maskTexts } from '../question/mask-question.ts'
import type { ToolCall } from '../tools/run-tool.ts'
import { DraftCutter } from '../verify/cut-draft.ts'
import type { DraftSentence } from '../verify/draft.ts'
import type { CallOutcome, CircuitBreaker } from './circuit-breaker.ts'
import type { DayBudget } from './day-budget.ts'
import { extractiveModel } from './extractive-model.ts'
import type { LanguageModel, PlanRequest, WriteRequest } from './language-model.ts'
import { type FailureReason, ModelFailed } from './model-failed.ts'
import type { ModelNote } from './model-notes.ts'
import { planPrompt, readPlan } from './plan-prompt.ts'
import { type CallLimits, estimateUsage, type ModelCall, type ModelUsage, streamModelText } from './stream-model-text.ts'
import { writePrompt } from './write-prompt.ts'

/** What one call used. `clp` is its price in pesos. */
export interface ModelCost extends ModelUsage {
  readonly task: 'plan' | 'write'
  readonly clp: number
}

export interface GenerativeModelOptions {
  readonly name: string
  readonly model: () => Promise<SdkModel>
  readonly limits: CallLimits
  readonly breaker: CircuitBreaker
  readonly budget: DayBudget
  readonly onCost?: ((cost: ModelCost) => void) | undefined
  /** Called with each failure; its message holds no text. */
  readonly onFailure?: ((failure: ModelFailed) => void) | undefined
}

type Task = ModelCost['task']

/** Milliseconds of a plan: nothing is shown before it is there. */
const maxPlanMs = 10_000

/**
 * A model behind an interface of a provider. It gets the question and what a reader shows of a document, both without personal data, and the numbered spans. What it
 * does not give, the rules of the extractive model give, and a note says so.
 */
export function createGenerativeModel(options: GenerativeModelOptions): LanguageModel {
  return {
    name: options.name,
    plan: (request, signal) => plan(options, request, signal),
    write: (request, signal) => write(options, request, signal),
  }
}

async function plan(options: GenerativeModelOptions, request: PlanRequest, signal: AbortSignal): Promise<readonly ToolCall[]> {
  signal.throwIfAborted()
  const { question, document = [], tools, onNote } = request
  const masked = maskTexts([question, ...document])
  const [asked = '', ...shown] = masked.texts
  let text = ''
  try {
    for await (const words of callModel(options, 'plan', planPrompt({ question: asked, document: shown, tools }), signal)) text += words
  } catch (error) {
    const note = noteOf(options, error, 'plan_unavailable')
    onNote?.(note)
    return extractiveModel.plan(request, signal)
  }
  const calls = readPlan(text, tools)
  if (calls !== null) return completed(calls.map(({ name, input }) => ({ name, input: masked.restoreIn(input) })))
  onNote?.('plan_by_rules')
  return extractiveModel.plan(request, signal)
}

/** Every answer says what the index covers. */
const completed = (calls: readonly ToolCall[]): readonly ToolCall[] =>
  calls.some(({ name }) => name === 'describe_coverage') ? calls : [...calls, { name: 'describe_coverage', input: {} }]

async function* write(options: GenerativeModelOptions, request: WriteRequest, signal: AbortSignal): AsyncGenerator<DraftSentence> {
  signal.throwIfAborted()
  const { question, spans, onNote } = request
  const cutter = new DraftCutter()
  const named = new Set<number>()
  let isWritten = false
  const record = (sentence: DraftSentence): DraftSentence => {
    isWritten = true
    for (const n of sentence.spans) named.add(n)
    return sentence
  }
  try {
    for await (const words of callModel(options, 'write', writePrompt({ question: maskQuestion(question).text, spans }), signal))
      for (const sentence of cutter.add(words)) yield record(sentence)
    for (const sentence of cutter.end()) yield record(sentence)
    if (isWritten) return
    onNote?.('written_by_rules')
  } catch (error) {
    const note = noteOf(options, error, isWritten ? 'write_interrupted' : 'written_by_rules')
    onNote?.(note)
  }
  yield* extractiveModel.write({ question, spans: spans.filter(({ n }) => !named.has(n)) }, signal)
}

/** @throws what is no failure of the model, as the reason of an aborted signal */
function noteOf({ onFailure }: GenerativeModelOptions, error: unknown, standard: ModelNote): ModelNote {
  if (!(error instanceof ModelFailed)) throw error
  onFailure?.(error)
  return notesOfReasons[error.reason] ?? standard
}

const notesOfReasons: Partial<Record<FailureReason, ModelNote>> = {
  paused: 'model_paused',
  budget: 'budget_spent',
  refused: 'model_refused',
}

/** One call within the circuit and the budget. What a model refuses or writes amiss says nothing of its service. */
async function* callModel(
  { name, model, limits, breaker, budget, onCost }: GenerativeModelOptions,
  task: Task,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const leave = breaker.enter()
  if (leave === null) throw new ModelFailed('paused')
  const settle = budget.reserve({ ...estimateUsage(call, 0), outputTokens: call.maxOutputTokens })
  const work = openWork(() => ({
    kind: 'model',
    name: `chat ${task}`,
    attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': name },
  }))
  let tokens = { 'gen_ai.usage.input_tokens': 0, 'gen_ai.usage.output_tokens': 0 }
  let failure: unknown
  let outcome: CallOutcome = 'neutral'
  let clp = 0
  const onUsage = (usage: ModelUsage): void => {
    const cost = budget.costOf(usage)
    clp += cost
    tokens = {
      'gen_ai.usage.input_tokens': tokens['gen_ai.usage.input_tokens'] + usage.inputTokens,
      'gen_ai.usage.output_tokens': tokens['gen_ai.usage.output_tokens'] + usage.outputTokens,
    }
    onCost?.({ ...usage, task, clp: cost })
  }
  try {
    if (settle === null) throw new ModelFailed('budget')
    const totalMs = task === 'plan' ? Math.min(limits.totalMs, maxPlanMs) : limits.totalMs
    yield* streamModelText({ model, limits: { ...limits, totalMs }, onUsage }, call, signal)
    outcome = 'success'
  } catch (error) {
    failure = error
    if (error instanceof ModelFailed && error.reason !== 'budget') outcome = error.reason === 'refused' ? 'success' : 'failure'
    throw error
  } finally {
    settle?.(clp)
    leave(outcome)
    work?.end(tokens, failure)
  }
}
