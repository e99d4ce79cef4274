import type { SentenceSigns } from '../choosing/sentence-signs.ts'
import type { AssistantPorts } from '../ports/assistant-ports.ts'
import { scoreSources } from './score-sources.ts'

export interface DescribedSentence {
  readonly text: string
  readonly signs: SentenceSigns
}

/** The sentences of a ruling that an answer to a question may quote, with the signs by which they are chosen. */
export async function describeSentences(
  ports: AssistantPorts,
  { question, docId }: { readonly question: string; readonly docId: string },
  signal: AbortSignal,
): Promise<DescribedSentence[]> {
  const { weighed } = await scoreSources(ports, await ports.read([docId], signal), { question }, signal)
  return weighed.flatMap(({ text, signs, isAccount }) => (isAccount ? [] : [{ text, signs }]))
}
