import { randomUUID } from 'node:crypto'
import { beginSignIn, refuseSignIn, settleAttempts, type UserRow } from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import { networkOf } from '../../../security/network-of.ts'
import { passwordMatches } from '../../../security/password-hashing.ts'
import type { Services } from '../../../services.ts'
import { findDeviceOf } from '../account/device-cookie.ts'
import { type AccountWithHistory, readAccount } from '../account/present-user.ts'
import { checkSecondFactor } from '../security/second-factor.ts'
import { isDeviceNew, openAccountSession } from './open-account-session.ts'
import type { SignedIn, Visitor } from './register-user.ts'

export interface SignIn extends Visitor {
  readonly email: string
  readonly password: string
  /** Code of the second factor. */
  readonly codigo?: string | undefined
  /** Of a browser that signed in before. */
  readonly deviceToken?: string | undefined
  readonly at: Date
}

type Parts = Pick<Services, 'db' | 'sessions' | 'attempts' | 'textCipher' | 'codeHmac' | 'mailer' | 'site' | 'notifyNewDevices'>

export interface SignedInAccount extends SignedIn {
  readonly account: AccountWithHistory
}

/**
 * Unknown e-mail, wrong password and disabled account give the same `auth.credentials` after the same time. A missing or wrong second
 * factor gives `auth.second_factor`. Too many attempts are refused before the password is hashed. Attempts of a known device do not count
 * with those of strangers.
 */
export async function signIn(services: Parts, request: SignIn): Promise<SignedInAccount> {
  const { email, password, codigo, deviceToken, at, device, address } = request
  const subject = email.toLowerCase()
  const { attempts, db } = services
  const known = await findDeviceOf(services, { email, deviceToken, at })
  const first = attempts.limitOf(
    known === null ? ['sign-in from', `${subject} ${networkOf(address)}`] : ['sign-in device', `${subject} ${known}`],
    at,
  )
  const to = known === null ? attempts.limitOf(['sign-in to', subject], at) : null
  const started = await beginSignIn(db, { email, attempts: to === null ? [first] : [first, to], now: at })
  if (started === null) throw new ServiceError('auth.too_many_attempts')
  const { user } = started
  const [matches, account, deviceIsNew] = await verifyAndRead(services, user, { password, device, at })
  const noteRefused = () => refuseSignIn(db, { id: randomUUID(), email, at, device, address, attemptKey: first.key })
  if (user === null || !matches || user.disabledAt !== null) {
    await noteRefused()
    throw new ServiceError('auth.credentials')
  }
  const factor = await checkSecondFactor(services, account.factor, { codigo, at, holder: known })
  if (factor === 'wrong') {
    await noteRefused()
    throw new ServiceError('auth.second_factor')
  }
  const settled = { clear: first.key, refund: to?.key ?? null }
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
