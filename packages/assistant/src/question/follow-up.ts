import { foldText } from '@basejuris/legal-text'

/** A question that goes on from the one before: «¿y si es a plazo fijo?», «¿y en ese caso?». On folded text. */
const goesOn = /^[^\p{L}\d]*(?:y|e|o|pero|entonces|tambien|ademas|ahora)\b/u
/** Words that point at what was said before, and a verb with a pronoun where a question begins with it: «¿puede pedirla él?». On folded text. */
const pointsBack =
  /^[^\p{L}]*(?:\p{L}+ ){0,2}\p{L}{2,}(?:ar|er|ir)l[oa]s?\b|\b(?:eso|esto|ese|esa|esos|esas|dich[oa]s?|lo mismo|lo anterior|en tal caso|al respecto|el mismo|la misma)\b/u
/** A question with so few words asks nothing by itself. */
const fewWords = 3
/** Words of a question in which a pointing word decides; longer ones tell their own story. */
const maxPointing = 16

/**
 * A question with what it takes from the one before it, which may itself be such. One that stands by itself is left as it is.
 */
export function withContext(question: string, previous: string | null): string {
  if (previous === null) return question
  const folded = foldText(question)
  const words = folded.match(/[\p{L}\d]+/gu)?.length ?? 0
  const isFollowUp = words <= fewWords || (words <= maxPointing && (goesOn.test(folded) || pointsBack.test(folded)))
  return isFollowUp ? `${previous.replace(/[\s.]+$/u, '')} ${question}` : question
}
