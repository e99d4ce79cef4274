import type { Jobs } from '@basejuris/database'
import { reportFindings } from '../modules/billing/mails/report-findings.ts'
import { paymentMailsQueue, sendPaymentMails } from '../modules/billing/mails/send-payment-mails.ts'
import type { PaymentProvider, Services } from '../services.ts'

const everyFiveMinutes = '*/5 * * * *'

/** Starts the job that mails what happened to payments. It also runs at once after the events that send `paymentMailsQueue`. */
export async function startPaymentMailJobs(jobs: Jobs, services: Services, provider: PaymentProvider): Promise<void> {
  await jobs.work(paymentMailsQueue, () => runPaymentMails(services, provider))
  await jobs.schedule(paymentMailsQueue, everyFiveMinutes)
  await jobs.send(paymentMailsQueue, {})
}

export async function runPaymentMails(services: Pick<Services, 'db' | 'mailer' | 'site'>, provider: PaymentProvider): Promise<void> {
  await sendPaymentMails(services, provider)
  await reportFindings(services, provider)
}
