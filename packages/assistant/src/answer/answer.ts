import type { QuestionDemand } from '@basejuris/search'
import type { ModelNote } from '../models/model-notes.ts'
import type { ToolCoverage, ToolOutput } from '../ports/tool-schemas.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Span } from '../spans/span.ts'
import type { DecidedAgainst } from '../sufficiency/decided-direction.ts'
import type { AnswerGrade, AnswerSigns } from '../sufficiency/grade-answer.ts'
import type { ToolResult } from '../tools/run-tool.ts'
import type { VerifiedSentence } from '../verify/verified-sentence.ts'

/** A ruling that was read for an answer, in the order in which answers show them. */
export interface AnswerSource extends SourceRuling {
  readonly signs: AnswerSigns
}

/** An answer of which every shown word is verified. */
export interface Answer {
  readonly question: string
  readonly grade: AnswerGrade
  /** Where the ruling quoted first decides the contrary of what the question supposes. */
  readonly contrary: DecidedAgainst | null
  /** Rulings that were read and decide the same otherwise than the one that answers. */
  readonly opposed: readonly string[]
  /** Whose law the question asks for, where it is another country's: «de Perú». */
  readonly foreign: string | null
  /** The question goes on from others, and nothing was found but what their answers quoted. */
  readonly addsNothing: boolean
  /** In order, those struck included. */
  readonly sentences: readonly VerifiedSentence[]
  readonly spans: readonly Span[]
  /** A ruling that does not stand never comes first where another one is there. */
  readonly sources: readonly AnswerSource[]
  /** Articles whose text the question asks for, as far as they are known. */
  readonly norms: readonly ToolOutput<'read_norm'>[]
  readonly demands: readonly QuestionDemand[]
  /** What was looked up, in order, refusals included. */
  readonly steps: readonly ToolResult[]
  /** Null where the plan did not ask for it. */
  readonly coverage: ToolCoverage | null
  /** Name of the model that wrote it, or the first part of it. */
  readonly model: string
  /** Where rules did what the configured model was asked for: each reason once. */
  readonly notes: readonly ModelNote[]
}
