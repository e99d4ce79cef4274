import type { suggestionsEndpoint } from '@basejuris/contract'
import type { FictionalMode } from '@basejuris/domain/fictional-mode'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CallError } from '../../api/call-error.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts'

const tooManyRequests = 429
const pauseAfterLimitMs = 30_000
let pausedUntil = 0

/** Suggestions of the server. Empty while offline or paused after a rate limit. */
export async function fetchSuggestions(text: string, mode: FictionalMode | null, signal: AbortSignal): Promise<readonly SuggestionGroup[]> {
  if (Date.now() < pausedUntil || !navigator.onLine) return []
  try {
    const path = `/v1/suggestions?q=${encodeURIComponent(text)}${mode === null ? '' : `&ficticias=${mode}`}` as const
    const { sugerencias } = await callFromBrowser<typeof suggestionsEndpoint>('GET', path, undefined, signal)
    return suggestionGroups(sugerencias)
  } catch (error) {
    if (error instanceof CallError && error.status === tooManyRequests) pausedUntil = Date.now() + pauseAfterLimitMs
    throw error
  }
}
