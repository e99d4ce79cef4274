import type { Mail } from './mailer.ts'

export interface Delivery {
  /** Stays the same when a mail is retried. */
  readonly id: string
  readonly at: Date
}

/** Delivers mails. */
export interface MailTransport {
  /** Resolves when the mail was handed over. Rejects otherwise; the same delivery may be retried. */
  readonly deliver: (mail: Mail, delivery: Delivery) => Promise<void>
}
