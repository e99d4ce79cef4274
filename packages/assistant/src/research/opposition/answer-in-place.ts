import { foldText } from '@basejuris/legal-text'
import type { Answer } from '../../answer/answer.ts'
import { type AnswerProgress, answerQuestion } from '../../answer/answer-question.ts'
import { extractiveModel } from '../../models/extractive-model.ts'
import type { AssistantPorts } from '../../ports/assistant-ports.ts'
import { toolSchemas } from '../../ports/tool-schemas.ts'
import { runTool } from '../../tools/run-tool.ts'

export interface AskInPlace {
  readonly question: string
  /** Name of a town with courts. */
  readonly place: string
  /** Rulings that were read for the question before. */
  readonly read: readonly string[]
  /** Characters quoted at most. */
  readonly budget: number
}

/** Answers a question from rulings of the courts of one place alone, those that earlier answers listed included. */
export async function answerInPlace(
  ports: AssistantPorts,
  { question, place, read, budget }: AskInPlace,
  signal: AbortSignal,
  progress: AnswerProgress = {},
): Promise<Answer> {
  const input = { consulta: `${question} tribunal:"${place}"` }
  const step = await runTool(ports, { name: 'search_rulings', input }, signal)
  const found = step.kind === 'answer' ? toolSchemas.search_rulings.output.parse(step.output).resultados.map(({ docId }) => docId) : []
  const line = await ports.rulingsOn(question, signal)
  const sources = await ports.read([...new Set([...read, ...line, ...found])], signal)
  const seat = new RegExp(String.raw`(?<!\p{L})${foldText(place)}(?!\p{L})`, 'u')
  const docIds = sources.flatMap(({ ruling }) => (seat.test(foldText(ruling.court)) ? [ruling.docId] : []))
  const answer = await answerQuestion(ports, extractiveModel, { question, budget, docIds }, signal, progress)
  return { ...answer, steps: [step, ...answer.steps] }
}
