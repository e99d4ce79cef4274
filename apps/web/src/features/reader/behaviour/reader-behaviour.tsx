'use client'
import { useEffect } from 'react'
import { startReader } from './start-reader.ts'

/** Attaches the reader's behaviour to the markup the server wrote. */
export function ReaderBehaviour() {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-reader]')
    return root === null ? undefined : startReader(root)
  }, [])
  return null
}
