'use client'
import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

let open: (() => void) | null = null
let standing: Promise<void> | null = null
let stand: () => void = () => {}

/** Puts the toaster in the page, once; resolves when it can show notices. */
export function openToaster(): Promise<void> {
  standing ??= new Promise((resolve) => {
    stand = resolve
    open?.()
  })
  return standing
}

export function ToasterSlot() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    open = () => setWanted(true)
    if (standing !== null) setWanted(true)
  }, [])
  return wanted ? (
    <Suspense>
      <Toaster onReady={stand} />
    </Suspense>
  ) : null
}
