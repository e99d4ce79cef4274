import { isoDateSchema } from '@basejuris/domain'
import type { NormPlace } from '../../components/ruling/norm-href.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { textParameter } from '../../search-address/text-parameter.ts'

/** What the address of a norm's page says. */
export interface NormAddress extends NormPlace {
  /** Words searched within the norm; empty for none. */
  readonly query: string
}

const maxIdNorma = 2_147_483_647
const maxArticleLength = 60
const maxQueryLength = 120

/** Null where the identifier is not a number that a norm can have. An article or a day that cannot be is dropped. */
export function parseNormAddress(id: string, parameters: AddressParameters): NormAddress | null {
  const idNorma = /^[1-9]\d{0,9}$/u.test(id) ? Number(id) : Number.NaN
  if (!(idNorma <= maxIdNorma)) return null
  const text = (name: string): string => textParameter(parameters, name)
  const article = text('articulo')
  return {
    idNorma,
    article: article === '' || article.length > maxArticleLength ? null : article,
    query: text('buscar').slice(0, maxQueryLength),
    day: isoDateSchema.safeParse(text('fecha')).data ?? null,
  }
}

/** The day of a wording as a parameter of a call; left out where the latest one is asked for. */
export function dayQuery(day: string | null): { readonly fecha?: string } {
  return day === null ? {} : { fecha: day }
}
