import { randomUUID } from 'node:crypto'
import { addMail, type Database, type Jobs, type Transaction } from '@basejuris/database'
import { z } from 'zod'
import type { TextCipher } from '../security/text-cipher.ts'
import { mailQueue } from './mail-queue.ts'

export const mailSchema = z.object({
  to: z.email(),
  subject: z.string().min(1).max(200),
  text: z.string().min(1),
  html: z.string().min(1),
  /** Whom an answer goes to, where it is not the sender. */
  replyTo: z.email().optional(),
  /** Address that stops mails of this kind with one request (RFC 8058). */
  unsubscribeUrl: z.url().optional(),
})
export type Mail = z.infer<typeof mailSchema>

export interface EnqueueOptions {
  /** Give the transaction of what the mail tells: it is sent when that stands, and never when it does not. */
  readonly tx?: Transaction
  /** Whose account it belongs to: it is not sent once the account is gone. */
  readonly userId?: string
}

export interface Mailer {
  /** Takes a mail to be sent soon, and again until it went; waits for no mail server. Nothing taken is lost with the process. */
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

/** Until it went, a mail lies sealed in the database; the job names it. */
export function createMailer({ db, jobs, textCipher }: MailServices): Mailer {
  return {
    async enqueue(mail, { tx, userId } = {}) {
      const id = randomUUID()
      const content = textCipher.encrypt(mailCipherContext(id), JSON.stringify(mailSchema.parse(mail)))
      const take = async (within: Transaction): Promise<void> => {
        await addMail(within, { id, userId: userId ?? null, content, createdAt: new Date() })
        await jobs.send(mailQueue, { mailId: id }, { tx: within })
      }
      await (tx === undefined ? db.transaction(take) : take(tx))
    },
  }
}
