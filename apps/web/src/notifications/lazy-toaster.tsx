'use client'
import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

let open: (() => void) | null = null
let ready: Promise<void> | null = null
let markReady: () => void = () => {}

/** Mounts the toaster once. Resolves when it can show notices. */
export function openToaster(): Promise<void> {
  ready ??= new Promise((resolve) => {
    markReady = resolve
    open?.()
  })
  return ready
}

export function LazyToaster() {
  const [requested, setRequested] = useState(false)
  useEffect(() => {
    open = () => setRequested(true)
    if (ready !== null) setRequested(true)
  }, [])
  return requested ? (
    <Suspense>
      <Toaster onReady={markReady} />
    </Suspense>
  ) : null
}
