import { eraseAccount, paymentRetentionYears, retainPaymentRecords } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import { ownAccount } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { sendAccountNotice } from '../account/send-account-notice.ts'
import { checkOwnPassword } from '../security/check-own-password.ts'

export interface DeleteAccount {
  readonly userId: string
  readonly passwordActual?: string | undefined
  readonly at: Date
}

/** Ends the subscription first. Records of payments that the law orders are stored apart from the account for six years. If the provider does not confirm that, nothing is erased: `auth.subscription_open`. */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'payments' | 'attempts' | 'mailer' | 'site'>,
  actor: UserActor,
  { userId, passwordActual, at }: DeleteAccount,
): Promise<{ eliminada: true }> {
  const user = await ownAccount(services, actor, userId)
  if (user.passwordHash !== null) await checkOwnPassword(services, actor, user, passwordActual)
  await services.payments
    .endSubscription({ userId, customerId: user.customerId, subscriptionId: user.subscriptionId })
    .catch((cause: unknown) => {
      throw new ServiceError('auth.subscription_open', { cause })
    })
  await services.db.transaction(async (tx) => {
    await retainPaymentRecords(tx, userId, yearsAfter(at, paymentRetentionYears))
    await eraseAccount(tx, { userId, verifiedEmail: user.emailVerifiedAt === null ? null : user.email })
    await sendAccountNotice(services, user, 'deleted', { at, tx })
  })
  return { eliminada: true }
}

function yearsAfter(at: Date, years: number): string {
  const end = new Date(at)
  end.setUTCFullYear(at.getUTCFullYear() + years)
  return chileanDate(end)
}
