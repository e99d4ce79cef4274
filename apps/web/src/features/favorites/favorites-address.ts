import {
  type AddressField,
  addressOf,
  firstValue,
  type KeptAddress,
  keptFields,
  parseKeptAddress,
} from '../../saved-items/saved-list-address.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'

export const favoritesPath = '/mis-favoritos'

export interface FavoritesAddress extends KeptAddress {
  readonly tag: string
}

/** What is malformed is left out. */
export function parseFavoritesAddress(parameters: AddressParameters): FavoritesAddress {
  return {
    ...parseKeptAddress(parameters),
    tag: firstValue(parameters, 'etiqueta'),
  }
}

/** What the address says besides its defaults and the page. */
export function favoritesFields({ tag, ...kept }: FavoritesAddress): AddressField[] {
  return [...(tag === '' ? [] : ([['etiqueta', tag]] as const)), ...keptFields(kept)]
}

export function favoritesHref(address: FavoritesAddress): string {
  return addressOf(favoritesPath, favoritesFields(address), address.page)
}
