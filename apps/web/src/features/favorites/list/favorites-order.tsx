'use client'
import type { FavoriteOrder } from '@basejuris/contract'
import { useNavigation } from '../../../components/frame/navigation.tsx'
import { type FavoritesAddress, favoriteOrderWords, favoritesHref } from '../favorites-address.ts'

export function FavoritesOrder({ address }: { readonly address: FavoritesAddress }) {
  const { navigate } = useNavigation()
  return (
    <select
      aria-label="Orden de los favoritos"
      value={address.order}
      onChange={(event) =>
        navigate(favoritesHref({ ...address, order: event.currentTarget.value as FavoriteOrder, page: 1 }), { scroll: false })
      }
      className="h-9 rounded-sm bg-sheet pr-8 pl-2.5 text-14 text-ink shadow-[inset_0_0_0_1px_var(--edge)] max-md:h-11 max-md:grow"
    >
      {Object.entries(favoriteOrderWords).map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </select>
  )
}
