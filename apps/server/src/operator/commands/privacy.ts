import { extendPrivacyRequest, findPrivacyRequest, listPrivacyRequests, type PrivacyRequest } from '@basejuris/database'
import { daysUntil, personalDataAnswerDays, privacyResolutionNames, privacyRightNames } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { privacyExtendedMail } from '../../mail/templates/privacy-mail.ts'
import { type PrivacyContent, privacyCipherContext, privacyContentSchema } from '../../modules/privacy/privacy-content.ts'
import { rulingUrl } from '../../modules/rulings/ruling-url.ts'
import { foldReference } from '../../security/new-reference.ts'
import type { Services } from '../../services.ts'
import { defineCommand } from '../define-command.ts'

const maxListed = 500
export const referenceSchema = z.string().min(1).max(40).transform(foldReference)

export const listPrivacy = defineCommand({
  request: z.object({ state: z.enum(['open', 'closed']) }),
  run: async ({ state }, { platform: { services } }) => {
    const now = new Date()
    return (await listPrivacyRequests(services.db, { state, limit: maxListed })).map((request) => describeRequest(services, request, now))
  },
})

export const showPrivacy = defineCommand({
  request: z.object({ reference: referenceSchema }),
  run: async ({ reference }, { platform: { services } }) => describeRequest(services, await getRequest(services, reference), new Date()),
})

/** The due date moves once, by the original legal period (Ley 19.628, art. 11). */
export const extendPrivacy = defineCommand({
  request: z.object({ reference: referenceSchema, reason: z.string().trim().min(5).max(1000) }),
  run: async ({ reference, reason }, { platform: { services } }) => {
    const { db, mailer, site } = services
    const request = await getRequest(services, reference)
    const words = decryptContent(services, request)
    const dueAt = new Date(request.dueAt.getTime() + personalDataAnswerDays * dayMs)
    await db.transaction(async (tx) => {
      if (words === null || !(await extendPrivacyRequest(tx, { reference, dueAt, reason, at: new Date() })))
        throw new OperatorError(
          `La solicitud ${reference} ya se prorrogó, venció o está resuelta: la ley permite una sola prórroga, antes de que venza el plazo.`,
        )
      await mailer.enqueue({ to: words.email, ...renderMail(privacyExtendedMail({ reference, dueAt, reason }), site) }, { tx })
    })
    return { reference, dueAt: dueAt.toISOString() }
  },
})

async function getRequest({ db }: Pick<Services, 'db'>, reference: string): Promise<PrivacyRequest> {
  const request = await findPrivacyRequest(db, reference)
  if (request === null) throw new OperatorError(`No hay una solicitud ${reference}.`)
  return request
}

const decryptContent = ({ textCipher }: Pick<Services, 'textCipher'>, { id, sealed }: PrivacyRequest): PrivacyContent | null =>
  sealed === null ? null : privacyContentSchema.parse(JSON.parse(textCipher.decrypt(privacyCipherContext(id), sealed)))

function describeRequest(services: Pick<Services, 'textCipher'>, request: PrivacyRequest, now: Date) {
  const { reference, docId, reason, resolution } = request
  return {
    reference,
    docId,
    reason,
    words: decryptContent(services, request),
    right: privacyRightNames[request.right],
    url: docId === null ? null : rulingUrl(docId),
    receivedAt: request.receivedAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    extended: request.extendedAt !== null,
    daysLeft: resolution === null ? daysUntil(request.dueAt, now) : null,
    resolution: resolution === null ? null : privacyResolutionNames[resolution],
    resolvedAt: request.resolvedAt?.toISOString() ?? null,
  }
}
