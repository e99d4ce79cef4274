import type { DemandsRequest, QuestionDemands } from '@basejuris/search'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { NearRuling } from '../sufficiency/leading-ruling.ts'
import type { ToolInput, ToolName, ToolOutput } from './tool-schemas.ts'

/** What a verb answers to a tool: its refusals are `ToolRefused`. */
export type ToolVerbs = {
  readonly [Name in ToolName]: (input: ToolInput<Name>, signal: AbortSignal) => Promise<ToolOutput<Name>>
}

/**
 * What the assistant may do for one actor. Every method calls the verbs of the interface with that actor's rights, so that nothing is answered
 * which the actor could not read there.
 */
export interface AssistantPorts {
  readonly tools: ToolVerbs
  /** Whole rulings in the order of their ids. Those that are gone, or that the actor may not read, are missing. */
  readonly read: (docIds: readonly string[], signal: AbortSignal) => Promise<readonly SourceRuling[]>
  /** Rulings on a question that the actor may read, best first: those of its line. Empty where that search is too heavy. */
  readonly rulingsOn: (question: string, signal: AbortSignal) => Promise<readonly string[]>
  /** Rulings that the actor may read and that decided an article of this one for the other side, on similar facts. */
  readonly contrastOf: (docId: string, signal: AbortSignal) => Promise<readonly string[]>
  readonly demandsOf: (request: DemandsRequest, signal: AbortSignal) => Promise<QuestionDemands>
  /** The two rulings nearest in meaning to the question, whatever filters searches have. Empty where meaning is unavailable, or where the question would leave the machine. */
  readonly nearestRulings: (question: string, signal: AbortSignal) => Promise<readonly NearRuling[]>
  /** Cosine of each text with the question. Null where meaning is unavailable, or where texts would leave the machine. */
  readonly nearness: (question: string, texts: readonly string[], signal: AbortSignal) => Promise<readonly number[] | null>
}
