'use client'
import type { deleteHistoryEndpoint, renameHistoryEndpoint } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { usePendingRemovals } from '../../components/workspace/pending-removals.ts'
import { removeWithUndo } from '../../components/workspace/remove-with-undo.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'
import type { SearchRow } from './search-row.ts'

const keyOf = (id: string): string => `history:${id}`

/** The rows of the page with the changes made since it loaded. */
export function useHistory(userId: string, rows: readonly SearchRow[]) {
  const removed = usePendingRemovals()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})

  const rename = async ({ id, name: before }: SearchRow, name: string) => {
    setNames((all) => ({ ...all, [id]: name }))
    try {
      await callFromBrowser<typeof renameHistoryEndpoint>('PUT', '/v1/history', { userId, historyId: id, nombre: name })
    } catch (error) {
      setNames((all) => ({ ...all, [id]: before }))
      void notifyFailure('No se pudo guardar el nombre.', error)
    }
  }
  const remove = ({ id }: SearchRow) => {
    removeWithUndo('Búsqueda borrada', {
      key: keyOf(id),
      commit: () => callFromBrowser<typeof deleteHistoryEndpoint>('DELETE', '/v1/history', { userId, historyId: id }),
    })
  }
  return {
    shown: rows.filter(({ id }) => !removed.has(keyOf(id))).map((row) => ({ ...row, name: names[row.id] ?? row.name })),
    rename,
    remove,
  }
}
