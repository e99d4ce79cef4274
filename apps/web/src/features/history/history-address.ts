import type { AddressParameters } from '../../search-address/parse-address.ts'

export const historyPath = '/mis-busquedas'
const maxTextLength = 200
const lastPage = 1000

export interface HistoryAddress {
  readonly text: string
  /** From 1. */
  readonly page: number
}

const first = (parameters: AddressParameters, name: string): string => {
  const value = parameters[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim()
}

/** Malformed values are ignored. */
export function parseHistoryAddress(parameters: AddressParameters): HistoryAddress {
  const page = Number(first(parameters, 'pagina'))
  return {
    text: first(parameters, 'texto').slice(0, maxTextLength),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

export function historyHref({ text, page }: HistoryAddress): string {
  const query = new URLSearchParams()
  if (text !== '') query.set('texto', text)
  if (page > 1) query.set('pagina', String(page))
  return query.size === 0 ? historyPath : `${historyPath}?${query}`
}
