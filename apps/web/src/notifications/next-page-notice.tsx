'use client'
import { useEffect } from 'react'
import { storedPrefix } from '../storage/stored-key.ts'
import { notify } from './notify.ts'

const durationMs = 12_000
const key = `${storedPrefix}:aviso`

/** Shows a notice on the page that opens next in this tab. */
export function notifyOnNextPage(message: string): void {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // Without storage nothing is shown.
  }
}

/** Shows the notice that the page before left, once. */
export function NextPageNotice() {
  useEffect(() => {
    try {
      const message = sessionStorage.getItem(key)
      sessionStorage.removeItem(key)
      if (message !== null) void notify(message, { durationMs })
    } catch {
      // Without storage there is none.
    }
  }, [])
  return null
}
