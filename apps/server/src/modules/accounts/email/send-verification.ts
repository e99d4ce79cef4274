import type { Transaction, UserRow } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { verifyEmailMail } from '../../../mail/templates/verify-email.ts'
import { ownAccount } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { sendMail } from '../account/send-mail.ts'
import { addConfirmationLink, linkHours } from './link-code.ts'

type Parts = Pick<Services, 'db' | 'codeHmac' | 'mailer' | 'site' | 'attempts'>

/** Mails the link that confirms a user's e-mail. Only the last link sent counts. */
export async function sendVerificationLink(
  services: Omit<Parts, 'attempts'>,
  tx: Transaction,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  at: Date,
): Promise<void> {
  const url = await addConfirmationLink(services, tx, { userId: id, email, purpose: 'verification', at })
  await sendMail(services, email, verifyEmailMail({ url, hours: linkHours }), { tx, userId: id })
}

/** An e-mail that is already confirmed: `auth.email_verified`. One that got too many mails today: `auth.too_many_mails`. */
export async function sendVerification(services: Parts, actor: UserActor, at: Date): Promise<{ message: string }> {
  const user = await ownAccount(services, actor, actor.userId)
  if (user.emailVerifiedAt !== null) throw new ServiceError('auth.email_verified')
  if (!(await services.attempts.consume([['unproven mail', user.email]]))) throw new ServiceError('auth.too_many_mails')
  await services.db.transaction((tx) => sendVerificationLink(services, tx, user, at))
  return { message: `Le enviamos un enlace a ${user.email}. Vence en ${linkHours} horas.` }
}
