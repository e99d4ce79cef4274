import type { PaymentProvider, Services } from '../../../services.ts'
import { reportFindings } from '../mails/report-findings.ts'
import { sendPaymentMails } from '../mails/send-payment-mails.ts'
import { followPrices } from '../prices/apply-prices.ts'
import { reconcileRefunds } from '../refunds/settle-withdrawal.ts'
import { issueDueDocuments } from '../tax-documents/issue-document.ts'
import { reconcileAttempts } from './reconcile-attempts.ts'
import { reconcileOrphans, voidLeftInvoices } from './reconcile-orphans.ts'
import { type Difference, handleWaitingEvents, reconcilePayments, reconcileSubscriptions } from './reconcile-subscriptions.ts'

export interface Reconciled {
  /** Attempts whose outcome is still unknown. */
  readonly openAttempts: number
  readonly differences: readonly Difference[]
  /** Subscriptions that only the provider had. */
  readonly orphans: number
  readonly openWithdrawals: number
  readonly pendingDocuments: number
  readonly mails: number
  /** Findings mailed to the support address. */
  readonly reported: number
}

/** Everything that the jobs of payments do in a day, at once. Repeating it changes nothing. */
export async function reconcileAll(services: Services, provider: PaymentProvider): Promise<Reconciled> {
  const openAttempts = await reconcileAttempts(services, provider, { untouchedMs: 0 })
  await handleWaitingEvents(services, provider, { untouchedMs: 0 })
  const differences = [
    ...(await reconcileSubscriptions(services, provider, { scope: 'all' })),
    ...(await reconcilePayments(services, provider)),
  ]
  const orphans = await reconcileOrphans(services, provider)
  await voidLeftInvoices(services, provider)
  const openWithdrawals = await reconcileRefunds(services, provider, { scope: 'all' })
  await followPrices(services, provider)
  const pendingDocuments = await issueDueDocuments(services, provider)
  const mails = await sendPaymentMails(services, provider)
  const reported = await reportFindings(services, provider)
  return { openAttempts, differences, orphans, openWithdrawals, pendingDocuments, mails, reported }
}
