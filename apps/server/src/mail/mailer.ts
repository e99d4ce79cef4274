import { randomUUID } from 'node:crypto'
import { addMail, type Database, defineQueue, type Jobs, type Transaction } from '@basejuris/database'
import { z } from 'zod'
import type { TextCipher } from '../security/text-cipher.ts'

/** Mails to send. With pauses of up to five minutes the retries span about four hours. */
export const mailQueue = defineQueue('mail', z.object({ mailId: z.uuid() }), { retryLimit: 50, expireInSeconds: 120, concurrency: 2 })

export const mailSchema = z.object({
  to: z.email(),
  subject: z.string().min(1).max(200),
  text: z.string().min(1),
  html: z.string().min(1),
  /** Recipient of replies, if it is not the sender. */
  replyTo: z.email().optional(),
  /** URL that stops mails of this kind with one request (RFC 8058). */
  unsubscribeUrl: z.url().optional(),
})
export type Mail = z.infer<typeof mailSchema>

export interface EnqueueOptions {
  /** Transaction of the event that the mail reports: the mail is sent only if it commits. */
  readonly tx?: Transaction
  /** Owner of the mail: it is not sent once this account is deleted. */
  readonly userId?: string
  /** Id of the stored mail, for callers that follow whether it was sent. */
  readonly id?: string
}

export interface Mailer {
  /** Stores a mail and retries until it is sent. Does not wait for the mail server and survives a crash. */
  readonly enqueue: (mail: Mail, options?: EnqueueOptions) => Promise<void>
}

export interface MailServices {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly textCipher: TextCipher
}

export function mailCipherContext(id: string): string {
  return `mails.content:${id}`
}

/** A mail is stored encrypted until it is sent; the job carries its id. */
export function createMailer({ db, jobs, textCipher }: MailServices): Mailer {
  return {
    async enqueue(mail, { tx, userId, id = randomUUID() } = {}) {
      const content = textCipher.encrypt(mailCipherContext(id), JSON.stringify(mailSchema.parse(mail)))
      const take = async (within: Transaction): Promise<void> => {
        await addMail(within, { id, userId: userId ?? null, content, createdAt: new Date() })
        await jobs.send(mailQueue, { mailId: id }, { tx: within })
      }
      await (tx === undefined ? db.transaction(take) : take(tx))
    },
  }
}
