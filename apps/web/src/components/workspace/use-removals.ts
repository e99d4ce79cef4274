'use client'
import { useSyncExternalStore } from 'react'
import { removals } from './removals.ts'

const none: ReadonlySet<string> = new Set()

/** Keys of what is being removed, to be left out of lists. */
export function useRemovals(): ReadonlySet<string> {
  return useSyncExternalStore(removals.subscribe, removals.get, () => none)
}
