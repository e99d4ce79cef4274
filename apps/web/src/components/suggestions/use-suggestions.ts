import { useEffect, useState } from 'react'
import type { SuggestionGroup } from './suggestion-groups.ts'

const pauseMs = 90
const shortest = 2
const longest = 200

/** Suggestions by kind for what is being written, asked once the writer pauses; a question no longer wanted is aborted. None for null. */
export function useSuggestions(text: string | null): readonly SuggestionGroup[] {
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])
  useEffect(() => {
    const q = text?.trim() ?? ''
    if (q.length < shortest || q.length > longest) return setGroups([])
    const abort = new AbortController()
    const ask = async () => {
      const { askSuggestions } = await import('./fetch-suggestions.ts')
      return askSuggestions(q, abort.signal)
    }
    const show = (found: readonly SuggestionGroup[]) => abort.signal.aborted || setGroups(found)
    const timer = setTimeout(() => ask().then(show, () => show([])), pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text])
  return groups
}
