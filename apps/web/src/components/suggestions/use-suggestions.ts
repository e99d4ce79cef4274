import type { Suggestion, suggestionsEndpoint } from '@basejuris/contract'
import { useEffect, useState } from 'react'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CallError } from '../../api/call-error.ts'

const pauseMs = 90
const shortest = 2
const longest = 200
const tooManyRequests = 429
const restMs = 30_000
let restUntil = 0

/** Suggestions for what is being written, asked once the writer pauses; a question no longer wanted is aborted. None for null. */
export function useSuggestions(text: string | null): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    const q = text?.trim() ?? ''
    if (q.length < shortest || q.length > longest) return setSuggestions([])
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      if (Date.now() < restUntil || !navigator.onLine) return
      try {
        const path = `/v1/suggestions?q=${encodeURIComponent(q)}`
        setSuggestions((await callFromBrowser<typeof suggestionsEndpoint>('GET', path, undefined, abort.signal)).sugerencias)
      } catch (error) {
        if (abort.signal.aborted) return
        setSuggestions([])
        if (error instanceof CallError && error.status === tooManyRequests) restUntil = Date.now() + restMs
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text])
  return suggestions
}
