import {
  addExternalIdentity,
  addUser,
  findUser,
  findUserByEmail,
  findUserByExternalIdentity,
  isEmailTaken,
  removePendingCodes,
  type Transaction,
  type UserRow,
} from '@basejuris/database'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Identity } from '../../../security/sign-in-service.ts'
import type { Services } from '../../../services.ts'
import { proveEmail } from '../email/prove-email.ts'
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
 * or in a new one. Pending changes end. Second factors are left to the service. A disabled account, an e-mail that an undone change may
 * still reclaim, or no confirmed e-mail: `auth.credentials`.
 */
export async function signInWithIdentity(
  services: Pick<Services, 'db' | 'sessions' | 'mailer' | 'site' | 'notifyNewDevices' | 'attempts'>,
  { identity, id, at, device, address }: SignInWithIdentity,
): Promise<SignedIn> {
  const { db } = services
  const user = await db.transaction(async (tx) => {
    const found = (await findUserByExternalIdentity(tx, identity)) ?? (await link(services, tx, { identity, id, at }))
    if (found !== null) await removePendingCodes(tx, found.id)
    return found
  })
  if (user === null || user.disabledAt !== null) throw new ServiceError('auth.credentials')
  const deviceIsNew = await isDeviceNew(db, user.id, { device, at })
  const session = await openAccountSession(services, user, { device, address, at, deviceIsNew })
  return { user, session }
}

async function link(
  services: Pick<Services, 'mailer' | 'site' | 'attempts'>,
  tx: Transaction,
  { identity, id, at }: Pick<SignInWithIdentity, 'identity' | 'id' | 'at'>,
): Promise<UserRow | null> {
  const { issuer, subject, verifiedEmail } = identity
  if (verifiedEmail === null) return null
  const known = await findUserByEmail(tx, verifiedEmail)
  if (known === null && (await isEmailTaken(tx, { email: verifiedEmail, now: at }))) return null
  if (known === null) await addUser(tx, { id, email: verifiedEmail, passwordHash: null, createdAt: at, emailVerifiedAt: at })
  const userId = known?.id ?? id
  // Somebody who registered an e-mail without confirming it must lose access to the account of its owner.
  if (known !== null && known.emailVerifiedAt === null)
    await proveEmail(services, tx, known, { email: known.email, passwordHash: null, at })
  await addExternalIdentity(tx, { issuer, subject, userId, createdAt: at })
  return findUser(tx, userId)
}
