import { changeMessage, findMessage, type MessageRow, reportAnswer } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { renderMail } from '../../../mail/render-mail.ts'
import { answerReportMail } from '../../../mail/templates/answer-report.ts'
import { sanitizeText } from '../../../security/sanitize-text.ts'
import type { Services } from '../../../services.ts'
import { ownConversation } from './conversations.ts'
import { encryptComment } from './message-content.ts'
import { describeReport } from './reported-answer.ts'

interface RateMessage {
  readonly sessionId: string
  readonly mensajeId: string
  readonly valoracion: MessageRow['rating']
  readonly comentario: string
  /** The user lets support read the question and what was quoted. */
  readonly conPregunta: boolean
  readonly at: Date
}

/**
 * Stores what the user thinks of an answer. A comment is an error report, of which support gets a mail; a rating without one leaves the
 * comment as it is.
 */
export async function rateMessage(
  services: Pick<Services, 'db' | 'textCipher' | 'mailer' | 'site' | 'attempts'>,
  actor: UserActor,
  { sessionId, mensajeId, valoracion, comentario, conPregunta, at }: RateMessage,
): Promise<void> {
  const { db, mailer, site, attempts } = services
  await ownConversation(services, actor, sessionId)
  const message = await findMessage(db, { userId: actor.userId, id: mensajeId })
  if (message === null || message.conversationId !== sessionId || message.state !== 'respondido')
    throw new ServiceError('conversation.message_not_found')
  const words = sanitizeText(comentario).trim()
  if (words === '') {
    await changeMessage(db, { id: mensajeId }, { rating: valoracion })
    return
  }
  const report = {
    id: mensajeId,
    rating: valoracion,
    comment: encryptComment(services, mensajeId, words),
    sharesQuestion: conPregunta,
    reportedAt: at,
  }
  await db.transaction(async (tx) => {
    if (!(await reportAnswer(tx, report))) throw new ServiceError('conversation.message_not_found')
    // Beyond the limit a report is stored, and the operator finds it in the list.
    if (!(await attempts.consume([['answer report of', actor.userId]], tx))) return
    const described = describeReport(services, { ...message, ...report })
    await mailer.enqueue({ to: site.supportEmail, ...renderMail(answerReportMail(described, site.publicUrl), site) }, { tx })
  })
}
