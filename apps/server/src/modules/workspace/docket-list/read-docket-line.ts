import { formatDocketNumber } from '@basejuris/domain'
import { findTypedCases, type TypedCase } from '@basejuris/legal-text'

const maxLineLength = 300
const bullet = /^\s*(?:[-–•*]|\d{1,3}[.)])\s+/u

export type NamedCase = Exclude<TypedCase, { kind: 'number' }>

/** The case that a line names, or why none is understood. */
export type DocketLineReading = { readonly named: NamedCase; readonly problem: null } | { readonly named: null; readonly problem: string }

/** Reads the only case of a line, with its court. A RUC beside a RIT names the same case. */
export function readDocketLine(line: string): DocketLineReading {
  if (line.length > maxLineLength) return refused('La línea es demasiado larga: escriba solo el rol.')
  const written = line.replace(bullet, '')
  const found = findTypedCases(written)
  // Lists say «rol» once in their heading, so it is added to each line here.
  const cases = found.length > 0 ? found : findTypedCases(`rol ${written}`)
  const whole = cases.filter((each): each is NamedCase => each.kind !== 'number')
  if (whole.length === 0) return refused(cases.length > 0 ? 'Falta el año del rol.' : 'No hay un rol ni un RUC en la línea.')
  const dockets = whole.filter(({ kind }) => kind === 'docket')
  const [first, ...others] = dockets.length > 0 ? dockets : whole
  if (first === undefined || others.some((each) => keyOfCase(each) !== keyOfCase(first)))
    return refused('Hay varios roles en la línea: escriba uno por línea.')
  return { named: first, problem: null }
}

const refused = (problem: string): DocketLineReading => ({ named: null, problem })

/** Number as shown: `12345-2020`, `O-364-2020`, or a RUC. */
export function numberOfCase(named: NamedCase): string {
  return named.kind === 'ruc' ? named.ruc : formatDocketNumber(named.docket)
}

/** Equal for lines that name the same case in the same court. */
export function keyOfCase(named: NamedCase): string {
  const book = named.kind === 'docket' ? named.docket.book : null
  return [numberOfCase(named), book ?? '', named.court?.name ?? ''].join('|')
}
