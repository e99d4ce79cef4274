'use client'
import type { FolderItem } from '@basejuris/contract'
import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { useRemovals } from '../../../components/workspace/pending-removals.ts'
import { removeLater } from '../../../components/workspace/remove-with-undo.ts'
import { dropRuling, itemKey } from '../../../saved-items/folder-chooser/add-to-folder.ts'
import { FolderChoiceSlot } from '../../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import { SelectAll } from '../../../saved-items/select-all.tsx'
import { SelectionBar } from '../selection-bar.tsx'
import { MatterItem } from './folder-ruling.tsx'

interface MatterItemsProps {
  readonly folderId: string
  readonly items: readonly FolderItem[]
  /** Of every page. */
  readonly total: number
  readonly owner: boolean
}

const withOne = (ids: ReadonlySet<string>, id: string, there: boolean): ReadonlySet<string> => {
  const next = new Set(ids)
  if (there) next.add(id)
  else next.delete(id)
  return next
}

export function MatterItems({ folderId, items, total, owner }: MatterItemsProps) {
  const router = useRouter()
  const removed = useRemovals()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const refresh = useCallback(() => router.refresh(), [router])
  const shown = items.filter(({ docId }) => !removed.has(itemKey(folderId, docId)))
  const chosen = shown.filter(({ docId, sentencia }) => selected.has(docId) && sentencia !== null).map(({ docId }) => docId)
  const remove = (docId: string) => {
    removeLater('Sentencia sacada de la carpeta', {
      key: itemKey(folderId, docId),
      commit: () => dropRuling(folderId, docId).then(refresh),
    })
  }
  return (
    <>
      <SelectAll
        total={shown.length}
        more={total > items.length}
        selected={shown.filter(({ docId }) => selected.has(docId)).length}
        onChange={(all) => setSelected(new Set(all ? shown.map(({ docId }) => docId) : []))}
      />
      <ul className="divide-y divide-paper-rule [&:not(:first-child)]:border-t [&:not(:first-child)]:border-paper-rule">
        {shown.map((item) => (
          <li key={item.docId}>
            <MatterItem
              folderId={folderId}
              item={item}
              owner={owner}
              selected={selected.has(item.docId)}
              onSelect={(docId, there) => setSelected((all) => withOne(all, docId, there))}
              onRemove={remove}
            />
          </li>
        ))}
      </ul>
      <SelectionBar docIds={chosen} onClear={() => setSelected(new Set())} />
      <FolderChoiceSlot onChanged={refresh} />
    </>
  )
}
