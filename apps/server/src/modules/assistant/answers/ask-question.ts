import { answerQuestion, extractiveModel, type LanguageModel, nameOpposed } from '@basejuris/assistant'
import type { AssistantAnswer } from '@basejuris/contract'
import type { Actor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { assistantPorts } from '../lookups/assistant-ports.ts'
import { presentAnswer, readCitedRulings } from './present-answer.ts'
import { toStoredAnswer } from './stored-answer.ts'

export interface AskedBy {
  readonly question: string
  /** Characters quoted at most. */
  readonly budget: number
  /** Plans and writes; rules where it is absent. */
  readonly model?: LanguageModel
}

/** Answers a question with quotations of rulings that the actor may read. */
export async function askQuestion(
  services: Services,
  actor: Actor,
  { question, budget, model = extractiveModel }: AskedBy,
  signal: AbortSignal,
): Promise<AssistantAnswer> {
  const ports = assistantPorts(services, actor)
  const answer = await nameOpposed(ports, await answerQuestion(ports, model, { question, budget }, signal), signal)
  const { stored, generated } = toStoredAnswer(answer, services.codeHmac)
  return presentAnswer(services, stored, generated, await readCitedRulings(services, actor, [stored]))
}
