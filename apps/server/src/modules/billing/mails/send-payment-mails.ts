import { randomUUID } from 'node:crypto'
import { claimPaymentMail, defineQueue } from '@basejuris/database'
import { chileanDate } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import { z } from 'zod'
import { renderMail } from '../../../mail/render-mail.ts'
import type { PaymentProvider, Services } from '../../../services.ts'
import { chargeMails, documentMails, failedChargeMails, refundMails } from './charge-mails.ts'
import { addedBaseMails, cardCheckMails, contractMails, priceChangeMails, reminderMails } from './contract-mails.ts'
import { accessEndedMails, cancellationMails, withdrawalMails } from './ending-mails.ts'
import type { MailSearch, PaymentMail } from './payment-mail.ts'

/** Mails about payments that are due. What happens during a run may come too late for it, so the next one waits beside it. */
export const paymentMailsQueue = defineQueue('payment-mails', z.object({}), { policy: 'short' })

export type PaymentMailServices = Pick<Services, 'db' | 'mailer' | 'site'>

/** Days after which an event is not told any more, as after a long outage. */
const maxAgeDays = 30

/** Order in which mails of one event arrive. A charge precedes its document, which it may include. */
const kinds: readonly ((search: MailSearch) => Promise<PaymentMail[]>)[] = [
  contractMails,
  addedBaseMails,
  chargeMails,
  documentMails,
  failedChargeMails,
  reminderMails,
  priceChangeMails,
  cardCheckMails,
  cancellationMails,
  withdrawalMails,
  refundMails,
  accessEndedMails,
]

/**
 * Enqueues every mail about payments that is due, each once: the mail and its key are committed together. It reads stored rows alone, so
 * whoever was killed after an event is followed by the next run. Answers how many.
 */
export async function sendPaymentMails(
  services: PaymentMailServices,
  { mode, now }: Pick<PaymentProvider, 'mode' | 'now'>,
): Promise<number> {
  const at = now()
  const { db, site } = services
  const search: MailSearch = {
    db,
    mode,
    at,
    today: chileanDate(at),
    since: new Date(at.getTime() - maxAgeDays * dayMs),
    site: { publicUrl: site.publicUrl, isTrial: mode !== 'production' },
  }
  let count = 0
  for (const listDue of kinds) for (const mail of await listDue(search)) if (await enqueueOnce(services, { ...mail, mode, at })) count += 1
  return count
}

async function enqueueOnce(
  { db, mailer, site }: PaymentMailServices,
  { userId, email, kind, subject, content, includes = [], mode, at }: PaymentMail & Pick<MailSearch, 'mode' | 'at'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const mailId = randomUUID()
    if (!(await claimPaymentMail(tx, { mode, kind, subject, userId, at, mailId }))) return false
    for (const other of includes) await claimPaymentMail(tx, { mode, ...other, userId, at, mailId })
    await mailer.enqueue({ to: email, ...renderMail(content, site) }, { tx, userId, id: mailId })
    return true
  })
}
