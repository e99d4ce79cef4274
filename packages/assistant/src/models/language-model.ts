import type { Span } from '../spans/span.ts'
import type { ToolCall } from '../tools/run-tool.ts'
import type { Tool } from '../tools/tools.ts'
import type { DraftSentence } from '../verify/draft.ts'
import type { ModelNote } from './model-notes.ts'

interface ModelRequest {
  readonly question: string
  /** Called when rules did what a configured model was asked for. */
  readonly onNote?: (note: ModelNote) => void
}

export interface PlanRequest extends ModelRequest {
  /** What a document of the reader says of the question, where the reader lets the model see it. */
  readonly document?: readonly string[] | undefined
  readonly tools: readonly Pick<Tool, 'name' | 'description' | 'input'>[]
}

export interface WriteRequest extends ModelRequest {
  /** What may be said: everything written is compared with them. */
  readonly spans: readonly Span[]
}

/**
 * What plans the look-ups for a question and writes from numbered spans. It is not trusted: calls outside the list of tools are refused, and
 * what it writes is shown only as far as the verifier finds it in the rulings. Both reject when the signal is aborted.
 */
export interface LanguageModel {
  /** As shown beside an answer. */
  readonly name: string
  /** Calls in order. */
  readonly plan: (request: PlanRequest, signal: AbortSignal) => Promise<readonly ToolCall[]>
  /** Sentences in order, each as soon as it is whole. */
  readonly write: (request: WriteRequest, signal: AbortSignal) => AsyncIterable<DraftSentence>
}
