import { preferencesSchema, type SessionUser, type UserView } from '@basejuris/contract'
import type { UserRow } from '@basejuris/database'
import type { Services } from '../../services.ts'
import { listUserHistory } from './list-user-history.ts'
import { presentBilling } from './present-billing.ts'

/** What a user sees of their own account, without the history. */
export function presentSessionUser({ textSeal }: Pick<Services, 'textSeal'>, user: UserRow): SessionUser {
  return {
    id: user.id,
    email: user.email,
    fechaDeRegistro: user.createdAt.toISOString(),
    customerId: user.customerId,
    subscriptionId: user.subscriptionId,
    billingData: presentBilling(textSeal, user),
    counterUse: user.counterUse,
    isValid: user.isValid,
    startService: user.startService?.toISOString() ?? null,
    emailVerificado: user.emailVerifiedAt !== null,
    segundoFactor: false,
    preferencias: preferencesSchema.catch({}).parse(user.preferences),
  }
}

export const presentUser = async (services: Pick<Services, 'db' | 'textSeal'>, user: UserRow): Promise<UserView> => ({
  ...presentSessionUser(services, user),
  history: await listUserHistory(services, user.id),
})
