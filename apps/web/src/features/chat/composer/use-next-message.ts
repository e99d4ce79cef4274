'use client'
import { useState } from 'react'
import type { ChatRequest } from '../ask/ask-assistant.ts'
import type { SearchScope } from './search-scope.ts'

/** What the address of a search brought along. */
export interface ChatStart {
  readonly question: string
  readonly search: SearchScope | null
}

/** The next message: its text, the search and the rulings to which it is limited. */
export function useNextMessage(start: ChatStart) {
  const [text, setText] = useState(start.question)
  const [search, setSearch] = useState(start.search)
  const [sources, setSources] = useState<ReadonlySet<string>>(new Set())
  /** Null until the person chooses: as the message before it. */
  const [quotesOnly, setQuotesOnly] = useState<boolean | null>(null)
  /** A search that was dropped after messages that it limited. */
  const [isDropped, setIsDropped] = useState(false)
  return {
    text,
    setText,
    search,
    dropSearch: () => {
      setSearch(null)
      setIsDropped(true)
    },
    quotesOnly,
    setQuotesOnly: (chosen: boolean) => setQuotesOnly(chosen),
    sources,
    toggleSource: (docId: string) =>
      setSources((before) => {
        const next = new Set(before)
        if (!next.delete(docId)) next.add(docId)
        return next
      }),
    dropSources: () => setSources(new Set()),
    /** Begins with a text and without limits. */
    restart: (draft: string) => {
      setText(draft)
      setSearch(null)
      setIsDropped(false)
      setQuotesOnly(null)
      setSources(new Set())
    },
    /** A message with its limits. Messages keep the search of the one before them, unless they say another. */
    limited: (message: string): ChatRequest => ({
      message,
      ...(sources.size === 0 ? {} : { docIds: [...sources] }),
      ...(search === null ? (isDropped ? { filtros: {} } : {}) : { filtros: search.filtros }),
    }),
  }
}
