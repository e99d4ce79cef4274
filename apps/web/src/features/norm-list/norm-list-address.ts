import { type NormKind, normKindIds, typesOfKinds } from '@basejuris/contract'
import type { AddressParameters } from '../../search-address/parse-address.ts'
import { textParameter } from '../../search-address/text-parameter.ts'

export const normListPath = '/normativa'
const maxQueryLength = 300
const lastPage = 1000

/** What the address of the page of norms says. */
export interface NormListAddress {
  /** Words searched among all norms; empty for none. */
  readonly query: string
  /** Null for all kinds. */
  readonly kind: NormKind | null
  /** From 1. */
  readonly page: number
}

/** Malformed values are ignored. */
export function parseNormListAddress(parameters: AddressParameters): NormListAddress {
  const first = (name: string): string => textParameter(parameters, name)
  const page = Number(first('pagina'))
  return {
    query: first('buscar').slice(0, maxQueryLength).trim(),
    kind: normKindIds.find((id) => id === first('clase')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

export function normListHref({ query, kind, page }: NormListAddress): string {
  const fields = new URLSearchParams()
  if (query !== '') fields.set('buscar', query)
  if (kind !== null) fields.set('clase', kind)
  if (page > 1) fields.set('pagina', String(page))
  return fields.size === 0 ? normListPath : `${normListPath}?${fields}`
}

export function typeOfKind(kind: NormKind | null): string | null {
  return kind === null ? null : (typesOfKinds[kind] ?? null)
}

/** Kinds that a search may be limited to. */
export const searchedKinds: readonly NormKind[] = normKindIds.filter((id) => typesOfKinds[id] !== undefined)
