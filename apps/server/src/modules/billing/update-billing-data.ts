import type { BillingFields, DataOf, updateBillingEndpoint } from '@basejuris/contract'
import { updateUser } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import { ownAccount } from '../../security/own-account.ts'
import type { Services } from '../../services.ts'
import { encryptBillingData, presentBillingData } from './billing-data.ts'

/** Stores the billing data encrypted; null erases them. */
export async function updateBillingData(
  { db, textCipher }: Pick<Services, 'db' | 'textCipher'>,
  actor: UserActor,
  { userId, fields, at }: { readonly userId: string; readonly fields: BillingFields | null; readonly at: Date },
): Promise<DataOf<typeof updateBillingEndpoint>> {
  const { id } = await ownAccount({ db }, actor, userId)
  const billingData = fields === null ? null : encryptBillingData(textCipher, id, fields)
  const updated = await updateUser(db, id, { billingData, billingUpdatedAt: fields === null ? null : at })
  if (updated === null) throw new ServiceError('auth.expired')
  return presentBillingData(textCipher, updated)
}
