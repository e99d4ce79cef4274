'use client'
import { useSyncExternalStore } from 'react'

/** Items hidden while they wait to be removed: key → function that cancels the removal. */
const hidden = new Map<string, () => void>()
const listeners = new Set<() => void>()
let snapshot: ReadonlySet<string> = new Set()

const notifyListeners = () => {
  snapshot = new Set(hidden.keys())
  for (const listen of listeners) listen()
}

export const pendingRemovals = {
  get: (): ReadonlySet<string> => snapshot,
  hide(key: string, callOff: () => void): void {
    hidden.set(key, callOff)
    notifyListeners()
  },
  /** Shows the item again and cancels its removal. */
  show(key: string): void {
    const callOff = hidden.get(key)
    if (callOff === undefined) return
    hidden.delete(key)
    callOff()
    notifyListeners()
  },
  subscribe(listen: () => void): () => void {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
}

const none: ReadonlySet<string> = new Set()

/** Keys of pending removals, which lists leave out. */
export function usePendingRemovals(): ReadonlySet<string> {
  return useSyncExternalStore(pendingRemovals.subscribe, pendingRemovals.get, () => none)
}
