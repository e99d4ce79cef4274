import type { Span } from '../parts/span.ts'
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
  const recounted = recountedAtEnd(text)
  if (recounted !== null && recounted.from <= mention.from) return false
  const start = text.slice(0, mention.from).search(lastSentence)
  return start !== -1 && narrativeOf(text.slice(start), []) === 'notes' && isAccount(text.slice(0, start))
}

const appeal =
  '(?:recursos?\\s+de\\s+)?(?:protecci[oó]n|amparo|nulidad|casaci[oó]n|apelaci[oó]n|queja|unificaci[oó]n|revisi[oó]n|hecho|recurso|reclamo|reclamaci[oó]n|tutela|demanda|requerimiento|querella)'
/** «protección rechazada por la sexta sala de Santiago.»: one appeal, and who decided it. */
const decidedBy = new RegExp(
  `^\\s*(?:y\\s+)?(?:(?:la|el|un|una|su|mi)\\s+)?${appeal}(?:\\s+(?:de|en|el|la|fondo|forma|laboral|penal|ilegalidad|jurisprudencia|econ[oó]mico|constitucional)){0,4}\\s+(?:acogid|rechazad|desestimad|confirmad|revocad|declarad|inadmitid|denegad)[oa](?:\\s+\\p{L}+){0,3}?\\s+por\\s+(?:(?:la|el|su|una?)\\s|(?:\\S+\\s+)?sala\\s|corte\\s|tribunal\\s|juzgado\\s|ica\\s|c\\.?\\s?[as]\\.?\\s|suprema\\s)`,
  'iu',
)

/** The last sentence or clause of an account where it only tells who decided an appeal. Null where the account ends otherwise. */
export function recountedAtEnd(text: string): Span | null {
  const start = text.search(/(?<=[.;]\s+)\S[^.;]*[.;]?\s*$/u)
  return start > 0 && decidedBy.test(text.slice(start)) && isAccount(text.slice(0, start)) ? { from: start, to: text.length } : null
}

/** «…, nulidad rechazada por la sala del ministro Soto, quieren ir de unificación»: the same amid an account that goes on. */
export function isRecountedAmid(text: string, { from }: Span): boolean {
  const start = from - (/[^,.;]*$/u.exec(text.slice(0, from))?.[0].length ?? 0)
  const end = text.slice(start).search(/[,.;]\s/u)
  return end !== -1 && decidedBy.test(text.slice(start)) && isAccount(text.slice(start + end))
}
