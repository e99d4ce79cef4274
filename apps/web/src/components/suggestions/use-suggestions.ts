import { useEffect, useState } from 'react'
import type { SuggestionGroup } from './suggestion-groups.ts'

const debounceMs = 90
const minLength = 2
const maxLength = 200

/**
 * Suggestions for the typed text, debounced. `fictional` is the word of the address for fictional rulings. An outdated request is aborted.
 * Empty for null.
 */
export function useSuggestions(text: string | null, fictional: string | undefined): readonly SuggestionGroup[] {
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])
  useEffect(() => {
    const q = text?.trim() ?? ''
    if (q.length < minLength || q.length > maxLength) return setGroups([])
    const abort = new AbortController()
    const ask = async () => {
      const { fetchSuggestions } = await import('./fetch-suggestions.ts')
      return fetchSuggestions(q, fictional, abort.signal)
    }
    const show = (found: readonly SuggestionGroup[]) => abort.signal.aborted || setGroups(found)
    const timer = setTimeout(() => ask().then(show, () => show([])), debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, fictional])
  return groups
}
