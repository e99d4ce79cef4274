import { eraseAccount } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../http/api-error.ts'
import { passwordMatches } from '../../security/password-hashing.ts'
import type { Services } from '../../services.ts'
import { ownAccount } from './own-account.ts'

export interface DeleteAccount {
  readonly userId: string
  readonly passwordActual?: string | undefined
}

/** Ends the subscription first: when the provider cannot say that it ended, nothing is erased (`auth.subscription_open`). */
export async function deleteAccount(
  { db, endSubscription }: Pick<Services, 'db' | 'endSubscription'>,
  actor: UserActor,
  { userId, passwordActual }: DeleteAccount,
): Promise<{ eliminada: true }> {
  const user = await ownAccount({ db }, actor, userId)
  if (user.passwordHash !== null && !(await passwordMatches(passwordActual ?? '', user.passwordHash)))
    throw new ServiceError('auth.credentials')
  await endSubscription({ userId, customerId: user.customerId, subscriptionId: user.subscriptionId }).catch((cause: unknown) => {
    throw new ServiceError('auth.subscription_open', { cause })
  })
  await eraseAccount(db, { userId, verifiedEmail: user.emailVerifiedAt === null ? null : user.email })
  return { eliminada: true }
}
