import { type SavedOrder, savedOrders } from '@basejuris/contract/saved-order'
import type { AddressParameters } from '../search-address/parse-address.ts'

/** Filter, order and page of a list of saved rulings. */
export interface SavedListAddress {
  readonly text: string
  readonly order: SavedOrder
  /** From 1. */
  readonly page: number
}

const isOrder = (value: string): value is SavedOrder => (savedOrders as readonly string[]).includes(value)

const maxLength = 200
const maxPage = 1000

/** The first value of an address field, cut to the maximum length. */
export function firstValue(parameters: AddressParameters, name: string): string {
  const value = parameters[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim().slice(0, maxLength)
}

export function parsePage(parameters: AddressParameters): number {
  const page = Number(firstValue(parameters, 'pagina'))
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1
}

/** Malformed values are ignored. */
export function parseSavedListAddress(parameters: AddressParameters): SavedListAddress {
  const order = firstValue(parameters, 'orden')
  return { text: firstValue(parameters, 'texto'), order: isOrder(order) ? order : 'guardado', page: parsePage(parameters) }
}

export type AddressField = readonly [name: string, value: string]

/** Address fields that differ from the defaults, without the page. */
export function savedListFields({ text, order }: Omit<SavedListAddress, 'page'>): AddressField[] {
  return (
    [
      ['texto', text],
      ['orden', order === 'guardado' ? '' : order],
    ] as const
  ).filter(([, value]) => value !== '')
}

export function listUrl(path: string, fields: readonly AddressField[], page = 1): string {
  const query = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  if (page > 1) query.set('pagina', String(page))
  return query.size === 0 ? path : `${path}?${query}`
}
