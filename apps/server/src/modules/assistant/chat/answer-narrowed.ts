import {
  type AnswerProgress,
  type AskContrary,
  type AssistantPorts,
  answerContrary,
  answerInPlace,
  type Narrowing,
} from '@basejuris/assistant'
import type { Services } from '../../../services.ts'
import { answerCharacters } from '../answers/answer-characters.ts'
import { type GeneratedSentence, type StoredAnswer, toStoredAnswer } from '../answers/stored-answer.ts'

/** A message that only narrows the answer before it, and what that answer quoted and read. */
export interface NarrowedMessage extends AskContrary {
  readonly narrowing: Narrowing
}

export interface MadeAnswer {
  readonly stored: StoredAnswer
  readonly generated: readonly GeneratedSentence[]
}

/** Answers what opposes an earlier answer, or what courts of one place say on its question. */
export async function answerNarrowed(
  { codeHmac }: Pick<Services, 'codeHmac'>,
  ports: AssistantPorts,
  { narrowing, ...asked }: NarrowedMessage,
  { signal, progress }: { readonly signal: AbortSignal; readonly progress: AnswerProgress },
): Promise<MadeAnswer> {
  if (narrowing.kind === 'contrary') {
    const { answer, compared, ended } = await answerContrary(ports, asked, signal, progress)
    const { stored, generated } = toStoredAnswer(answer, codeHmac)
    return { stored: { ...stored, contraste: { comparadas: compared, distintas: [...ended] } }, generated }
  }
  const { place } = narrowing
  const answer = await answerInPlace(ports, { ...asked, place, budget: answerCharacters }, signal, progress)
  const { stored, generated } = toStoredAnswer(answer, codeHmac)
  return { stored: { ...stored, lugar: place }, generated }
}
