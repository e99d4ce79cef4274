import { listUserSubscriptions } from '@basejuris/database'
import { expect } from 'vitest'
import type { TestPayments } from './open-payments.ts'

interface Owner {
  readonly userId: string
  readonly customerId: string
}

/** Subscriptions of a person at the provider. */
export async function subscriptionsOf(test: TestPayments, { customerId }: Pick<Owner, 'customerId'>) {
  return (await test.simulator.control.snapshot()).subscriptions.filter((one) => one.customerId === customerId)
}

/** Charges of a person that the provider's bank accepted. */
export async function chargesAt(test: TestPayments, owner: Pick<Owner, 'customerId'>) {
  const ids = (await subscriptionsOf(test, owner)).map(({ subscriptionId }) => subscriptionId)
  const { payments } = await test.simulator.control.snapshot()
  return payments.filter(({ commerceOrder, status }) => status === 2 && ids.some((id) => commerceOrder.startsWith(id)))
}

/** Ledger and provider agree about a person: subscriptions, invoices and what was charged. */
export async function expectLedgerOf(test: TestPayments, owner: Owner): Promise<void> {
  const { userId } = owner
  const theirs = await subscriptionsOf(test, owner)
  const stored = await listUserSubscriptions(test.services.db, { userId, mode: 'simulator' })
  expect(stored.map(({ row, status }) => [row.subscriptionId, status]).sort()).toEqual(
    theirs.map(({ subscriptionId, status }) => [subscriptionId, status]).sort(),
  )
  const ids = theirs.map(({ subscriptionId }) => subscriptionId)
  const { invoices } = await test.simulator.control.snapshot()
  const charged = invoices.filter(({ subscriptionId }) => ids.includes(subscriptionId ?? ''))
  const { rows } = await test.database.execute('select invoice_id, amount, status from payment_invoices where user_id = $1', [userId])
  expect(rows.map((row) => Object.values(row as object).map(Number)).sort()).toEqual(
    charged.map(({ id, amount, status }) => [id, amount, status]).sort(),
  )
  const items = stored.flatMap((one) => one.items.filter(({ removedAt }) => removedAt === null).map(({ itemId }) => itemId))
  expect(items.sort()).toEqual(theirs.flatMap((one) => one.items.map(({ itemId }) => itemId)).sort())
}
