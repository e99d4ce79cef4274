import type { rateMessageEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { notifyFailure } from '../../../notifications/notify-failure.ts'
import type { ErrorReport, Rating } from '../answer/answer-actions.tsx'
import type { Turn } from '../turns/turn.ts'
import { type ChangeState, changeTurn } from './conversation-state.ts'

interface RateTurn {
  readonly sessionId: string
  readonly turn: Turn
  /** Null takes the rating back. */
  readonly rating: Rating | null
  /** What is wrong with the answer. */
  readonly report: ErrorReport | undefined
  readonly setState: ChangeState
}

/** Rates an answer at once, and takes it back where that fails. Throws with a report alone; a rating says itself that it failed. */
export async function rateTurn({ sessionId, turn, rating, report, setState }: RateTurn): Promise<void> {
  setState((now) => changeTurn(now, turn.id, (shown) => ({ ...shown, rating })))
  try {
    await callFromBrowser<typeof rateMessageEndpoint>('POST', `/v1/conversations/${sessionId}/feedback`, {
      mensajeId: turn.id,
      valoracion: rating,
      ...(report === undefined ? {} : { comentario: report.comment, conPregunta: report.withQuestion }),
    })
  } catch (error) {
    setState((now) => changeTurn(now, turn.id, (shown) => ({ ...shown, rating: turn.rating })))
    if (report !== undefined) throw error
    await notifyFailure('No se pudo guardar su valoración.', error)
  }
}
