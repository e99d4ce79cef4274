'use client'
import type { createWatchEndpoint, DataOf, deleteWatchEndpoint, InputOf } from '@basejuris/contract'
import { useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { usePendingRemovals } from '../../components/workspace/pending-removals.ts'
import { removeWithUndo } from '../../components/workspace/remove-with-undo.ts'
import { notifyFailure } from '../../notifications/notify-failure.ts'

type NewWatch = InputOf<typeof createWatchEndpoint, 'body'>
type Created = DataOf<typeof createWatchEndpoint>

/** Key of a watch that waits to be deleted. */
export function watchKey(watchId: string): string {
  return `watch:${watchId}`
}

/** Deletes a watch with its news, once the undo is over. */
export function endWatch(watchId: string, onEnded?: () => void): void {
  removeWithUndo('Dejó de vigilarse', {
    key: watchKey(watchId),
    commit: async () => {
      await callFromBrowser<typeof deleteWatchEndpoint>('DELETE', `/v1/watches/${watchId}`, undefined)
      onEnded?.()
    },
  })
}

/** A watch that a switch or a button begins and ends. `initial`: id of the one that was there; null for none. */
export function useWatch(initial: string | null) {
  const pending = usePendingRemovals()
  const [watchId, setWatchId] = useState(initial)
  const [busy, setBusy] = useState(false)
  const isEnding = watchId !== null && pending.has(watchKey(watchId))
  const start = async (body: NewWatch): Promise<Created | null> => {
    setBusy(true)
    try {
      const created = await callFromBrowser<typeof createWatchEndpoint>('POST', '/v1/watches', body)
      setWatchId(created.vigilancia.watchId)
      return created
    } catch (error) {
      void notifyFailure('No se pudo vigilar.', error)
      return null
    } finally {
      setBusy(false)
    }
  }
  const end = (): void => {
    if (watchId !== null) endWatch(watchId, () => setWatchId(null))
  }
  return { watchId: isEnding ? null : watchId, endingId: isEnding ? watchId : null, busy, start, end }
}
