'use client'
import type { FolderItem, FolderSummary, SavedPassage } from '@basejuris/contract'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useState } from 'react'
import { usePendingRemovals } from '../../../components/workspace/pending-removals.ts'
import { removeWithUndo } from '../../../components/workspace/remove-with-undo.ts'
import { folderItemKey, removeFromFolder } from '../../../saved-items/folder-chooser/add-to-folder.ts'
import { LazyFolderChooser } from '../../../saved-items/folder-chooser/lazy-folder-chooser.tsx'
import { SelectAll } from '../../../saved-items/select-all.tsx'
import { SelectionBar, withSelected } from '../selection-bar.tsx'
import { FolderRuling } from './folder-ruling.tsx'

interface FolderRulingsProps {
  readonly folderId: string
  readonly items: readonly FolderItem[]
  readonly passages: readonly SavedPassage[]
  /** Rulings on all pages. */
  readonly total: number
  readonly role: FolderSummary['rol']
  /** Beside the box that selects all. */
  readonly tools: ReactNode
}

export function FolderRulings({ folderId, items, passages, total, role, tools }: FolderRulingsProps) {
  const router = useRouter()
  const removed = usePendingRemovals()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const refresh = useCallback(() => router.refresh(), [router])
  const shown = items.filter(({ docId }) => !removed.has(folderItemKey(folderId, docId)))
  const chosen = shown.filter(({ docId, sentencia }) => selected.has(docId) && sentencia !== null).map(({ docId }) => docId)
  const remove = (docId: string) => {
    removeWithUndo('Sentencia sacada de la carpeta', {
      key: folderItemKey(folderId, docId),
      commit: () => removeFromFolder(folderId, docId).then(refresh),
    })
  }
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-paper-rule empty:hidden md:py-1.5 print:hidden">
        <SelectAll
          total={shown.length}
          more={total > items.length}
          selected={shown.filter(({ docId }) => selected.has(docId)).length}
          onChange={(all) => setSelected(new Set(all ? shown.map(({ docId }) => docId) : []))}
        />
        {tools}
      </div>
      <ul className="divide-y divide-paper-rule">
        {shown.map((item) => (
          <li key={item.docId}>
            <FolderRuling
              folderId={folderId}
              item={item}
              passages={passages.filter(({ docId }) => docId === item.docId)}
              role={role}
              selected={selected.has(item.docId)}
              onSelect={(docId, there) => setSelected((all) => withSelected(all, docId, there))}
              onRemove={remove}
            />
          </li>
        ))}
      </ul>
      <SelectionBar docIds={chosen} onClear={() => setSelected(new Set())} />
      <LazyFolderChooser onChanged={refresh} />
    </>
  )
}
