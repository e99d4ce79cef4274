import type { ChatAnswer, conversationEndpoint, conversationsEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { CallError } from '../../../api/call-error.ts'
import { askAssistant, type ChatRequest } from '../ask/ask-assistant.ts'
import { addProgress, newTurn, type Turn } from '../turns/turn.ts'
import { beginTurn, type ChangeState, type ConversationState, changeTurn } from './conversation-state.ts'

/** Aborts an answer whose page shows something else by now. */
export const leftPage = Symbol('left')

interface SendMessage {
  readonly id: string
  readonly sent: ChatRequest
  /** As it was before. */
  readonly state: ConversationState
  readonly setState: ChangeState
  readonly adopt: (sessionId: string, name: string) => void
  readonly signal: AbortSignal
}

const withoutIds = ({ sessionId: _, mensajeId: __, nombre: ___, documento: ____, ...answer }: ChatAnswer) => answer

/** Whether the message was refused before it was stored, so that it took nobody's place. */
const isRefusal = (error: unknown): boolean => error instanceof CallError && error.status < 500

/** Sends a message and shows what comes of it, whatever that is. Nothing is shown any more once `signal` was aborted with `leftPage`. */
export async function sendMessage({ id, sent, state, setState, adopt, signal }: SendMessage): Promise<void> {
  const turn = newTurn(id, sent)
  setState((now) => beginTurn(now, turn, sent.reemplaza))
  try {
    const answer = await askAssistant(sent, {
      signal,
      onProgress: (event) =>
        setState((now) => changeTurn(now, id, (shown) => ({ ...shown, progress: addProgress(shown.progress, event) }))),
    })
    if (signal.aborted) return
    setState((now) =>
      changeTurn(now, id, (shown) => ({ ...shown, state: 'answered', answer: withoutIds(answer), document: answer.documento })),
    )
    adopt(answer.sessionId, answer.nombre)
  } catch (error) {
    if (signal.reason === leftPage) return
    const ended: Turn = signal.aborted
      ? { ...turn, state: 'stopped' }
      : { ...turn, state: 'failed', failure: error instanceof Error ? error : null }
    setState((now) =>
      isRefusal(error)
        ? beginTurn({ ...now, turns: state.turns }, ended, undefined)
        : changeTurn(now, id, ({ progress }) => ({ ...ended, progress })),
    )
    const found = state.sessionId === null ? await findConversation(id) : null
    if (found !== null && signal.reason !== leftPage) adopt(found.sessionId, found.name)
  }
}

/** The conversation that holds a message, where it is the last one used. Null where it is not, or cannot be read. */
async function findConversation(messageId: string): Promise<{ readonly sessionId: string; readonly name: string } | null> {
  try {
    const list = await callFromBrowser<typeof conversationsEndpoint>('GET', '/v1/conversations?tamano=1', undefined)
    const [last] = list.conversaciones
    if (last === undefined) return null
    const path = `/v1/conversations/${last.sessionId}` as const
    const { mensajes } = await callFromBrowser<typeof conversationEndpoint>('GET', path, undefined)
    return mensajes.some(({ mensajeId }) => mensajeId === messageId) ? { sessionId: last.sessionId, name: last.nombre } : null
  } catch {
    return null
  }
}
