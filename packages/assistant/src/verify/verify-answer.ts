import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Span } from '../spans/span.ts'
import type { DraftSentence } from './draft.ts'
import { SourceSet } from './source-set.ts'
import type { VerifiedSentence } from './verified-sentence.ts'
import { verifySentence } from './verify-sentence.ts'

export interface AnswerSources {
  readonly spans: readonly Span[]
  /** Every ruling of the spans, and whatever else was retrieved. */
  readonly rulings: readonly SourceRuling[]
}

export interface VerifiedAnswer {
  /** In the order of the draft, those struck included. */
  readonly sentences: readonly VerifiedSentence[]
  /** Those given, and those that a repair added. */
  readonly spans: readonly Span[]
}

/** Verifies the sentences of one generated answer in turn, by comparison with the retrieved texts alone. It asks no model, so it always answers the same. */
export class AnswerVerifier {
  readonly #sources: SourceSet
  constructor({ spans, rulings }: AnswerSources) {
    this.#sources = new SourceSet(spans, rulings)
  }

  verify(draft: DraftSentence): VerifiedSentence {
    return verifySentence(draft, this.#sources)
  }

  /** Those given, and those that a repair added. */
  get spans(): readonly Span[] {
    return this.#sources.spans
  }
}

/** Verifies a whole generated answer. */
export function verifyAnswer(draft: readonly DraftSentence[], sources: AnswerSources): VerifiedAnswer {
  const verifier = new AnswerVerifier(sources)
  return { sentences: draft.map((sentence) => verifier.verify(sentence)), spans: verifier.spans }
}
