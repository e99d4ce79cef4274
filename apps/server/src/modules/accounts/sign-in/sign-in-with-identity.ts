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
  /** For an account that is made now. */
  readonly id: string
  readonly at: Date
}

/**
 * Opens a session for somebody another sign-in service vouches for: the account they entered with before, the one with the e-mail it vouches for, or a new one.
 * The service asks for second factors itself. Disabled, or without an e-mail vouched for: `auth.credentials`.
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

/** Whoever registered an e-mail without proving it must not keep a way into the account of who owns it. */
async function takeOver(tx: Transaction, userId: string, at: Date): Promise<void> {
  await updateUser(tx, userId, { emailVerifiedAt: at, passwordHash: null })
  await closeSessions(tx, { userId, at })
}
