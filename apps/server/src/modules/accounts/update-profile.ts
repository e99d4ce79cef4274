import { type Preferences, preferencesSchema, type UserView } from '@basejuris/contract'
import { closeSessions, type UserChanges, updateUser } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../http/api-error.ts'
import { hashPassword, passwordMatches } from '../../security/password-hashing.ts'
import type { Services } from '../../services.ts'
import { ownAccount } from './own-account.ts'
import { type BillingFields, sealBilling } from './present-billing.ts'
import { presentUser } from './present-user.ts'

export interface UpdateProfile {
  readonly userId: string
  readonly preferencias?: Preferences | undefined
  readonly billingData?: BillingFields | undefined
  readonly password?: string | undefined
  readonly passwordActual?: string | undefined
  readonly at: Date
}

/** All of it or nothing. A new password asks for the present one, else `auth.credentials`, and closes the user's other sessions. */
export async function updateProfile(
  services: Pick<Services, 'db' | 'textSeal'>,
  actor: UserActor,
  { userId, preferencias, billingData, password, passwordActual, at }: UpdateProfile,
): Promise<UserView> {
  const user = await ownAccount(services, actor, userId)
  const changes: UserChanges = {}
  if (preferencias !== undefined) changes.preferences = { ...preferencesSchema.catch({}).parse(user.preferences), ...preferencias }
  if (billingData !== undefined) {
    changes.billingData = sealBilling(services.textSeal, userId, billingData)
    changes.billingUpdatedAt = at
  }
  if (password !== undefined) {
    if (!(await passwordMatches(passwordActual ?? '', user.passwordHash))) throw new ServiceError('auth.credentials')
    changes.passwordHash = await hashPassword(password)
  }
  if (Object.keys(changes).length === 0) return presentUser(services, user)
  const updated = await services.db.transaction(async (tx) => {
    if (password !== undefined) await closeSessions(tx, { userId, exceptId: actor.sessionId, at })
    return updateUser(tx, userId, changes)
  })
  if (updated === null) throw new ServiceError('auth.expired')
  return presentUser(services, updated)
}
