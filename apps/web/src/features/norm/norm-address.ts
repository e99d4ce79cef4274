import { isoDateSchema } from '@basejuris/domain'
import type { AddressParameters } from '../../search-address/parse-address.ts'

/** What the address of a norm's page says. */
export interface NormAddress {
  readonly idNorma: number
  /** As written: «161 bis». Null for the norm alone. */
  readonly article: string | null
  /** Day whose text is requested, `yyyy-mm-dd`; null for today's. */
  readonly day: string | null
}

const maxIdNorma = 2_147_483_647
const maxArticleLength = 60

/** Null where the identifier is not a number that a norm can have. An article or a day that cannot be is dropped. */
export function parseNormAddress(id: string, parameters: AddressParameters): NormAddress | null {
  const idNorma = /^[1-9]\d{0,9}$/u.test(id) ? Number(id) : Number.NaN
  if (!(idNorma <= maxIdNorma)) return null
  const text = (name: string): string => {
    const value = parameters[name]
    return (typeof value === 'string' ? value : (value?.[0] ?? '')).replaceAll('\0', ' ').toWellFormed().trim()
  }
  const article = text('articulo')
  return {
    idNorma,
    article: article === '' || article.length > maxArticleLength ? null : article,
    day: isoDateSchema.safeParse(text('fecha')).data ?? null,
  }
}

/** Address of the page, with the anchor of a part where one is given. */
export function normHref({ idNorma, article, day }: NormAddress, anchor?: string): string {
  const query = new URLSearchParams()
  if (article !== null) query.set('articulo', article)
  if (day !== null) query.set('fecha', day)
  return `/norma/${idNorma}${query.size > 0 ? `?${query}` : ''}${anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`}`
}
