import { addUser, findUser, isEmailTaken, type UserRow } from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import { hashPassword } from '../../../security/password-hashing.ts'
import { refuseWeakPassword } from '../../../security/refuse-weak-password.ts'
import type { OpenedSession } from '../../../security/sessions.ts'
import type { Services } from '../../../services.ts'
import { sendVerificationLink } from '../email/send-verification.ts'

export interface Visitor {
  readonly device: string
  readonly address: string
}

export interface RegisterUser extends Visitor {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly at: Date
}

export interface SignedIn {
  readonly user: UserRow
  readonly session: OpenedSession
}

/**
 * An e-mail that is registered, or was until a change that can be undone: `auth.email_taken`. Mails the
 * confirmation link, unless the address got too many mails today; the account works before it is confirmed.
 */
export async function registerUser(
  services: Pick<Services, 'db' | 'sessions' | 'codeHmac' | 'mailer' | 'site' | 'attempts'>,
  { id, email, password, at, device, address }: RegisterUser,
): Promise<SignedIn> {
  await refuseWeakPassword(password, email)
  const passwordHash = await hashPassword(password)
  const user = await services.db.transaction(async (tx) => {
    if (await isEmailTaken(tx, { email, now: at })) return null
    if (!(await addUser(tx, { id, email, passwordHash, createdAt: at, acceptedTermsAt: at }))) return null
    const added = await findUser(tx, id)
    if (added !== null && (await services.attempts.consume([['unproven mail', added.email]], tx)))
      await sendVerificationLink(services, tx, added, at)
    return added
  })
  if (user === null) throw new ServiceError('auth.email_taken')
  return { user, session: await services.sessions.open({ userId: id, device, address }) }
}
