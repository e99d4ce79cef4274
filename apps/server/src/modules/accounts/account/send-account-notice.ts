import type { UserRow } from '@basejuris/database'
import type { EnqueueOptions } from '../../../mail/mailer.ts'
import { type AccountNotice, type AccountNoticeContext, accountNoticeMail } from '../../../mail/templates/account-notice.ts'
import type { Services } from '../../../services.ts'
import { sendMail } from './send-mail.ts'

/** Mails the owner of an account what happened to it. */
export function sendAccountNotice(
  services: Pick<Services, 'mailer' | 'site'>,
  { email }: Pick<UserRow, 'email'>,
  notice: AccountNotice,
  { at, details, undo, ...options }: EnqueueOptions & Omit<AccountNoticeContext, 'supportEmail'>,
): Promise<void> {
  return sendMail(services, email, accountNoticeMail(notice, { at, details, undo, supportEmail: services.site.supportEmail }), options)
}
