'use client'
import { useEffect, useRef } from 'react'
import type { ErrorReport, Rating } from '../answer/answer-actions.tsx'
import type { ChatRequest } from '../ask/ask-assistant.ts'
import { newMessageId } from '../ask/message-id.ts'
import type { Attached } from '../composer/use-document.ts'
import type { Turn } from '../turns/turn.ts'
import { type Shared, withoutDocument } from './conversation-state.ts'
import { rateTurn } from './rate-turn.ts'
import { leftPage, sendMessage } from './send-message.ts'
import { useStoredConversation } from './use-stored-conversation.ts'

interface Options {
  /** Called when a message was answered, stopped or refused: lists and counts may have changed. */
  readonly onSettled: () => void
  /** Called when a new conversation was stored under an id. */
  readonly onNamed?: (sessionId: string) => void
}

/** A conversation by its id, null for a new one: its turns, and what can be done with them. One message is answered at a time. */
export function useConversation(requested: string | null, { onSettled, onNamed }: Options) {
  const running = useRef<AbortController | null>(null)
  const leave = () => {
    running.current?.abort(leftPage)
    running.current = null
  }
  const { state, setState, adopt, reload } = useStoredConversation(requested, { onLeave: leave, onNamed })
  useEffect(() => () => running.current?.abort(leftPage), [])

  const send = async (id: string, sent: ChatRequest) => {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    await sendMessage({ id, sent, state, setState, adopt, signal: controller.signal })
    if (running.current === controller) running.current = null
    if (controller.signal.reason !== leftPage) onSettled()
  }
  const inConversation = state.sessionId === null ? {} : { sessionId: state.sessionId }
  return {
    state,
    /** Loads it again; empties a new one. */
    reload,
    /** Sends a message. Does nothing while another is being answered. */
    ask: (message: ChatRequest) => {
      const id = newMessageId()
      void send(id, { ...message, mensajeId: id, ...inConversation })
    },
    /** Asks a turn without an answer again, under its id, so that it is counted once. */
    retry: ({ id, question, sent }: Turn) => void send(id, sent ?? { message: question, mensajeId: id, ...inConversation }),
    stop: () => running.current?.abort(),
    /** Throws what went wrong with an error report. */
    rate: async (turn: Turn, rating: Rating | null, report?: ErrorReport) => {
      if (state.sessionId !== null) await rateTurn({ sessionId: state.sessionId, turn, rating, report, setState })
    },
    /** A document was attached, which may have begun the conversation. */
    attached: ({ sessionId, nombre, documento }: Attached) => {
      setState((before) => ({ ...before, document: documento }))
      if (state.sessionId === null) adopt(sessionId, nombre)
      onSettled()
    },
    /** Its document was removed, and what was quoted of it. */
    detached: () => setState(withoutDocument),
    rename: (name: string) => setState((before) => ({ ...before, name })),
    share: (shared: Shared) => setState((before) => ({ ...before, shared })),
  }
}
