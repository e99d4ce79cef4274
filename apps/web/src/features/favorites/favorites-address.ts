import type { FavoriteOrder } from '@basejuris/contract'
import type { AddressParameters } from '../results/address/parse-address.ts'

export const favoritesPath = '/mis-favoritos'

export const favoriteOrderWords: Readonly<Record<FavoriteOrder, string>> = {
  guardado: 'Guardadas últimas',
  antiguos: 'Guardadas primero',
  fecha: 'Fecha de la sentencia',
  caratulado: 'Carátula, A a Z',
  tribunal: 'Tribunal',
}

export interface FavoritesAddress {
  readonly text: string
  readonly tag: string
  readonly order: FavoriteOrder
  /** From 1. */
  readonly page: number
}

const longest = 200
const lastPage = 1000

const first = (parameters: AddressParameters, name: string): string => {
  const value = parameters[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim().slice(0, longest)
}

const isOrder = (value: string): value is FavoriteOrder => Object.hasOwn(favoriteOrderWords, value)

/** What is malformed is left out. */
export function parseFavoritesAddress(parameters: AddressParameters): FavoritesAddress {
  const order = first(parameters, 'orden')
  const page = Number(first(parameters, 'pagina'))
  return {
    text: first(parameters, 'texto'),
    tag: first(parameters, 'etiqueta'),
    order: isOrder(order) ? order : 'guardado',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  }
}

/** What the address says besides its defaults and the page. */
export const favoritesFields = ({ text, tag, order }: FavoritesAddress): [name: string, value: string][] =>
  (
    [
      ['texto', text],
      ['etiqueta', tag],
      ['orden', order === 'guardado' ? '' : order],
    ] as [string, string][]
  ).filter(([, value]) => value !== '')

export function favoritesHref(address: FavoritesAddress): string {
  const query = new URLSearchParams(favoritesFields(address))
  if (address.page > 1) query.set('pagina', String(address.page))
  return query.size === 0 ? favoritesPath : `${favoritesPath}?${query}`
}
