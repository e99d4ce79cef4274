'use client'
import { useCallback, useState } from 'react'
import type { AskedRuling } from '../../../components/assistant/ask-request.ts'
import type { ChatRequest } from '../ask/ask-assistant.ts'
import type { SearchScope } from './search-scope.ts'

/** What the page brought along from which a person asks. */
export interface ChatStart {
  readonly question: string
  readonly search: SearchScope | null
  /** The only one that answers; null for any. */
  readonly ruling: AskedRuling | null
}

const limitsOf = ({ filters: _, ...limits }: SearchScope) => limits

/** The next message: its text, the search and the rulings to which it is limited. */
export function useNextMessage(start: ChatStart) {
  const [text, setText] = useState(start.question)
  const [search, setSearch] = useState(start.search)
  const [ruling, setRuling] = useState(start.ruling)
  const [sources, setSources] = useState<ReadonlySet<string>>(new Set())
  /** Null until the person chooses: as the message before it. */
  const [quotesOnly, setQuotesOnly] = useState<boolean | null>(null)
  /** The document that the person let the model see or hid from it, by its time. Null until the person chooses. */
  const [documentChoice, setDocumentChoice] = useState<{ readonly of: string; readonly shown: boolean } | null>(null)
  /** A search that was dropped after messages that it limited. */
  const [isDropped, setIsDropped] = useState(false)
  const follow = useCallback((another: SearchScope | null) => {
    setSearch(another)
    setIsDropped(another === null)
  }, [])
  const docIds = sources.size > 0 ? [...sources] : ruling === null ? [] : [ruling.docId]
  return {
    text,
    setText,
    search,
    /** Takes another search as the limit. */
    follow,
    ruling,
    dropRuling: () => setRuling(null),
    dropSearch: () => {
      setSearch(null)
      setIsDropped(true)
    },
    quotesOnly,
    setQuotesOnly: (chosen: boolean) => setQuotesOnly(chosen),
    documentChoice,
    showDocument: (of: string, shown: boolean) => setDocumentChoice({ of, shown }),
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
      setRuling(null)
      setIsDropped(false)
      setQuotesOnly(null)
      setDocumentChoice(null)
      setSources(new Set())
    },
    /** A message with its limits. Messages keep the search of the one before them, unless they say another. */
    limited: (message: string): ChatRequest => ({
      message,
      ...(docIds.length === 0 ? {} : { docIds }),
      ...(search === null ? (isDropped ? { filtros: {} } : {}) : limitsOf(search)),
    }),
  }
}
