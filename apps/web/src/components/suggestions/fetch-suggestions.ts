import type { suggestionsEndpoint } from '@basejuris/contract'
import { fictionalModes, fictionalWords } from '@basejuris/domain/fictional-mode'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CallError } from '../../api/call-error.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts'

const tooManyRequests = 429
const pauseAfterLimitMs = 30_000
let pausedUntil = 0

/** Suggestions of the server. `fictional` is the word of the address for fictional rulings. Empty while offline or paused after a rate limit. */
export async function fetchSuggestions(
  text: string,
  fictional: string | undefined,
  signal: AbortSignal,
): Promise<readonly SuggestionGroup[]> {
  if (Date.now() < pausedUntil || !navigator.onLine) return []
  try {
    const mode = fictionalModes.find((each) => fictionalWords[each] === fictional)
    const path = `/v1/suggestions?q=${encodeURIComponent(text)}${mode === undefined ? '' : `&ficticias=${mode}`}` as const
    const { sugerencias } = await callFromBrowser<typeof suggestionsEndpoint>('GET', path, undefined, signal)
    return suggestionGroups(sugerencias)
  } catch (error) {
    if (error instanceof CallError && error.status === tooManyRequests) pausedUntil = Date.now() + pauseAfterLimitMs
    throw error
  }
}
