'use client'
import { useSyncExternalStore } from 'react'

/** What the page hides because it is being removed, by key with what calls the removal off, until the document is left. */
const hidden = new Map<string, () => void>()
const listeners = new Set<() => void>()
let snapshot: ReadonlySet<string> = new Set()

const tell = () => {
  snapshot = new Set(hidden.keys())
  for (const listen of listeners) listen()
}

export const pendingRemovals = {
  get: (): ReadonlySet<string> => snapshot,
  hide(key: string, callOff: () => void): void {
    hidden.set(key, callOff)
    tell()
  },
  /** Shows it again; a removal that still waits does not happen. */
  show(key: string): void {
    const callOff = hidden.get(key)
    if (callOff === undefined) return
    hidden.delete(key)
    callOff()
    tell()
  },
  subscribe(listen: () => void): () => void {
    listeners.add(listen)
    return () => listeners.delete(listen)
  },
}

const none: ReadonlySet<string> = new Set()

/** Keys of what is being removed, to be left out of lists. */
export function usePendingRemovals(): ReadonlySet<string> {
  return useSyncExternalStore(pendingRemovals.subscribe, pendingRemovals.get, () => none)
}
