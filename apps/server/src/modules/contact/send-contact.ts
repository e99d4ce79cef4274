import type { contactEndpoint, DataOf } from '@basejuris/contract'
import { addContactMessage } from '@basejuris/database'
import type { z } from 'zod'
import { ServiceError } from '../../errors/service-error.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { contactMail, contactReceiptMail } from '../../mail/templates/contact-mail.ts'
import type { Attempt } from '../../security/attempt-limits.ts'
import { networkOf } from '../../security/network-of.ts'
import { sanitizeLine, sanitizeText } from '../../security/sanitize-text.ts'
import type { Services } from '../../services.ts'
import { type ContactContent, contactCipherContext, contactTopicNames } from './contact-content.ts'

/** Open messages on one topic. */
const maxOpen = 2000

export type SendContact = z.output<(typeof contactEndpoint)['body']> & {
  readonly id: string
  readonly reference: string
  /** From which the request came. */
  readonly address: string
  readonly at: Date
}

/**
 * Stores a message encrypted, mails it to the support address and confirms it to its writer. A message with the hidden field filled in
 * comes from a bot: it is answered like any other and dropped. Too many messages of a network or on a topic: `contact.too_many`, never
 * about personal data, for which the law sets a term.
 */
export async function sendContact(
  { db, textCipher, mailer, site, attempts }: Pick<Services, 'db' | 'textCipher' | 'mailer' | 'site' | 'attempts'>,
  { motivo, nombre, correo, asunto, mensaje, sitio, id, reference, address, at }: SendContact,
): Promise<DataOf<typeof contactEndpoint>> {
  if (sitio !== '') return { referencia: reference }
  const words: ContactContent = { name: sanitizeLine(nombre), subject: sanitizeLine(asunto), message: sanitizeText(mensaje) }
  const sealed = textCipher.encrypt(contactCipherContext(id), JSON.stringify(words))
  await db.transaction(async (tx) => {
    const isLimited = motivo !== 'datos'
    const counted: readonly Attempt[] = [
      ['contact as', `${correo.toLowerCase()} ${networkOf(address)}`],
      ['contact from', networkOf(address)],
    ]
    if (isLimited && !(await attempts.consume(counted, tx))) throw new ServiceError('contact.too_many')
    const message = { id, reference, topic: motivo, email: correo, sealed, receivedAt: at }
    const added = await addContactMessage(tx, message, isLimited ? maxOpen : Number.POSITIVE_INFINITY)
    if (!added) throw new ServiceError('contact.too_many')
    const mailContent = contactMail({ ...words, reference, topic: contactTopicNames[motivo] ?? motivo, email: correo })
    await mailer.enqueue({ to: site.supportEmail, replyTo: correo, ...renderMail(mailContent, site) }, { tx })
    if (await attempts.consume([['receipt to', correo.toLowerCase()]], tx))
      await mailer.enqueue({ to: correo, ...renderMail(contactReceiptMail({ reference }), site) }, { tx })
  })
  return { referencia: reference }
}
