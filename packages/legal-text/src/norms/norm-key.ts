import { type NormAlias, normAliases } from './norm-aliases.ts'

const byKey = new Map<string, NormAlias>(normAliases.map((norm) => [norm.key, norm]))
const withDots = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/gu, '.')

const normName = (norm: string): string => {
  const known = byKey.get(norm)
  if (known !== undefined) return known.name
  const [kind, number = '', ...rest] = norm.split('-')
  return [kind === 'ley' ? 'Ley' : (kind ?? ''), `N° ${withDots(number)}`, ...rest].join(' ').trim()
}

/** `CT` and article «161» → `CT:161`; without article the norm's key alone. */
export const canonicalNormKey = (norm: string, article: string | null): string =>
  article === null || article.trim() === '' ? norm : `${norm}:${article.trim().replace(/[°º]/gu, '').replace(/\s+/gu, ' ')}`

/** «art. 161 Código del Trabajo» from `CT:161`. */
export const normLabel = (key: string): string => {
  const colon = key.indexOf(':')
  return colon < 0 ? normName(key) : `art. ${key.slice(colon + 1)} ${normName(key.slice(0, colon))}`
}
