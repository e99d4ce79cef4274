'use client'
import type { conversationEndpoint } from '@basejuris/contract'
import { useEffect, useRef, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import { toTurn } from '../turns/turn.ts'
import { type ConversationState, newConversation, unloaded } from './conversation-state.ts'

/** Milliseconds after which an answer that another page asked for is looked for again. */
const pollMs = 2000

/** The conversation with an id, as it is stored. */
async function loadConversation(sessionId: string, signal: AbortSignal): Promise<ConversationState> {
  try {
    const path = `/v1/conversations/${encodeURIComponent(sessionId)}` as const
    const { conversacion, mensajes, compartida, documento } = await callFromBrowser<typeof conversationEndpoint>(
      'GET',
      path,
      undefined,
      signal,
    )
    return {
      ...newConversation,
      sessionId,
      name: conversacion.nombre,
      turns: mensajes.map(toTurn),
      shared: compartida,
      document: documento,
    }
  } catch (error) {
    // What is no id at all is refused as bad input.
    const isMissing = error instanceof CallError && (error.status === 404 || error.status === 400)
    return { ...newConversation, sessionId, status: isMissing ? 'missing' : 'failed', failure: error instanceof Error ? error : null }
  }
}

interface Options {
  /** Called before another conversation is shown. */
  readonly onLeave: () => void
  /** Called when a new one was stored under an id. */
  readonly onNamed: ((sessionId: string) => void) | undefined
}

/** The state of the conversation with an id, null for a new one. */
export function useStoredConversation(requested: string | null, { onLeave, onNamed }: Options) {
  const [state, setState] = useState(() => unloaded(requested))
  const [attempt, setAttempt] = useState(0)
  /** What the page shows; undefined while it must be shown anew. */
  const shown = useRef<string | null | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const leave = () => {
      if (shown.current === requested) shown.current = undefined
    }
    // The page just learned the id of the conversation that it shows.
    if (requested === shown.current) return leave
    onLeave()
    shown.current = requested
    setState(unloaded(requested))
    const scope = new AbortController()
    if (requested !== null) void loadConversation(requested, scope.signal).then((loaded) => scope.signal.aborted || setState(loaded))
    return () => {
      scope.abort()
      leave()
    }
  }, [requested, attempt])

  const waiting = state.sessionId !== null && state.turns.some((turn) => turn.state === 'waiting') ? state.sessionId : null
  useEffect(() => {
    if (waiting === null) return
    const scope = new AbortController()
    const read = () => loadConversation(waiting, scope.signal).then((loaded) => scope.signal.aborted || setState(loaded))
    const timer = setInterval(() => void read(), pollMs)
    return () => {
      clearInterval(timer)
      scope.abort()
    }
  }, [waiting])

  /** Gives the shown conversation the id under which it was stored, without loading it. */
  const adopt = (sessionId: string, name: string) => {
    shown.current = sessionId
    setState((before) => ({ ...before, sessionId, name }))
    onNamed?.(sessionId)
  }
  return { state, setState, adopt, reload: () => setAttempt((count) => count + 1) }
}
