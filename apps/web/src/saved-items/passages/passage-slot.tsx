'use client'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../components/navigation/lazy-part.tsx'
import { onPassageRequest, type PassageRequest } from './open-passage-dialog.ts'

export const LazyPassageDialog = lazyPart(() => import('./passage-dialog.tsx').then((module) => module.PassageDialog))

/** Renders the dialog of a passage once it is requested, as by a text that is no React component. Its code loads then. */
export function PassageSlot() {
  const [request, setRequest] = useState<PassageRequest | null>(null)
  useEffect(() => onPassageRequest(setRequest), [])
  return request === null ? null : <LazyPassageDialog {...request} onClosed={() => setRequest(null)} />
}
