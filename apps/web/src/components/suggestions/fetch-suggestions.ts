import type { suggestionsEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CallError } from '../../api/call-error.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts'

const tooManyRequests = 429
const restMs = 30_000
let restUntil = 0

/** What the server suggests for a text; nothing while it is not asked, because it had too many questions or there is no connection. */
export async function askSuggestions(text: string, signal: AbortSignal): Promise<readonly SuggestionGroup[]> {
  if (Date.now() < restUntil || !navigator.onLine) return []
  try {
    const path = `/v1/suggestions?q=${encodeURIComponent(text)}` as const
    const { sugerencias } = await callFromBrowser<typeof suggestionsEndpoint>('GET', path, undefined, signal)
    return suggestionGroups(sugerencias)
  } catch (error) {
    if (error instanceof CallError && error.status === tooManyRequests) restUntil = Date.now() + restMs
    throw error
  }
}
