import { isEmailTaken, normalizeEmail, type Transaction, type UserRow } from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import { confirmNewEmailMail } from '../../../mail/templates/email-change.ts'
import type { Attempt } from '../../../security/attempt-limits.ts'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { sendMail } from '../account/send-mail.ts'
import { addConfirmationLink, addUndoLink, linkHours } from './link-code.ts'

/**
 * Mails the confirmation link to the new address, and notifies the old one with a link that undoes the change. An address of another
 * account: `auth.email_taken`. Too many requests: `auth.too_many_mails`.
 */
export async function requestEmailChange(
  services: Pick<Services, 'codeHmac' | 'mailer' | 'site' | 'attempts'>,
  tx: Transaction,
  { user, email, at }: { readonly user: UserRow; readonly email: string; readonly at: Date },
): Promise<void> {
  if (await isEmailTaken(tx, { email, now: at, exceptUserId: user.id })) throw new ServiceError('auth.email_taken')
  const counted: readonly Attempt[] = [
    ['change mail of', user.id],
    ['change mail to', normalizeEmail(email)],
  ]
  if (!(await services.attempts.consume(counted, tx))) throw new ServiceError('auth.too_many_mails')
  const url = await addConfirmationLink(services, tx, { userId: user.id, email, purpose: 'email-change', at })
  await sendMail(services, email, confirmNewEmailMail({ url, hours: linkHours }), { tx, userId: user.id })
  const undo = await addUndoLink(services, tx, { user, requestedAt: at, at })
  await sendAccountNotice(services, user, 'email-asked', { at, undo, tx, userId: user.id })
}
