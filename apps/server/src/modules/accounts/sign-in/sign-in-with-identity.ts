import {
  addExternalIdentity,
  addUser,
  closeSessions,
  findUser,
  findUserByEmail,
  findUserByExternalIdentity,
  type Transaction,
  type UserRow,
  updateUser,
} from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Identity } from '../../../security/sign-in-service.ts'
import type { Services } from '../../../services.ts'
import { isDeviceNew, openAccountSession } from './open-account-session.ts'
import type { SignedIn, Visitor } from './register-user.ts'

export interface SignInWithIdentity extends Visitor {
  readonly identity: Identity
  /** Used if an account has to be created. */
  readonly id: string
  readonly at: Date
}

/**
 * Opens a session for a person whom an external service identified: in the account linked before, in the one with the confirmed e-mail,
 * or in a new one. Second factors are left to the service. A disabled account, or no confirmed e-mail: `auth.credentials`.
 */
export async function signInWithIdentity(
  services: Pick<Services, 'db' | 'sessions' | 'mailer' | 'site' | 'notifyNewDevices'>,
  { identity, id, at, device, address }: SignInWithIdentity,
): Promise<SignedIn> {
  const { db } = services
  const user = await db.transaction(async (tx) => (await findUserByExternalIdentity(tx, identity)) ?? link(tx, { identity, id, at }))
  if (user === null || user.disabledAt !== null) throw new ServiceError('auth.credentials')
  const deviceIsNew = await isDeviceNew(db, user.id, { device, at })
  const session = await openAccountSession(services, user, { device, address, at, deviceIsNew })
  return { user, session }
}

async function link(tx: Transaction, { identity, id, at }: Pick<SignInWithIdentity, 'identity' | 'id' | 'at'>): Promise<UserRow | null> {
  const { issuer, subject, verifiedEmail } = identity
  if (verifiedEmail === null) return null
  const known = await findUserByEmail(tx, verifiedEmail)
  if (known === null) await addUser(tx, { id, email: verifiedEmail, passwordHash: null, createdAt: at, emailVerifiedAt: at })
  const userId = known?.id ?? id
  if (known !== null && known.emailVerifiedAt === null) await takeOver(tx, userId, at)
  await addExternalIdentity(tx, { issuer, subject, userId, createdAt: at })
  return findUser(tx, userId)
}

/** Somebody who registered an e-mail without confirming it must lose access to the account of its owner. */
async function takeOver(tx: Transaction, userId: string, at: Date): Promise<void> {
  await updateUser(tx, userId, { emailVerifiedAt: at, passwordHash: null })
  await closeSessions(tx, { userId, at })
}
