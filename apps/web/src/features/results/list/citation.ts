import type { Result } from '@basejuris/contract'
import { formatDate } from '../../../format/dates.ts'
import { docketLabel } from '../../../format/docket-labels.ts'

type Cited = Pick<Result, 'tribunal' | 'sala' | 'rol' | 'fechaSentencia' | 'caratulado'>

/** A citation ready to paste: court, chamber, docket number, date and caption, each only when known. */
export function citationOf({ tribunal, sala, rol, fechaSentencia, caratulado }: Cited): string {
  const facts = [
    tribunal,
    sala,
    rol === null ? null : docketLabel(rol),
    fechaSentencia === null ? null : formatDate(fechaSentencia),
    `«${caratulado}»`,
  ]
  return `${facts.filter((fact) => fact !== null).join(', ')}.`
}
