import type { Mention } from './mention.ts'
import { narrativeOf } from './narrative.ts'

const participle = /(?:ad|id)[oa]s?$/iu
const lastSentence = /(?<=[.;]\s+)\S[^.;]*$/u

/** Hardly anybody tells of an acquittal without a verb. */
const acquittal = /^(?:absoluci(?:[oó]n|ones)|(?:sentencias?|fallos?)\s+absolutori[oa]s?)$/iu
const ownClause = /,\s*$/u
const isAccount = (text: string): boolean => ['own', 'told'].includes(narrativeOf(text, []))

/** «… y lo condenaron por otro hecho, absolución por congruencia»: words without a verb behind the last comma. */
const closesClause = (text: string, { from, to }: Mention): boolean =>
  acquittal.test(text.slice(from, to)) &&
  ownClause.test(text.slice(0, from)) &&
  !/[,.;?¿]\s*\p{L}/u.test(text.slice(to)) &&
  narrativeOf(text.slice(from), []) === 'notes' &&
  isAccount(text.slice(0, from))

/** «…, y le congelaron el servicio. competencia desleal, TDLC, demanda acogida»: an outcome in the words without a verb that end an account. */
export function closesAccount(text: string, mention: Mention | undefined): boolean {
  if (mention?.test.kind === 'resultado' && closesClause(text, mention)) return true
  if (mention?.test.kind !== 'resultado' || mention.strength !== 'plain' || !participle.test(text.slice(mention.from, mention.to)))
    return false
  const start = text.slice(0, mention.from).search(lastSentence)
  return start !== -1 && narrativeOf(text.slice(start), []) === 'notes' && isAccount(text.slice(0, start))
}
