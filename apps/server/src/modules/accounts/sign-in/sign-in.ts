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
  /** Of the second factor. */
  readonly codigo?: string | undefined
  readonly at: Date
}

type Parts = Pick<Services, 'db' | 'sessions' | 'attempts' | 'textCipher' | 'codeHmac' | 'mailer' | 'site' | 'notifyNewDevices'>

export interface SignedInAccount extends SignedIn {
  readonly account: AccountWithHistory
}

/**
 * The same `auth.credentials`, as late, for an unknown e-mail, a wrong password and a disabled account. With a second factor a code is asked for, and a wrong one
 * refused, as `auth.second_factor`. Too many tries are refused before any password is looked at.
 */
export async function signIn(services: Parts, { email, password, codigo, at, device, address }: SignIn): Promise<SignedInAccount> {
  const subject = email.toLowerCase()
  const { attempts, db } = services
  const from = attempts.limitOf(['sign-in from', `${subject} ${address}`], at)
  const to = attempts.limitOf(['sign-in to', subject], at)
  const begun = await beginSignIn(db, { email, attempts: [from, to], now: at })
  if (begun === null) throw new ServiceError('auth.too_many_attempts')
  const { user } = begun
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
  const tries = { forget: from.key, giveBack: to.key }
  if (factor === 'missing') {
    await settleAttempts(db, tries)
    throw new ServiceError('auth.second_factor')
  }
  const session = await openAccountSession(services, user, { device, address, at, deviceIsNew, tries })
  return { user, session, account }
}

/** The password has a thread of its own: what else a log-in asks is read meanwhile, and the same of nobody where there is no such account. */
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
