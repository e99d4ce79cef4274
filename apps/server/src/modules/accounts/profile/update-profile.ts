import type { BillingFields, Preferences, UserView } from '@basejuris/contract'
import { endAccess, normalizeEmail, type UserChanges, updateUser } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { ownAccount } from '../../../security/own-account.ts'
import { hashPassword } from '../../../security/password-hashing.ts'
import { refuseWeakPassword } from '../../../security/refuse-weak-password.ts'
import type { Services } from '../../../services.ts'
import { encryptBillingData } from '../../billing/billing-data.ts'
import { ownPreferences } from '../account/own-preferences.ts'
import { presentUser } from '../account/present-user.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { requestEmailChange } from '../email/request-email-change.ts'
import { checkOwnPassword } from '../security/check-own-password.ts'

export interface UpdateProfile {
  readonly userId: string
  readonly preferencias?: Preferences | undefined
  readonly billingData?: BillingFields | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly passwordActual?: string | undefined
  readonly at: Date
}

/**
 * Applies all changes or none. A new e-mail or password needs the current password, else `auth.credentials`. A new e-mail takes effect
 * once it is confirmed. A new password closes the user's other sessions and drops a change of e-mail that was pending.
 */
export async function updateProfile(
  services: Pick<Services, 'db' | 'textCipher' | 'attempts' | 'codeHmac' | 'mailer' | 'site'>,
  actor: UserActor,
  { userId, preferencias, billingData, email, password, passwordActual, at }: UpdateProfile,
): Promise<UserView> {
  const user = await ownAccount(services, actor, userId)
  const changes: UserChanges = {}
  if (preferencias !== undefined) changes.preferences = { ...ownPreferences(user), ...preferencias }
  if (billingData !== undefined) {
    changes.billingData = encryptBillingData(services.textCipher, userId, billingData)
    changes.billingUpdatedAt = at
  }
  if (password !== undefined) await refuseWeakPassword(password, user.email)
  if (password !== undefined || email !== undefined) await checkOwnPassword(services, actor, user, passwordActual)
  if (password !== undefined) changes.passwordHash = await hashPassword(password)
  const updated = await services.db.transaction(async (tx) => {
    if (password !== undefined) {
      await endAccess(tx, { userId, exceptId: actor.sessionId, at })
      await sendAccountNotice(services, user, 'password', { at, tx, userId })
    }
    if (email !== undefined && normalizeEmail(email) !== user.email) await requestEmailChange(services, tx, { user, email, at })
    return Object.keys(changes).length === 0 ? user : updateUser(tx, userId, changes)
  })
  if (updated === null) throw new ServiceError('auth.expired')
  return presentUser(services, updated, at)
}
