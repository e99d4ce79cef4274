'use client'
import type {
  Conversation,
  conversationsEndpoint,
  deleteConversationEndpoint,
  deleteConversationsEndpoint,
  renameConversationEndpoint,
} from '@basejuris/contract'
import { useCallback, useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { useRetryWhileAway } from '../../../api/use-retry-while-away.ts'

const path = '/v1/conversations'
const debounceMs = 250

export interface ConversationList {
  readonly conversations: readonly Conversation[]
  /** Over all pages. */
  readonly total: number
}

/** The conversations of the user that have the searched words, the last used first. `list` is null until they are known. */
export function useConversations() {
  const [words, setWords] = useState('')
  const [pages, setPages] = useState(1)
  const [revision, setRevision] = useState(0)
  const [list, setList] = useState<ConversationList | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const reload = useCallback(() => setRevision((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a revision reads the list again
  useEffect(() => {
    const scope = new AbortController()
    const read = async () => {
      try {
        const read: Conversation[] = []
        let total = 0
        for (let page = 1; page <= pages; page++) {
          const query = new URLSearchParams({ pagina: String(page), ...(words === '' ? {} : { q: words }) })
          const data = await callFromBrowser<typeof conversationsEndpoint>('GET', `${path}?${query}`, undefined, scope.signal)
          read.push(...data.conversaciones)
          total = data.total
        }
        setList({ conversations: read, total })
        setFailure(null)
      } catch (error) {
        if (!scope.signal.aborted) setFailure(error instanceof Error ? error : null)
      }
    }
    const timer = setTimeout(() => void read(), words === '' ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      scope.abort()
    }
  }, [words, pages, revision])

  useRetryWhileAway(failure, reload)

  return {
    list,
    failure,
    words,
    reload,
    search: (text: string) => {
      setPages(1)
      setWords(text.trim())
    },
    more: () => setPages((count) => count + 1),
    /** Throws CallError. */
    rename: async (sessionId: string, name: string) => {
      const renamed = await callFromBrowser<typeof renameConversationEndpoint>('PUT', `${path}/${sessionId}`, { nombre: name })
      setList((now) =>
        now === null
          ? null
          : {
              ...now,
              conversations: now.conversations.map((each) => (each.sessionId === sessionId ? { ...each, nombre: renamed.nombre } : each)),
            },
      )
    },
    /** Throws CallError. */
    remove: async (sessionId: string) => {
      await callFromBrowser<typeof deleteConversationEndpoint>('DELETE', `${path}/${sessionId}`, undefined)
      reload()
    },
    /** Throws CallError. */
    removeAll: async () => {
      await callFromBrowser<typeof deleteConversationsEndpoint>('DELETE', path, undefined)
      setPages(1)
      reload()
    },
  }
}
