import type { Mail } from './mailer.ts'

export interface Delivery {
  /** Stays the same when a mail is tried again. */
  readonly id: string
  readonly at: Date
}

/** Where mails go out. */
export interface MailTransport {
  /** Resolves when the mail is out of our hands. Rejects otherwise; the same delivery may come again. */
  readonly deliver: (mail: Mail, delivery: Delivery) => Promise<void>
}
