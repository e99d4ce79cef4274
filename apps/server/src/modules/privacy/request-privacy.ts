import { createHash } from 'node:crypto'
import type { DataOf, privacyRequestEndpoint } from '@basejuris/contract'
import { addPrivacyRequest, normalizeEmail } from '@basejuris/database'
import { personalDataAnswerDays } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import type { z } from 'zod'
import { renderMail } from '../../mail/render-mail.ts'
import { privacyReceiptMail, privacyReceivedMail } from '../../mail/templates/privacy-mail.ts'
import { hashCode } from '../../security/new-reference.ts'
import { sanitizeLine, sanitizeText } from '../../security/sanitize-text.ts'
import type { Services } from '../../services.ts'
import { findNamedRuling } from './find-named-ruling.ts'
import { type PrivacyContent, privacyCipherContext } from './privacy-content.ts'

export type RequestPrivacy = z.output<(typeof privacyRequestEndpoint)['body']> & {
  readonly id: string
  readonly reference: string
  /** Secret code that opens the status page. */
  readonly code: string
  readonly at: Date
}

/**
 * Stores a request about personal data encrypted, with its legal due date (Ley 19.628, art. 11), and mails both sides. A request with
 * the hidden field filled in comes from a bot: it is answered like any other and dropped. No other is refused, however many there are.
 */
export async function requestPrivacy(
  { db, textCipher, mailer, site, attempts }: Pick<Services, 'db' | 'textCipher' | 'mailer' | 'site' | 'attempts'>,
  { id, reference, code, at, ...input }: RequestPrivacy,
): Promise<DataOf<typeof privacyRequestEndpoint>> {
  const dueAt = new Date(at.getTime() + personalDataAnswerDays * dayMs)
  const docId = await findNamedRuling(db, input.sentencia)
  const answer = { referencia: reference, codigo: code, vence: dueAt.toISOString(), sentenciaEncontrada: docId !== null }
  if (input.sitio !== '') return answer
  const sealed = textCipher.encrypt(privacyCipherContext(id), JSON.stringify(contentOf(input)))
  const emailHash = createHash('sha256').update(normalizeEmail(input.correo)).digest('base64url')
  await db.transaction(async (tx) => {
    const request = { id, reference, codeHash: hashCode(code), right: input.derecho, docId, emailHash, sealed, receivedAt: at, dueAt }
    await addPrivacyRequest(tx, request)
    const received = renderMail(privacyReceivedMail({ reference, right: input.derecho, dueAt }), site)
    await mailer.enqueue({ to: site.supportEmail, ...received }, { tx })
    const receipt = renderMail(privacyReceiptMail({ reference, dueAt, url: `${site.publicUrl}/privacidad/solicitud` }), site)
    if (await attempts.consume([['receipt to', normalizeEmail(input.correo)]], tx))
      await mailer.enqueue({ to: input.correo, ...receipt }, { tx })
  })
  return answer
}

const contentOf = (input: z.output<(typeof privacyRequestEndpoint)['body']>): PrivacyContent => ({
  name: sanitizeLine(input.nombre),
  email: input.correo,
  capacity: input.calidad,
  ruling: sanitizeLine(input.sentencia),
  nameInRuling: sanitizeLine(input.nombreEnSentencia),
  statement: sanitizeText(input.fundamento),
})
