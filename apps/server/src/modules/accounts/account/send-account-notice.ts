import type { UserRow } from '@basejuris/database'
import type { EnqueueOptions } from '../../../mail/mailer.ts'
import { type AccountNotice, type AccountNoticeContext, accountNoticeMail } from '../../../mail/templates/account-notice.ts'
import type { Services } from '../../../services.ts'
import { sendMail } from './send-mail.ts'

/** Mails the owner of an account what happened to it. An address that nobody proved gets few mails a day, for it may be a stranger's. */
export async function sendAccountNotice(
  services: Pick<Services, 'mailer' | 'site' | 'attempts'>,
  { email, emailVerifiedAt }: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
  notice: AccountNotice,
  { at, details, undo, ...options }: EnqueueOptions & Omit<AccountNoticeContext, 'supportEmail'>,
): Promise<void> {
  if (emailVerifiedAt === null && !(await services.attempts.consume([['unproven mail', email]], options.tx))) return
  await sendMail(services, email, accountNoticeMail(notice, { at, details, undo, supportEmail: services.site.supportEmail }), options)
}
