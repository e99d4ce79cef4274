export type { Answer, AnswerSource } from './answer/answer.ts'
export { type AnswerProgress, type AskQuestion, answerQuestion, NotSearched } from './answer/answer-question.ts'
export { type ChooseQuotations, chooseQuotations } from './answer/choose-quotations.ts'
export { type DescribedSentence, describeSentences } from './answer/describe-sentences.ts'
export { maxQuoted } from './answer/quote-sources.ts'
export { formatMarkedSentences, type MarkedSentence } from './choosing/train-worth-model.ts'
export { type DocumentQuotation, quoteDocument } from './document/quote-document.ts'
export { extractiveModel } from './models/extractive-model.ts'
export type { ModelCost } from './models/generative-model.ts'
export type { LanguageModel, PlanRequest, WriteRequest } from './models/language-model.ts'
export { ModelFailed } from './models/model-failed.ts'
export { type ModelNote, modelNoteSentences } from './models/model-notes.ts'
export { type ModelProvider, type ModelSettings, modelProviders, openLanguageModel } from './models/open-language-model.ts'
export type { AssistantPorts, ToolVerbs } from './ports/assistant-ports.ts'
export {
  type Integrity,
  integrityLabels,
  type ToolCoverage,
  type ToolInput,
  type ToolName,
  type ToolOutput,
  type ToolRuling,
} from './ports/tool-schemas.ts'
export type { GoesOn } from './question/added-demands.ts'
export { isCourtesy } from './question/courtesy.ts'
export { withContext } from './question/follow-up.ts'
export { type Narrowing, readNarrowing } from './question/narrowing.ts'
export { type ContraryLine, type ContraryRequest, contrastGrounds, findContraryLine } from './research/contrary-line.ts'
export { type Circumstance, decideCircumstance } from './research/issue/decide-circumstance.ts'
export type { DecidedIssue } from './research/issue/decided-issue.ts'
export { type AskContrary, answerContrary, type ContraryAnswer } from './research/opposition/answer-contrary.ts'
export { type AskInPlace, answerInPlace } from './research/opposition/answer-in-place.ts'
export { nameOpposed } from './research/opposition/name-opposed.ts'
export { sureOfParts } from './research/part-answer.ts'
export { planResearch, type ResearchPlan } from './research/plan-research.ts'
export { type AsideReason, asideReasons, type SetAside, setAside } from './research/set-aside.ts'
export { maxSubQuestions, type SubQuestion, type SubQuestionReason, subQuestionReasons } from './research/sub-questions.ts'
export { textAt, voiceAt } from './spans/ruling-words.ts'
export type { LaterEffect, SourceRuling } from './spans/source-ruling.ts'
export type { Place, Span } from './spans/span.ts'
export { type AnswerGrade, type AnswerSigns, answerGrades } from './sufficiency/grade-answer.ts'
export type { NearRuling } from './sufficiency/leading-ruling.ts'
export { formatJudgedQuestions, type JudgedQuestion } from './sufficiency/train-likely-model.ts'
export type { ToolPlace } from './tools/cut-answer.ts'
export { callSchema, failedSentence, type ReportedCall, reportSchema, reportTool, type ToolReport } from './tools/report-tool.ts'
export { type RefusalReason, runTool, type ToolCall, ToolRefused, type ToolResult } from './tools/run-tool.ts'
export { findTool, type Tool, tools } from './tools/tools.ts'
export { type DraftSentence, readDraft } from './verify/draft.ts'
export {
  type SentencePart,
  type SentenceProblem,
  type SupportGrade,
  supportGrades,
  type VerifiedQuotation,
  type VerifiedSentence,
} from './verify/verified-sentence.ts'
export { type AnswerSources, type VerifiedAnswer, verifyAnswer } from './verify/verify-answer.ts'
