'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../session/session-provider.tsx'
import { type RulingMark, rulingMarks, unmarked } from './ruling-marks.ts'

/** Whether the ruling is starred and in which folders it is. Unmarked for guests and until known. */
export function useRulingMark(docId: string): RulingMark {
  const { user } = useSession()
  const signedIn = user !== null
  useEffect(() => {
    if (signedIn) rulingMarks.want(docId)
  }, [signedIn, docId])
  return useSyncExternalStore(
    rulingMarks.subscribe,
    () => rulingMarks.get(docId) ?? unmarked,
    () => unmarked,
  )
}
