import type { Mention } from './mention.ts'
import { narrativeOf } from './narrative.ts'

const participle = /(?:ad|id)[oa]s?$/iu
const lastSentence = /(?<=[.;]\s+)\S[^.;]*$/u

/** «…, y le congelaron el servicio. competencia desleal, TDLC, demanda acogida»: an outcome in the words without a verb that end an account. */
export function closesAccount(text: string, mention: Mention | undefined): boolean {
  if (mention?.test.kind !== 'resultado' || mention.strength !== 'plain' || !participle.test(text.slice(mention.from, mention.to)))
    return false
  const start = text.slice(0, mention.from).search(lastSentence)
  return start !== -1 && narrativeOf(text.slice(start), []) === 'notes' && ['own', 'told'].includes(narrativeOf(text.slice(0, start), []))
}
