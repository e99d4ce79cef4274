'use client'
import { useEffect } from 'react'

/** Attaches the behaviour of two rulings side by side. The page can be read without it. */
export function SideBySideBehaviour() {
  useEffect(() => {
    const scope = new AbortController()
    void import('./start-side-by-side.ts').then(({ startSideBySide }) => {
      const root = document.querySelector<HTMLElement>('[data-side-by-side]')
      if (root !== null && !scope.signal.aborted) startSideBySide(root, scope.signal)
    })
    return () => scope.abort()
  }, [])
  return null
}
