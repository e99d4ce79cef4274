import { extractiveModel } from '../models/extractive-model.ts'
import type { LanguageModel } from '../models/language-model.ts'
import type { ModelNote } from '../models/model-notes.ts'
import type { Span } from '../spans/span.ts'
import type { VerifiedSentence } from '../verify/verified-sentence.ts'
import { type AnswerSources, AnswerVerifier } from '../verify/verify-answer.ts'

interface WriteAnswer extends AnswerSources {
  readonly question: string
}

interface WriteProgress {
  readonly onNote: (note: ModelNote) => void
  readonly onSentence: ((sentence: VerifiedSentence, spans: readonly Span[]) => void) | undefined
}

export interface WrittenAnswer {
  /** In order, those struck included. */
  readonly sentences: readonly VerifiedSentence[]
  /** Those given, and those that a repair added. */
  readonly spans: readonly Span[]
  /** Name of the model whose sentences stand first. */
  readonly writer: string
}

/** Writes an answer from its spans and verifies each sentence. Where none of a model's sentences stands, the spans are quoted by rules. */
export async function writeAnswer(
  model: LanguageModel,
  { question, spans, rulings }: WriteAnswer,
  signal: AbortSignal,
  { onNote, onSentence }: WriteProgress,
): Promise<WrittenAnswer> {
  if (spans.length === 0) return { sentences: [], spans, writer: extractiveModel.name }
  const verifier = new AnswerVerifier({ spans, rulings })
  const sentences: VerifiedSentence[] = []
  let writer = model.name
  const note = (reason: ModelNote): void => {
    if (reason !== 'write_interrupted') writer = extractiveModel.name
    onNote(reason)
  }
  const writeWith = async (writing: LanguageModel): Promise<void> => {
    for await (const draft of writing.write({ question, spans, onNote: note }, signal)) {
      const sentence = verifier.verify(draft)
      sentences.push(sentence)
      onSentence?.(sentence, verifier.spans)
    }
  }
  await writeWith(model)
  if (sentences.every(({ grade }) => grade === 'sin_apoyo')) {
    note('nothing_verified')
    await writeWith(extractiveModel)
  }
  return { sentences, spans: verifier.spans, writer }
}
