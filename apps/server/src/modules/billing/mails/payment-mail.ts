import type { Database } from '@basejuris/database'
import type { MailContent } from '../../../mail/mail-content.ts'
import type { PaymentMailSite } from '../../../mail/templates/payments/payment-words.ts'
import type { PaymentProvider } from '../../../services.ts'

/** A mail about a payment, which its kind and subject name once. */
export interface PaymentMail {
  readonly userId: string
  readonly email: string
  readonly kind: string
  readonly subject: string
  readonly content: MailContent
  /** Mails that this one makes needless. */
  readonly includes?: readonly { readonly kind: string; readonly subject: string }[]
}

/** What is known when mails are looked for. Everything comes from stored rows, so that a crash between an event and its mail loses none. */
export interface MailSearch {
  readonly db: Database
  readonly mode: PaymentProvider['mode']
  readonly at: Date
  /** Chilean day. */
  readonly today: string
  /** Older events are not told any more. */
  readonly since: Date
  readonly site: PaymentMailSite
}
