import type { AddressParameters } from '../results/address/parse-address.ts'
import { type AddressField, addressOf, firstValue, type KeptAddress, keptFields, parseKeptAddress } from './kept-address.ts'

export const favoritesPath = '/mis-favoritos'

export interface FavoritesAddress extends KeptAddress {
  readonly tag: string
}

/** What is malformed is left out. */
export const parseFavoritesAddress = (parameters: AddressParameters): FavoritesAddress => ({
  ...parseKeptAddress(parameters),
  tag: firstValue(parameters, 'etiqueta'),
})

/** What the address says besides its defaults and the page. */
export const favoritesFields = ({ tag, ...kept }: FavoritesAddress): AddressField[] => [
  ...(tag === '' ? [] : ([['etiqueta', tag]] as const)),
  ...keptFields(kept),
]

export const favoritesHref = (address: FavoritesAddress): string => addressOf(favoritesPath, favoritesFields(address), address.page)
