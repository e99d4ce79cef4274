import type { Answer } from '../answer/answer.ts'
import type { AnswerSigns } from '../sufficiency/grade-answer.ts'
import { answers, isNear } from '../sufficiency/grade-answer.ts'

/** Why a ruling that was read is not quoted. */
export const asideReasons = ['sin_efecto', 'otra_norma', 'no_decide', 'otro_asunto', 'hay_mejores'] as const
export type AsideReason = (typeof asideReasons)[number]

export interface SetAside {
  readonly docId: string
  readonly reason: AsideReason
}

/** Rulings that an answer read and does not quote, in its order. */
export function setAside({ sources, sentences, spans }: Pick<Answer, 'sources' | 'sentences' | 'spans'>): SetAside[] {
  const docIdOf = new Map(spans.map(({ n, docId }) => [n, docId]))
  const quoted = new Set(
    sentences.filter(({ grade }) => grade !== 'sin_apoyo').flatMap((sentence) => sentence.spans.map((n) => docIdOf.get(n))),
  )
  return sources.flatMap(({ ruling: { docId }, signs }) => (quoted.has(docId) ? [] : [{ docId, reason: reasonOf(signs) }]))
}

function reasonOf(signs: AnswerSigns): AsideReason {
  if (!signs.stands) return 'sin_efecto'
  if (signs.norm === 'differs') return 'otra_norma'
  if (!signs.isDecided) return 'no_decide'
  return answers(signs) || isNear(signs) ? 'hay_mejores' : 'otro_asunto'
}
