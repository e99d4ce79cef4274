import { formatSubdivisions, type Subdivision } from '@basejuris/domain'
import { foldText } from '../analysis/fold-text.ts'
import type { NormAlias } from './norm-alias.ts'
import { normAliases } from './norm-aliases.ts'
import { normNumbers } from './norm-numbers.ts'

const byKey = new Map<string, NormAlias>(normAliases.map((norm) => [norm.key, norm]))
const withDots = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/gu, '.')

/** The table's entry for a norm's key, null when it has none. */
export function findNormAlias(norm: string): NormAlias | null {
  return byKey.get(norm) ?? null
}

/** BCN idNorma of a norm's key («ley-19496»), null when it is not in the tables. */
export function idNormaOf(norm: string): number | null {
  return byKey.get(norm)?.idNorma ?? normNumbers[norm] ?? null
}

const kindNames: Readonly<Record<string, string>> = { ley: 'Ley', AA: 'Auto Acordado' }

const normName = (norm: string): string => {
  const known = byKey.get(norm)
  if (known !== undefined) return known.name
  const [kind = '', number, year, ...organ] = norm.split('-')
  if (number === undefined || !/^\d+$/u.test(number)) return norm
  const parts = [
    `${kindNames[kind] ?? kind} N° ${withDots(number)}`,
    year === undefined ? '' : `de ${year}`,
    organ.length > 0 ? `(${organ.join(' ')})` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

const suffixes: Readonly<Record<string, string>> = { quater: 'quáter' }

/**
 * Canonical number of an article: «161», «161 bis», «183 AB», «129 bis 5», «1792-20», «5 transitorio», «único», «final». Removes
 * thousands separators, degree signs and hyphens before letters.
 */
export function canonicalArticle(written: string): string {
  const folded = foldText(written)
    .replace(/(?<=\d)\.(?=\d{3})/gu, '')
    .replace(/[°ºª]/gu, ' ')
    .replace(/(?<=\d)\s*\.?o(?![a-z])/gu, ' ')
    .replace(/(?<=\d)(?=[a-zñ])/gu, ' ')
    .replace(/[\s-]+(?=[a-zñ])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[.\s]+$/u, '')
    .trim()
  return folded
    .split(' ')
    .map((word, index) => {
      if (word === 'unico') return 'único'
      if (index > 0 && /^[a-zñ]{1,2}$/u.test(word)) return word.toUpperCase()
      return suffixes[word] ?? word
    })
    .join(' ')
}

/** `CT` and article «161» → `CT:161`; the norm's key alone without an article. */
export function canonicalNormKey(norm: string, article: string | null): string {
  const canonical = article === null ? '' : canonicalArticle(article)
  return canonical === '' ? norm : `${norm}:${canonical}`
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
