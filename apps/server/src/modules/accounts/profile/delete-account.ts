import type { DataOf, deleteProfileEndpoint } from '@basejuris/contract'
import { eraseAccount, retainPaymentRecords } from '@basejuris/database'
import { chileanDate, formatDate, type UserActor } from '@basejuris/domain'
import { paymentRetentionYears } from '@basejuris/domain/limits'
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

/**
 * Ends the subscription first. If the provider does not confirm that, nothing is erased: `auth.subscription_open`. Records of payments that
 * the law orders are stored apart from any account for six years, and their owner is told so.
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'payments' | 'attempts' | 'mailer' | 'site'>,
  actor: UserActor,
  { userId, passwordActual, at }: DeleteAccount,
): Promise<DataOf<typeof deleteProfileEndpoint>> {
  const user = await ownAccount(services, actor, userId)
  if (user.passwordHash !== null) await checkOwnPassword(services, actor, user, passwordActual)
  await services.payments
    .endSubscription({ userId, customerId: user.customerId, subscriptionId: user.subscriptionId })
    .catch((cause: unknown) => {
      throw new ServiceError('auth.subscription_open', { cause })
    })
  const until = yearsAfter(at, paymentRetentionYears)
  const hasPaid = await services.db.transaction(async (tx) => {
    const isRetained = (await retainPaymentRecords(tx, userId, until)) > 0
    await eraseAccount(tx, { userId, verifiedEmail: user.emailVerifiedAt === null ? null : user.email })
    const details = isRetained ? [retainedNotice(until)] : []
    await sendAccountNotice(services, user, 'deleted', { at, tx, details })
    return isRetained
  })
  return { eliminada: true, pagosHasta: hasPaid ? until : null }
}

const retainedNotice = (until: string): string =>
  `Por orden de la ley conservamos hasta el ${formatDate(until)} sus documentos tributarios, cobros, devoluciones y la constancia de lo que aceptó al pagar. Están bloqueados y separados de toda cuenta, y ese día se borran.`

function yearsAfter(at: Date, years: number): string {
  const end = new Date(at)
  end.setUTCFullYear(at.getUTCFullYear() + years)
  return chileanDate(end)
}
