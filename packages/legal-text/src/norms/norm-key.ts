import { formatLongDate, formatNormNumber, formatSubdivisions, type Subdivision } from '@basejuris/domain'
import { canonicalArticle } from './canonical-article.ts'
import { ministryName } from './catalogue/ministries.ts'
import type { NormAlias } from './norm-alias.ts'
import { normAliases } from './norm-aliases.ts'

const byKey = new Map<string, NormAlias>(normAliases.map((norm) => [norm.key, norm]))

/** The table's entry for a norm's key, null when it has none. */
export function findNormAlias(norm: string): NormAlias | null {
  return byKey.get(norm) ?? null
}

const kindNames: Readonly<Record<string, string>> = { ley: 'Ley', AA: 'Auto Acordado' }

/** `AA-1920-09-30`: an auto acordado that has no number. */
const datedAct = /^AA-(?<day>\d{4}-\d{2}-\d{2})$/u
const labourConvention = /^T-OIT-(?<number>\d+)$/u

const normName = (norm: string): string => {
  const known = byKey.get(norm)
  if (known !== undefined) return known.name
  const day = datedAct.exec(norm)?.groups?.['day']
  if (day !== undefined) return `Auto Acordado de ${formatLongDate(day)}`
  const convention = labourConvention.exec(norm)?.groups?.['number']
  if (convention !== undefined) return `${formatNormNumber('Convenio', convention)} de la OIT`
  const [kind = '', number, year, ...organ] = norm.split('-')
  if (number === undefined || !/^\d+$/u.test(number)) return norm
  const parts = [
    formatNormNumber(kindNames[kind] ?? kind, number),
    year === undefined ? '' : `de ${year}`,
    organ.length > 0 ? `(${ministryName(organ.join('-'))})` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** `CT` and article «161» → `CT:161`; the norm's key alone without an article. */
export function canonicalNormKey(norm: string, article: string | null): string {
  const canonical = article === null ? '' : canonicalArticle(article)
  return canonical === '' ? norm : `${norm}:${canonical}`
}

/** `CT:160` → `CT`: the key of the norm without its article. */
export function wholeKey(key: string): string {
  return key.split(':', 1)[0] ?? key
}

/** «art. 160 N° 1 y N° 7 Código del Trabajo» from `CT:160` and two numerals, «Ley N° 19.496» from `ley-19496`. */
export function normLabel(key: string, subdivisions: readonly Subdivision[] = []): string {
  const colon = key.indexOf(':')
  return colon < 0 ? normName(key) : `art. ${key.slice(colon + 1)}${formatSubdivisions(subdivisions)} ${normName(key.slice(0, colon))}`
}

/** «arts. 160 a 163 Código del Trabajo» from `CT:160` and «163». */
export function normRangeLabel(key: string, last: string): string {
  const [norm = key, first = ''] = key.split(':', 2)
  return `arts. ${first} a ${last} ${normName(norm)}`
}
