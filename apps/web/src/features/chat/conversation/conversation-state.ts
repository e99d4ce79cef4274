import type { ConversationDocument, conversationEndpoint, DataOf } from '@basejuris/contract'
import { type Turn, turnsBefore } from '../turns/turn.ts'

export type Shared = DataOf<typeof conversationEndpoint>['compartida']

export interface ConversationState {
  /** Null until its first question is answered. */
  readonly sessionId: string | null
  readonly name: string
  readonly status: 'ready' | 'loading' | 'missing' | 'failed'
  /** Why it could not be loaded. */
  readonly failure: Error | null
  readonly turns: readonly Turn[]
  readonly shared: Shared
  /** Searched together with the rulings; null for none. */
  readonly document: ConversationDocument | null
}

export type ChangeState = (change: (state: ConversationState) => ConversationState) => void

export const newConversation: ConversationState = {
  sessionId: null,
  name: '',
  status: 'ready',
  failure: null,
  turns: [],
  shared: null,
  document: null,
}

/** A conversation before its messages arrive; a new one has none. */
export function unloaded(sessionId: string | null): ConversationState {
  return { ...newConversation, sessionId, status: sessionId === null ? 'ready' : 'loading' }
}

export function changeTurn(state: ConversationState, id: string, change: (turn: Turn) => Turn): ConversationState {
  return { ...state, turns: state.turns.map((turn) => (turn.id === id ? change(turn) : turn)) }
}

/** With a turn at the end that takes the place of `replaced` and of all that follow it. */
export function beginTurn(state: ConversationState, turn: Turn, replaced: string | undefined): ConversationState {
  const others = state.turns.filter(({ id }) => id !== turn.id)
  return { ...state, turns: [...turnsBefore(others, replaced), turn] }
}

/** After the document was removed: what was quoted of it is gone. */
export function withoutDocument(state: ConversationState): ConversationState {
  const removed = { nombre: '', retirado: true, citas: [] }
  return { ...state, document: null, turns: state.turns.map((turn) => (turn.document === null ? turn : { ...turn, document: removed })) }
}
