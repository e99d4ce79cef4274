import type { AssistantAnswer } from '@basejuris/contract'
import { formatCount, formatDate, formatPlural } from '@basejuris/domain/spanish-format'

/** In what was searched: «Se buscó en 1.284 sentencias, del 03-01-2010 al 14-11-2026.» Empty where the answer says nothing of it. */
export function coverageLine(coverage: AssistantAnswer['cobertura']): string {
  if (coverage === null) return ''
  const { sentencias, ficticias, desde, hasta, vacias, pendientes } = coverage
  const period = [desde === null ? '' : `del ${formatDate(desde)}`, hasta === null ? '' : `al ${formatDate(hasta)}`]
    .filter(Boolean)
    .join(' ')
  const fictional = ficticias === 0 ? '' : ` ${formatCount(ficticias)} ${ficticias === 1 ? 'es ficticia' : 'son ficticias'}.`
  const empty = vacias.length === 0 ? '' : ` Sin sentencias todavía: ${vacias.join(', ')}.`
  const waiting = pendientes === 0 ? '' : ` ${formatPlural(pendientes, 'cambio espera', 'cambios esperan')} entrar al índice.`
  return `Se buscó en ${formatPlural(sentencias, 'sentencia', 'sentencias')}${period === '' ? '' : `, ${period}`}.${fictional}${empty}${waiting}`
}
