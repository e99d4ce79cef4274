'use client'
import type { Favorite } from '@basejuris/contract'
import { useRouter } from 'next/navigation'
import { useCallback, useId, useState } from 'react'
import { usePendingRemovals } from '../../../components/workspace/pending-removals.ts'
import { LazyFolderChooser } from '../../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import { SelectAll } from '../../../saved-items/select-all.tsx'
import { favoriteKey, removeStar } from '../../../saved-items/star/toggle-star.ts'
import { SelectionBar, withSelected } from '../../folders/selection-bar.tsx'
import { FavoriteRow } from './favorite-row.tsx'

interface FavoritesListProps {
  readonly favorites: readonly Favorite[]
  /** Rulings on all pages. */
  readonly total: number
  /** Tags in use, offered as suggestions. */
  readonly tags: readonly string[]
}

export function FavoritesList({ favorites, total, tags }: FavoritesListProps) {
  const router = useRouter()
  const knownTagsId = useId()
  const removed = usePendingRemovals()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const refresh = useCallback(() => router.refresh(), [router])
  const shown = favorites.filter(({ docId }) => !removed.has(favoriteKey(docId)))
  const chosen = shown.filter(({ docId, sentencia }) => selected.has(docId) && sentencia !== null).map(({ docId }) => docId)
  const select = (docId: string, there: boolean) => setSelected((all) => withSelected(all, docId, there))
  return (
    <>
      <datalist id={knownTagsId}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <SelectAll
        total={shown.length}
        more={total > favorites.length}
        selected={shown.filter(({ docId }) => selected.has(docId)).length}
        onChange={(all) => setSelected(new Set(all ? shown.map(({ docId }) => docId) : []))}
      />
      <ul className="divide-y divide-paper-rule [&:not(:first-child)]:border-t [&:not(:first-child)]:border-paper-rule">
        {shown.map((favorite) => (
          <li key={favorite.docId}>
            <FavoriteRow
              favorite={favorite}
              knownTagsId={knownTagsId}
              selected={selected.has(favorite.docId)}
              onSelect={select}
              onRemove={(docId) => removeStar(docId, refresh)}
              onChanged={refresh}
            />
          </li>
        ))}
      </ul>
      <SelectionBar docIds={chosen} onClear={() => setSelected(new Set())} />
      <LazyFolderChooser onChanged={refresh} />
    </>
  )
}
