import { preferencesSchema, type SessionUser, type UserView } from '@basejuris/contract'
import { findPendingEmail, findSecondFactor, type UserRow } from '@basejuris/database'
import { isTrialValid } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { listUserHistory } from './list-user-history.ts'
import { presentBilling } from './present-billing.ts'

type Parts = Pick<Services, 'db' | 'textSeal'>

/** What a user sees of their own account, without the history. */
export async function presentSessionUser({ db, textSeal }: Parts, user: UserRow, now: Date): Promise<SessionUser> {
  const [pending, factor] = await Promise.all([findPendingEmail(db, user.id, now), findSecondFactor(db, user.id)])
  return {
    id: user.id,
    email: user.email,
    fechaDeRegistro: user.createdAt.toISOString(),
    customerId: user.customerId,
    subscriptionId: user.subscriptionId,
    billingData: presentBilling(textSeal, user),
    counterUse: user.counterUse,
    isValid: isTrialValid(user, now),
    startService: user.startService?.toISOString() ?? null,
    emailVerificado: user.emailVerifiedAt !== null,
    correoPendiente: pending,
    segundoFactor: factor !== null && factor.confirmedAt !== null,
    preferencias: preferencesSchema.catch({}).parse(user.preferences),
  }
}

export const presentUser = async (services: Parts, user: UserRow, now: Date): Promise<UserView> => ({
  ...(await presentSessionUser(services, user, now)),
  history: await listUserHistory(services, user.id),
})
