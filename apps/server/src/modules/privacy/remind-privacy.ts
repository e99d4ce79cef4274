import { listPrivacyRequests } from '@basejuris/database'
import { daysUntil, privacyReminderDays } from '@basejuris/domain'
import { renderMail } from '../../mail/render-mail.ts'
import { privacyDueMail } from '../../mail/templates/privacy-mail.ts'
import type { Services } from '../../services.ts'

const maxListed = 200

/** Mails the operator the open requests that are due soon or overdue, without naming anybody. Answers how many; none sends no mail. */
export async function remindPrivacy({ db, mailer, site }: Pick<Services, 'db' | 'mailer' | 'site'>, now: Date): Promise<number> {
  const open = await listPrivacyRequests(db, { state: 'open', limit: maxListed })
  const due = open.filter(({ dueAt }) => daysUntil(dueAt, now) <= privacyReminderDays)
  if (due.length > 0) await mailer.enqueue({ to: site.supportEmail, ...renderMail(privacyDueMail(due, now), site) })
  return due.length
}
