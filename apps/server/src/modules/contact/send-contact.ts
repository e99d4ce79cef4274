import type { contactEndpoint, DataOf } from '@basejuris/contract'
import { addContactMessage } from '@basejuris/database'
import type { z } from 'zod'
import { ServiceError } from '../../errors/service-error.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { contactMail, contactReceiptMail } from '../../mail/templates/contact-mail.ts'
import { sanitizeLine, sanitizeText } from '../../security/sanitize-text.ts'
import type { Services } from '../../services.ts'
import { type ContactContent, contactCipherContext, contactTopicNames } from './contact-content.ts'

const limits = { perEmail: 4, all: 2000 }

export type SendContact = z.output<(typeof contactEndpoint)['body']> & {
  readonly id: string
  readonly reference: string
  readonly at: Date
}

/**
 * Stores a message encrypted, mails it to the support address and confirms it to its writer. A message with the hidden field filled in
 * comes from a bot: it is answered like any other and dropped. Too many messages: `contact.too_many`.
 */
export async function sendContact(
  { db, textCipher, mailer, site }: Pick<Services, 'db' | 'textCipher' | 'mailer' | 'site'>,
  { motivo, nombre, correo, asunto, mensaje, sitio, id, reference, at }: SendContact,
): Promise<DataOf<typeof contactEndpoint>> {
  if (sitio !== '') return { referencia: reference }
  const words: ContactContent = { name: sanitizeLine(nombre), subject: sanitizeLine(asunto), message: sanitizeText(mensaje) }
  const sealed = textCipher.encrypt(contactCipherContext(id), JSON.stringify(words))
  await db.transaction(async (tx) => {
    const added = await addContactMessage(tx, { id, reference, topic: motivo, email: correo, sealed, receivedAt: at }, limits)
    if (!added) throw new ServiceError('contact.too_many')
    const mailContent = contactMail({ ...words, reference, topic: contactTopicNames[motivo] ?? motivo, email: correo })
    await mailer.enqueue({ to: site.supportEmail, replyTo: correo, ...renderMail(mailContent, site) }, { tx })
    await mailer.enqueue({ to: correo, ...renderMail(contactReceiptMail({ reference }), site) }, { tx })
  })
  return { referencia: reference }
}
