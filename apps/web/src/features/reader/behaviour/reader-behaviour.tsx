'use client'
import { useEffect } from 'react'

/** Attaches the reader's behaviour to the markup the server wrote. It comes after the page, which reads well without it. */
export function ReaderBehaviour() {
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    void import('./start-reader.ts').then(({ startReader }) => {
      const root = document.querySelector<HTMLElement>('[data-reader]')
      if (!left && root !== null) stop = startReader(root)
    })
    return () => {
      left = true
      stop?.()
    }
  }, [])
  return null
}
