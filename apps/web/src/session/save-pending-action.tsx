'use client'
import { useEffect } from 'react'
import { type PendingAction, savePendingAction } from './pending-action-store.ts'

/** Stores what a guest pressed before the scripts of the page before arrived. */
export function SavePendingAction({ kind, id }: PendingAction) {
  useEffect(() => savePendingAction({ kind, id }), [kind, id])
  return null
}
