import type { Transaction } from '../connection/open-database.ts'
import { acceptedTerms, paymentConsents } from '../schema/billing-tables.ts'
import type { PaymentMode } from './billing-audit.ts'

/** The terms of the service as they were shown to whoever agreed to them. */
export interface AcceptedTerms {
  readonly version: string
  /** SHA-256 of the sections, hexadecimal. */
  readonly hash: string
  readonly sections: unknown
}

/** What a user agrees to before paying. */
export interface PaymentConsent {
  readonly terms: AcceptedTerms
  /** The sentences shown. */
  readonly text: string
  readonly address: string
}

interface ConsentOf {
  readonly userId: string
  readonly mode: PaymentMode
  readonly attemptId: string | null
  readonly subscriptionId: string | null
  readonly at: Date
}

/** Stores the proof of a consent, and the words of the terms that it names once for all who agree to them. */
export async function addPaymentConsent(tx: Transaction, of: ConsentOf, { terms, text, address }: PaymentConsent): Promise<void> {
  await tx
    .insert(acceptedTerms)
    .values({ ...terms, firstAcceptedAt: of.at })
    .onConflictDoNothing()
  await tx
    .insert(paymentConsents)
    .values({ id: crypto.randomUUID(), ...of, termsVersion: terms.version, termsHash: terms.hash, text, address })
}
