import { randomUUID } from 'node:crypto'
import { beginSignIn, refuseSignIn, settleAttempts, type UserRow } from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import { passwordMatches } from '../../../security/password-hashing.ts'
import type { Services } from '../../../services.ts'
import { type AccountWithHistory, readAccount } from '../account/present-user.ts'
import { checkSecondFactor } from '../security/second-factor.ts'
import { isDeviceNew, openAccountSession } from './open-account-session.ts'
import type { SignedIn, Visitor } from './register-user.ts'

export interface SignIn extends Visitor {
  readonly email: string
  readonly password: string
  /** Code of the second factor. */
  readonly codigo?: string | undefined
  readonly at: Date
}

type Parts = Pick<Services, 'db' | 'sessions' | 'attempts' | 'textCipher' | 'codeHmac' | 'mailer' | 'site' | 'notifyNewDevices'>

export interface SignedInAccount extends SignedIn {
  readonly account: AccountWithHistory
}

/**
 * Unknown e-mail, wrong password and disabled account give the same `auth.credentials` after the same time. A missing or wrong second
 * factor gives `auth.second_factor`. Too many attempts are refused before the password is hashed.
 */
export async function signIn(services: Parts, { email, password, codigo, at, device, address }: SignIn): Promise<SignedInAccount> {
  const subject = email.toLowerCase()
  const { attempts, db } = services
  const from = attempts.limitOf(['sign-in from', `${subject} ${address}`], at)
  const to = attempts.limitOf(['sign-in to', subject], at)
  const started = await beginSignIn(db, { email, attempts: [from, to], now: at })
  if (started === null) throw new ServiceError('auth.too_many_attempts')
  const { user } = started
  const [matches, account, deviceIsNew] = await verifyAndRead(services, user, { password, device, at })
  const noteRefused = () => refuseSignIn(db, { id: randomUUID(), email, at, device, address, attemptKey: from.key })
  if (user === null || !matches || user.disabledAt !== null) {
    await noteRefused()
    throw new ServiceError('auth.credentials')
  }
  const factor = await checkSecondFactor(services, account.factor, { codigo, at })
  if (factor === 'wrong') {
    await noteRefused()
    throw new ServiceError('auth.second_factor')
  }
  const settled = { clear: from.key, refund: to.key }
  if (factor === 'missing') {
    await settleAttempts(db, settled)
    throw new ServiceError('auth.second_factor')
  }
  const session = await openAccountSession(services, user, { device, address, at, deviceIsNew, attempts: settled })
  return { user, session, account }
}

/** Hashing runs in its own thread, so the account is read meanwhile. An unknown account costs the same reads. */
function verifyAndRead(
  { db }: Pick<Services, 'db'>,
  user: UserRow | null,
  { password, device, at }: Pick<SignIn, 'password' | 'device' | 'at'>,
): Promise<[boolean, AccountWithHistory, boolean]> {
  const userId = user?.id ?? randomUUID()
  return Promise.all([
    passwordMatches(password, user?.passwordHash ?? null),
    readAccount(db, userId, at),
    isDeviceNew(db, userId, { device, at }),
  ])
}
