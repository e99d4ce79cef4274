import type { AnswerQuotation, AnswerRuling, AnswerSentence, AssistantAnswer, ChatMessage, DocumentAnswer } from '@basejuris/contract'
import type { ChatRequest, ProgressEvent } from '../ask/ask-assistant.ts'

/** What was heard of an answer that is being written. */
export interface Progress {
  readonly steps: readonly string[]
  readonly rulings: readonly AnswerRuling[]
  readonly sentences: readonly AnswerSentence[]
  readonly quotations: readonly AnswerQuotation[]
}

export const noProgress: Progress = { steps: [], rulings: [], sentences: [], quotations: [] }

export function addProgress(progress: Progress, event: ProgressEvent): Progress {
  if (event.name === 'step') return { ...progress, steps: [...progress.steps, event.data.texto] }
  if (event.name === 'source') return { ...progress, rulings: [...progress.rulings, event.data] }
  const { oracion, citas } = event.data
  return { ...progress, sentences: [...progress.sentences, oracion], quotations: [...progress.quotations, ...citas] }
}

/** A question of a conversation and what became of it. `waiting`: another page asked it, and its answer is not here yet. */
export interface Turn {
  readonly id: string
  readonly question: string
  readonly state: 'asking' | 'answered' | 'stopped' | 'failed' | 'waiting'
  readonly answer: AssistantAnswer | null
  /** What the document of the conversation says; null where it had none. */
  readonly document: DocumentAnswer | null
  readonly progress: Progress
  readonly rating: ChatMessage['valoracion']
  /** It asks for quotations alone. */
  readonly quotesOnly: boolean
  /** It lets the language model see what the document of the conversation says of it. */
  readonly documentShown: boolean
  /** Why it has no answer, where this page knows. */
  readonly failure: Error | null
  /** What was sent; null where another page sent it. */
  readonly sent: ChatRequest | null
}

const states: Readonly<Record<ChatMessage['estado'], Turn['state']>> = {
  pendiente: 'waiting',
  respondido: 'answered',
  detenido: 'stopped',
  fallido: 'failed',
}

/** A stored message as a turn. */
export function toTurn({ mensajeId, pregunta, estado, respuesta, documento, valoracion, ...message }: ChatMessage): Turn {
  return {
    id: mensajeId,
    question: pregunta,
    state: states[estado],
    answer: respuesta,
    document: documento,
    progress: noProgress,
    rating: valoracion,
    quotesOnly: message.soloCitas,
    documentShown: message.documentoAlModelo,
    failure: null,
    sent: null,
  }
}

/** A turn that was just sent. */
export function newTurn(id: string, sent: ChatRequest): Turn {
  return {
    id,
    question: sent.message,
    state: 'asking',
    answer: null,
    document: null,
    progress: noProgress,
    rating: null,
    quotesOnly: sent.soloCitas === true,
    documentShown: sent.documentoAlModelo === true,
    failure: null,
    sent,
  }
}

/** The turns before the one that is asked anew: a message takes the place of another and of all that follow it. */
export function turnsBefore(turns: readonly Turn[], replaced: string | undefined): readonly Turn[] {
  const at = turns.findIndex(({ id }) => id === replaced)
  return at < 0 ? turns : turns.slice(0, at)
}

/** Quotations of a turn so far. */
export function quotationsOf({ answer, progress }: Pick<Turn, 'answer' | 'progress'>): readonly AnswerQuotation[] {
  return answer?.citas ?? progress.quotations
}
