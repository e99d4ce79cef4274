import {
  type AddressField,
  firstValue,
  listUrl,
  parseSavedListAddress,
  type SavedListAddress,
  savedListFields,
} from '../../saved-items/saved-list-address.ts'
import type { AddressParameters } from '../../search-address/parse-address.ts'

export const favoritesPath = '/mis-favoritos'

export interface FavoritesAddress extends SavedListAddress {
  readonly tag: string
}

/** Malformed values are ignored. */
export function parseFavoritesAddress(parameters: AddressParameters): FavoritesAddress {
  return {
    ...parseSavedListAddress(parameters),
    tag: firstValue(parameters, 'etiqueta'),
  }
}

/** Address fields that differ from the defaults, without the page. */
export function favoritesFields({ tag, ...list }: FavoritesAddress): AddressField[] {
  return [...(tag === '' ? [] : ([['etiqueta', tag]] as const)), ...savedListFields(list)]
}

export function favoritesHref(address: FavoritesAddress): string {
  return listUrl(favoritesPath, favoritesFields(address), address.page)
}
