import type { FieldReader } from '../reading/field-reader.ts'
import type { PjudLevel } from './pjud-sections.ts'

const letterOf = (fields: FieldReader): string => {
  const letter = fields.text('tip_causa_juz_i')
  return letter === null ? '' : `${letter}-`
}

const numbered = (number: number | null, year: number | null): string | null =>
  number === null || year === null || number === 0 || year <= 1900 ? null : `${number}-${year}`

/** Docket number in the deciding court: each level has its own field. */
export function pjudDocket(fields: FieldReader, level: PjudLevel): string | null {
  const written = level === 'appeals' ? fields.text('rol_era_ape_s') : fields.text('rol_era_sup_s')
  const number = written ?? numbered(fields.number('rol_sup_i'), fields.number('era_sup_i'))
  if (number === null || level !== 'first_instance') return number
  return /^\p{L}/u.test(number) ? number : `${letterOf(fields)}${number}`
}

/** RIT of the first-instance case behind an appeal. */
const firstInstanceRit = (fields: FieldReader): string | null => {
  const number = numbered(fields.number('rol_juz_i'), fields.number('era_juz_i'))
  return number === null ? null : `${letterOf(fields)}${number}`
}

/** A lower court, with its docket number. */
export interface OriginCase {
  readonly court: string | null
  readonly docketNumber: string | null
}

const courtBelow = (fields: FieldReader): string | null => {
  const court = fields.text('gls_corte_s')
  // The Supreme Court's index sometimes holds only a subject («Penal») here.
  return court !== null && /^(?:c\.?\s?a\.?|corte|(?:h\.?\s?)?trib(?:unal)?\.?)(?!\p{L})/iu.test(court) ? court : null
}

/** The court directly below; for the Supreme Court, the court of appeals when there was one. */
export function pjudOrigin(fields: FieldReader, level: PjudLevel): OriginCase {
  if (level === 'first_instance') return { court: null, docketNumber: null }
  const appeals = level === 'supreme' ? fields.text('rol_era_ape_s') : null
  if (appeals !== null) return { court: courtBelow(fields), docketNumber: appeals }
  const firstInstance = fields.text('gls_juz_s')
  if (level === 'supreme' && firstInstance === null) return { court: courtBelow(fields), docketNumber: null }
  return { court: firstInstance, docketNumber: firstInstanceRit(fields) }
}

/** RIT of the case itself at first instance; above it, of the underlying case. */
export function pjudRit(fields: FieldReader, level: PjudLevel): string | null {
  return level === 'first_instance' ? pjudDocket(fields, level) : firstInstanceRit(fields)
}
