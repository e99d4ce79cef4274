import type { MessageRow } from '@basejuris/database'
import type { Services } from '../../../services.ts'
import { decryptAnswer, decryptComment, decryptQuestion } from './message-content.ts'

/** An answer that a user reported as wrong, as far as the operator may read it. */
export interface ReportedAnswer {
  readonly id: string
  readonly reportedAt: string
  readonly rating: MessageRow['rating']
  /** Of the answer, and what wrote it. */
  readonly grade: string
  readonly model: string
  /** What is wrong, in the user's words. */
  readonly comment: string
  /** What the user asked, and the rulings quoted. Null unless the user lets support read them. */
  readonly asked: { readonly question: string; readonly docIds: readonly string[] } | null
}

export function describeReport(services: Pick<Services, 'textCipher'>, message: MessageRow): ReportedAnswer {
  const answer = decryptAnswer(services, message)
  return {
    id: message.id,
    reportedAt: (message.reportedAt ?? message.createdAt).toISOString(),
    rating: message.rating,
    grade: answer?.grado ?? '',
    model: answer?.modelo ?? '',
    comment: decryptComment(services, message) ?? '',
    asked: message.sharesQuestion
      ? {
          question: decryptQuestion(services, message).pregunta,
          docIds: [...new Set(answer?.citas.map(({ docId }) => docId))],
        }
      : null,
  }
}
