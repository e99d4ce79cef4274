'use client'
import { useEffect } from 'react'

/** Attaches the reader's behaviour to the markup that the server wrote. It loads after the page, which works without it. */
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
