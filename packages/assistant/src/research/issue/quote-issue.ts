import type { Answer } from '../../answer/answer.ts'
import { answerQuestion } from '../../answer/answer-question.ts'
import { writeAnswer } from '../../answer/write-answer.ts'
import { extractiveModel } from '../../models/extractive-model.ts'
import type { AssistantPorts } from '../../ports/assistant-ports.ts'
import { textAt, voiceAt } from '../../spans/ruling-words.ts'
import type { SourceRuling } from '../../spans/source-ruling.ts'
import type { Span } from '../../spans/span.ts'
import type { IssueSentence } from './compare-on-issue.ts'

interface QuoteIssue {
  readonly question: string
  readonly sentences: readonly IssueSentence[]
  /** Hold the rulings of the sentences. */
  readonly sources: readonly SourceRuling[]
}

/** An answer that quotes one sentence of each ruling. Null where none of the rulings can be read any more. */
export async function quoteIssue(
  ports: AssistantPorts,
  { question, sentences, sources }: QuoteIssue,
  signal: AbortSignal,
): Promise<Answer | null> {
  const docIds = sentences.map(({ docId }) => docId)
  const found = await answerQuestion(ports, extractiveModel, { question, budget: 0, docIds }, signal)
  const spans = sentences.flatMap(({ docId, place }, at): Span[] => {
    const source = sources.find(({ ruling }) => ruling.docId === docId)
    if (source === undefined || !found.sources.some(({ ruling }) => ruling.docId === docId)) return []
    const { ruling, textHash } = source
    return [{ ...place, n: at + 1, docId, textHash, text: textAt(ruling, place), voice: voiceAt(ruling, place) }]
  })
  if (spans.length === 0) return null
  const rulings = found.sources
  const written = await writeAnswer(extractiveModel, { question, spans, rulings }, signal, { onNote: () => {}, onSentence: undefined })
  return { ...found, grade: 'responde', contrary: null, sentences: written.sentences, spans: written.spans, norms: [] }
}
