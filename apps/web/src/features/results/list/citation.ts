import type { Result } from '@basejuris/contract'
import { formatDocket, formatLongDate } from '@basejuris/domain/spanish-format'

type Cited = Pick<Result, 'tribunal' | 'sala' | 'rol' | 'fechaSentencia' | 'caratulado' | 'ficticia'>

/** A citation ready to paste, in the form the ruling's own page gives: court, chamber, docket number, date and caption, each only when known. */
export function citationOf({ tribunal, sala, rol, fechaSentencia, caratulado, ficticia }: Cited): string {
  const docket = rol === null ? null : `rol N° ${formatDocket(rol)}`
  const facts = [tribunal, sala, docket, fechaSentencia === null ? null : formatLongDate(fechaSentencia), `«${caratulado}»`]
  return `${facts.filter((fact) => fact !== null).join(', ')}${ficticia ? ' (sentencia ficticia de demostración)' : ''}.`
}
