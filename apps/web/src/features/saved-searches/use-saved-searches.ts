'use client'
import type { DigestFrequency, deleteSavedSearchEndpoint, updateSavedSearchEndpoint } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { usePendingRemovals } from '../../components/workspace/pending-removals.ts'
import { removeWithUndo } from '../../components/workspace/remove-with-undo.ts'
import { notify } from '../../notifications/notify.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import type { SavedSearchRow } from './saved-search-row.ts'

type Change = Partial<Pick<SavedSearchRow, 'name' | 'frequency'>>

const keyOf = (id: string): string => `saved-search:${id}`
const pathOf = (id: string) => `/v1/saved-searches/${id}` as const

/** The saved searches of the page with the changes made since it loaded. */
export function useSavedSearches(rows: readonly SavedSearchRow[]) {
  const removed = usePendingRemovals()
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({})
  const apply = (id: string, change: Change) => setChanges((all) => ({ ...all, [id]: { ...all[id], ...change } }))

  const change = async (row: SavedSearchRow, next: Change, message?: string) => {
    const before: Change = { name: row.name, frequency: row.frequency }
    apply(row.id, next)
    try {
      await callFromBrowser<typeof updateSavedSearchEndpoint>('PUT', pathOf(row.id), {
        ...(next.name === undefined ? {} : { nombre: next.name }),
        ...(next.frequency === undefined ? {} : { frecuencia: next.frequency }),
      })
      if (message !== undefined) void notify(message)
    } catch (error) {
      apply(row.id, before)
      void notifyFailure('No se pudo guardar el cambio.', error)
    }
  }
  return {
    shown: rows.filter(({ id }) => !removed.has(keyOf(id))).map((row) => ({ ...row, ...changes[row.id] })),
    rename: (row: SavedSearchRow, name: string) => void change(row, { name }),
    setFrequency: (row: SavedSearchRow, frequency: DigestFrequency) =>
      void change(row, { frequency }, frequency === 'ninguna' ? 'Correos detenidos' : 'Frecuencia guardada'),
    remove: ({ id }: SavedSearchRow) => {
      removeWithUndo('Búsqueda guardada borrada', {
        key: keyOf(id),
        commit: () => callFromBrowser<typeof deleteSavedSearchEndpoint>('DELETE', pathOf(id), undefined),
      })
    },
  }
}
