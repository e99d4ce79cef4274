import { type ContactMessage, closeContactMessage, findContactMessage, listContactMessages } from '@basejuris/database'
import { z } from 'zod'
import { OperatorError } from '../../errors/operator-error.ts'
import { contactCipherContext, contactContentSchema, contactTopicNames } from '../../modules/contact/contact-content.ts'
import { foldReference } from '../../security/new-reference.ts'
import type { Services } from '../../services.ts'
import { defineCommand } from '../define-command.ts'

const maxListed = 500
const referenceSchema = z.string().min(1).max(40).transform(foldReference)

export const listContact = defineCommand({
  request: z.object({ state: z.enum(['open', 'closed']) }),
  run: async ({ state }, { platform: { services } }) =>
    (await listContactMessages(services.db, { state, limit: maxListed })).map((message) => describe(services, message)),
})

export const showContact = defineCommand({
  request: z.object({ reference: referenceSchema }),
  run: async ({ reference }, { platform: { services } }) => describe(services, await getMessage(services, reference)),
})

export const closeContact = defineCommand({
  request: z.object({ reference: referenceSchema }),
  run: async ({ reference }, { platform: { services } }) => {
    await getMessage(services, reference)
    if (!(await closeContactMessage(services.db, { reference, at: new Date() })))
      throw new OperatorError(`El mensaje ${reference} ya estaba cerrado.`)
    return { reference }
  },
})

async function getMessage({ db }: Pick<Services, 'db'>, reference: string): Promise<ContactMessage> {
  const message = await findContactMessage(db, reference)
  if (message === null) throw new OperatorError(`No hay un mensaje ${reference}.`)
  return message
}

function describe(
  { textCipher }: Pick<Services, 'textCipher'>,
  { id, reference, topic, email, sealed, receivedAt, closedAt }: ContactMessage,
) {
  const words = sealed === null ? null : contactContentSchema.parse(JSON.parse(textCipher.decrypt(contactCipherContext(id), sealed)))
  return {
    reference,
    email,
    words,
    topic: contactTopicNames[topic] ?? topic,
    receivedAt: receivedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }
}
