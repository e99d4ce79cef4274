'use client'
import type { checkCitationsEndpoint, DataOf } from '@basejuris/contract'
import { useRef, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'

export interface CheckedText {
  readonly text: string
  readonly data: DataOf<typeof checkCitationsEndpoint>
}

/** Sends a text, trimmed as the server trims it, so that offsets fit. The text stays in the memory of this page. */
export function useCheck() {
  const [checked, setChecked] = useState<CheckedText | null>(null)
  const [checking, setChecking] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const running = useRef<AbortController | null>(null)
  const check = async (pasted: string) => {
    const controller = new AbortController()
    running.current = controller
    const text = pasted.trim()
    setChecking(true)
    setFailure(null)
    try {
      const body = { texto: text }
      setChecked({ text, data: await callFromBrowser<typeof checkCitationsEndpoint>('POST', '/v1/citations/check', body, controller.signal) })
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error : null)
    } finally {
      setChecking(false)
    }
  }
  return { checked, checking, failure, check, cancel: () => running.current?.abort(), leave: () => setChecked(null) }
}
