import type { SavedPassage } from '@basejuris/contract'
import { useRef, useState } from 'react'
import { usePendingRemovals } from '../../../components/workspace/pending-removals.ts'
import { notifyFailure } from '../../../notifications/notify-failure.ts'
import { orderPassages } from '../../../saved-items/passages/passage-calls.ts'
import { passageKey } from '../../../saved-items/passages/remove-passage.ts'
import { movePassage } from './move-passage.ts'

/**
 * The passages in the order that the person gives them. It shows at once, and comes back when it could not be stored. A later order of
 * the folder replaces it. Orders are sent one after another, so that the last one stays.
 */
export function useOrder(folderId: string, passages: readonly SavedPassage[]) {
  const removed = usePendingRemovals()
  const [order, setOrder] = useState<readonly string[]>([])
  const stored = passages.map(({ passageId }) => passageId).join()
  const [followed, setFollowed] = useState(stored)
  if (followed !== stored) {
    setFollowed(stored)
    setOrder([])
  }
  const [status, setStatus] = useState('')
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const confirmed = useRef<readonly string[]>([])
  const place = ({ passageId }: SavedPassage): number => (order.includes(passageId) ? order.indexOf(passageId) : order.length)
  const shown = passages.filter(({ passageId }) => !removed.has(passageKey(passageId))).sort((a, b) => place(a) - place(b))
  const move = async (id: string, to: number): Promise<void> => {
    const ids = shown.map(({ passageId }) => passageId)
    const next = movePassage(ids, id, to)
    if (next.join() === ids.join()) return
    setOrder(next)
    setStatus(`Pasaje en el lugar ${next.indexOf(id) + 1} de ${next.length}.`)
    const sent = sending.current.then(() => orderPassages(folderId, next))
    sending.current = sent.catch(() => undefined)
    try {
      await sent
      confirmed.current = next
    } catch (error) {
      setOrder((now) => (now === next ? confirmed.current : now))
      void notifyFailure('No se pudo cambiar el orden.', error)
    }
  }
  return { shown, status, move }
}
