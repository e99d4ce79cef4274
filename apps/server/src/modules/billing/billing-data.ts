import type { BillingFields, billingWrapperSchema } from '@basejuris/contract'
import type { UserRow } from '@basejuris/database'
import { z } from 'zod'
import type { TextCipher } from '../../security/text-cipher.ts'

type Billing = z.infer<typeof billingWrapperSchema>

const storedSchema = z.record(z.string(), z.union([z.string(), z.null()]))
const cipherContext = (userId: string): string => `users.billing_data:${userId}`

export function encryptBillingData(textCipher: TextCipher, userId: string, fields: BillingFields): string {
  return textCipher.encrypt(cipherContext(userId), JSON.stringify(fields))
}

export function presentBillingData(textCipher: TextCipher, { id, billingData, billingUpdatedAt }: UserRow): Billing {
  const fields = billingData === null ? null : storedSchema.parse(JSON.parse(textCipher.decrypt(cipherContext(id), billingData)))
  return { billingData: fields, lastUpdated: billingUpdatedAt?.toISOString() ?? null, version: '1.0' }
}
