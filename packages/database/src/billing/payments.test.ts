import { describeEachDatabase } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { eraseAccount } from '../accounts/account-records.ts'
import { addUser, findUser } from '../accounts/users.ts'
import type { OpenDatabase } from '../connection/open-database.ts'
import { listBillingAudit } from './billing-audit.ts'
import { addPaymentAttempt, findPaymentAttempt, listUnsettledAttempts, moveAttempt, reclaimAttempt } from './payment-attempts.ts'
import { addPaymentCustomer, alignPaymentIds } from './payment-customers.ts'
import { findInvoice, type InvoiceCopy, listInvoicesOf, saveInvoice } from './payment-invoices.ts'
import { addRefund } from './payment-refunds.ts'
import {
  addSubscriptionItem,
  listFreeMonthsUsed,
  listUserSubscriptions,
  removeSubscriptionItem,
  type SubscriptionCopy,
  saveSubscription,
} from './payment-subscriptions.ts'
import { addWithdrawal } from './payment-withdrawals.ts'
import { addProviderEvent, listWaitingEvents, settleProviderEvent } from './provider-events.ts'
import { purgeRetainedPayments, retainPaymentRecords } from './retained-payments.ts'
import { invoiceCopy, subscriptionCopy } from './testing/payment-copies.ts'

const at = new Date('2026-08-01T12:00:00Z')
const mode = 'simulator' as const
const receiver = { kind: 'boleta', encrypt: () => null } as const

async function addPerson({ db }: OpenDatabase): Promise<string> {
  const id = crypto.randomUUID()
  await addUser(db, { id, email: `${id}@basejuris.example`, passwordHash: null, createdAt: at })
  return id
}
async function addAttempt({ db }: OpenDatabase, userId: string): Promise<string> {
  const id = crypto.randomUUID()
  const attempt = { id, userId, mode, purpose: 'subscription', customerId: 'cus_1', bases: ['contraloria'] } as const
  const consent = { terms: { version: '2', hash: 'a', sections: [] }, text: 'Acepto', address: '127.0.0.1' }
  await addPaymentAttempt(db, { ...attempt, bases: [...attempt.bases], expectedToday: 1000, expectedMonthly: 11_000 }, { consent, at })
  return id
}
const copyOf = (userId: string, changes: Partial<SubscriptionCopy> = {}): SubscriptionCopy =>
  subscriptionCopy({ userId, subscriptionId: 'sus_1', customerId: 'cus_1', ...changes })
const invoiceOf = (userId: string, changes: Partial<InvoiceCopy> = {}): InvoiceCopy =>
  invoiceCopy({ userId, subscriptionId: 'sus_1', invoiceId: 7, paidAt: null, ...changes })
const audited = async ({ db }: OpenDatabase, subject: string) => (await listBillingAudit(db, subject)).map(({ action }) => action)

describeEachDatabase('payments', (open) => {
  describe('an attempt', () => {
    const to = (state: Parameters<typeof moveAttempt>[2]['to']) => ({ to: state, at, actor: 'system' }) as const

    it('moves by its states alone, and each move is audited', async () => {
      const id = await addAttempt(open(), await addPerson(open()))
      const { db } = open()
      expect(await moveAttempt(db, id, to('activating'))).toBeNull()
      await moveAttempt(db, id, { ...to('redirected'), changes: { registerToken: 'T', redirectUrl: 'https://provider.example' } })
      await moveAttempt(db, id, to('card_confirmed'))
      expect((await moveAttempt(db, id, to('activating')))?.state).toBe('activating')
      expect((await moveAttempt(db, id, to('active')))?.registerToken).toBeNull()
      expect(await moveAttempt(db, id, to('failed'))).toBeNull()
      expect(await audited(open(), id)).toEqual(
        ['created', 'redirected', 'card_confirmed', 'activating', 'active'].map((state) => `attempt.${state}`),
      )
    })

    it('is claimed by one of ten, and by one of the attempts of a user', async () => {
      const { db } = open()
      const userId = await addPerson(open())
      const [one, two] = [await addAttempt(open(), userId), await addAttempt(open(), userId)]
      for (const id of [one, two]) await moveAttempt(db, id, to('card_confirmed'))
      const claims = await Promise.all(Array.from({ length: 10 }, () => moveAttempt(db, one, to('activating'))))
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
      expect(await moveAttempt(db, two, to('activating'))).toBeNull()
    })

    it('is taken over once it was given up', async () => {
      const { db } = open()
      const id = await addAttempt(open(), await addPerson(open()))
      for (const state of ['card_confirmed', 'activating'] as const) await moveAttempt(db, id, to(state))
      const later = new Date(at.getTime() + 60_000)
      expect(await reclaimAttempt(db, id, { staleBefore: at, at: later })).toBeNull()
      expect((await reclaimAttempt(db, id, { staleBefore: later, at: later }))?.id).toBe(id)
      expect(await reclaimAttempt(db, id, { staleBefore: later, at: later })).toBeNull()
      expect(
        (await listUnsettledAttempts(db, { mode, unchangedSince: new Date(later.getTime() + 1), limit: 9 })).map((row) => row.id),
      ).toEqual([id])
      expect((await findPaymentAttempt(db, id))?.state).toBe('activating')
    })
  })

  describe('a subscription', () => {
    it('is live once for each user; a second one is stored and reported', async () => {
      const { db } = open()
      const userId = await addPerson(open())
      expect(await saveSubscription(db, copyOf(userId))).toEqual({ isLive: true, isSecond: false, changed: null })
      expect(await saveSubscription(db, copyOf(userId, { subscriptionId: 'sus_2' }))).toMatchObject({ isLive: false, isSecond: true })
      expect((await findUser(db, userId))?.subscriptionId).toBe('sus_1')
      await saveSubscription(db, copyOf(userId, { cancelAtPeriodEnd: true, cancelAt: '2026-08-31' }))
      expect(await saveSubscription(db, copyOf(userId, { subscriptionId: 'sus_3' }))).toMatchObject({ isLive: true, isSecond: false })
    })

    it('keeps the fee that it was contracted at', async () => {
      const { db } = open()
      const userId = await addPerson(open())
      await saveSubscription(db, copyOf(userId, { serviceFee: 700 }))
      expect(await saveSubscription(db, copyOf(userId, { serviceFee: 1000 }))).toMatchObject({ changed: null })
      expect((await listUserSubscriptions(db, { userId, mode }))[0]?.row.serviceFee).toBe(700)
    })

    it('is audited when the provider says something else', async () => {
      const { db } = open()
      const userId = await addPerson(open())
      await saveSubscription(db, copyOf(userId))
      expect((await saveSubscription(db, copyOf(userId))).changed).toBeNull()
      expect((await saveSubscription(db, copyOf(userId, { morose: 2 }))).changed).toEqual(['morose'])
      expect(await audited(open(), 'sus_1')).toEqual(['subscription.stored', 'subscription.changed'])
    })

    it('holds a base once, keeps a removed one readable, and gives its month without charge once', async () => {
      const { db } = open()
      const userId = await addPerson(open())
      await saveSubscription(db, copyOf(userId))
      const item = { userId, mode, subscriptionId: 'sus_1', baseId: 'contraloria', itemId: 3, amount: 10_000, at } as const
      const used = () => listFreeMonthsUsed(db, { userId, mode, since: '2025-09-02' })
      expect(await used()).toEqual([])
      for (let turn = 0; turn < 2; turn++) await addSubscriptionItem(db, { ...item, readableFrom: '2026-08-01' })
      await removeSubscriptionItem(db, { mode, subscriptionId: 'sus_1', baseId: 'contraloria', readableUntil: '2026-08-31', at })
      expect(await used()).toEqual([])
      await addSubscriptionItem(db, { ...item, readableFrom: null })
      const [{ bases = [], hasPaidInvoice } = {}] = await listUserSubscriptions(db, { userId, mode })
      expect(hasPaidInvoice).toBe(false)
      expect(bases.map((base) => [base.readableFrom, base.readableUntil])).toEqual([
        ['2026-08-01', '2026-08-31'],
        [null, null],
      ])
      await saveInvoice(db, invoiceOf(userId), { receiver, today: '2026-09-01' })
      expect(await used()).toEqual(['contraloria'])
      const [after] = await listUserSubscriptions(db, { userId, mode })
      expect([after?.hasPaidInvoice, after?.bases.at(-1)?.readableFrom]).toEqual([true, '2026-09-01'])
      await saveSubscription(db, copyOf(userId, { subscriptionId: 'sus_2', createdAt: new Date(0) }))
      const both = await listUserSubscriptions(db, { userId, mode })
      expect(both.map((one) => [one.row.subscriptionId, one.hasPaidInvoice])).toEqual([
        ['sus_1', true],
        ['sus_2', false],
      ])
    })
  })

  describe('the ledger', () => {
    it('has one row for an invoice that is read ten times at once, and one tax document', async () => {
      const { db } = open()
      const userId = await addPerson(open())
      await saveSubscription(db, copyOf(userId))
      await saveInvoice(db, invoiceOf(userId, { status: 0, paymentLink: 'https://provider.example/pay' }), {
        receiver,
        today: '2026-08-01',
      })
      const saved = await Promise.all(
        Array.from({ length: 10 }, () => saveInvoice(db, invoiceOf(userId), { receiver, today: '2026-08-01' })),
      )
      expect(saved.filter(({ becamePaid }) => becamePaid)).toHaveLength(1)
      expect(await listInvoicesOf(db, { mode, subscriptionId: 'sus_1' })).toMatchObject([
        { amount: 1000, net: 840, iva: 160, status: 1, paymentLink: null, isHeld: false },
      ])
      expect((await open().execute('select net, iva, total, state from tax_documents')).rows).toEqual([
        { net: 840, iva: 160, total: 1000, state: 'pending' },
      ])
      expect(await audited(open(), 'invoice:7')).toEqual(['invoice.unpaid', 'invoice.paid'])
    })

    it('holds an invoice of another amount: it pays for nothing', async () => {
      const { db } = open()
      const userId = await addPerson(open())
      await saveSubscription(db, copyOf(userId))
      expect(await saveInvoice(db, invoiceOf(userId, { amount: 999, isExpected: false }), { receiver, today: '2026-08-01' })).toEqual({
        becamePaid: true,
        isHeld: true,
      })
      expect((await listUserSubscriptions(db, { userId, mode }))[0]?.hasPaidInvoice).toBe(false)
      expect(await audited(open(), 'invoice:7')).toEqual(['invoice.held'])
    })
  })

  it('shows no ids and no payments of another mode', async () => {
    const { db } = open()
    const userId = await addPerson(open())
    await addPaymentCustomer(db, { userId, mode, customerId: 'cus_1', at })
    await saveSubscription(db, copyOf(userId))
    await alignPaymentIds(db, 'production')
    expect(await findUser(db, userId)).toMatchObject({ customerId: null, subscriptionId: null })
    expect(await listUserSubscriptions(db, { userId, mode: 'production' })).toEqual([])
    await alignPaymentIds(db, mode)
    expect(await findUser(db, userId)).toMatchObject({ subscriptionId: null })
  })

  it('stores a notice once, erases its token, and knows a second notice of the same invoice', async () => {
    const { db } = open()
    const notice = { source: 'flow', mode, at, maxWaiting: 2 } as const
    const first = await addProviderEvent(db, { ...notice, tokenHash: 'a', token: 'A' })
    expect(await addProviderEvent(db, { ...notice, tokenHash: 'a', token: 'A' })).toBeNull()
    const second = await addProviderEvent(db, { ...notice, tokenHash: 'b', token: 'B' })
    expect(await addProviderEvent(db, { ...notice, tokenHash: 'c', token: 'C' })).toBeNull()
    for (const id of [first, second]) await settleProviderEvent(db, id as string, { businessKey: 'invoice:7', result: 'paid', at })
    expect((await open().execute('select token, result from provider_events order by token_hash')).rows).toEqual([
      { token: null, result: 'paid' },
      { token: null, result: 'duplicate' },
    ])
    expect(await listWaitingEvents(db, { before: new Date(), limit: 9 })).toEqual([])
  })

  it('refuses to change or to delete what was audited, before six years', async () => {
    const id = await addAttempt(open(), await addPerson(open()))
    for (const statement of [`update billing_audit set action = 'x'`, 'delete from billing_audit', 'truncate billing_audit'])
      await expect(open().execute(statement)).rejects.toThrow('append-only')
    expect(await audited(open(), id)).toEqual(['attempt.created'])
    await open().execute(
      `insert into billing_audit (at, mode, actor, action, subject) values ('2015-01-01', 'simulator', 'system', 'x', 'x')`,
    )
    await open().execute(`delete from billing_audit where at < '2016-01-01'`)
    expect(await audited(open(), 'x')).toEqual([])
  })

  it('keeps what the law orders apart from the deleted account, until its day', async () => {
    const { db } = open()
    const userId = await addPerson(open())
    const id = await addAttempt(open(), userId)
    await saveSubscription(db, copyOf(userId))
    await saveInvoice(db, invoiceOf(userId), { receiver, today: '2026-08-01' })
    await addWithdrawal(db, { userId, mode, subscriptionId: 'sus_1', at })
    const paid = await findInvoice(db, { mode, invoiceId: invoiceOf(userId).invoiceId })
    if (paid === null) throw new Error('the invoice is missing')
    await addRefund(db, { invoice: paid, reason: 'withdrawal', actor: 'system', at, copyReceiver: () => null })
    await db.transaction(async (tx) => {
      expect(await retainPaymentRecords(tx, userId, '2032-08-01')).toBe(7)
      await eraseAccount(tx, { userId, verifiedEmail: null })
    })
    const count = async (table: string) => (await open().execute(`select 1 from ${table}`)).rows.length
    const retained = [
      'payment_subscriptions',
      'payment_invoices',
      'payment_consents',
      'payment_withdrawals',
      'payment_refunds',
      'tax_documents',
    ]
    expect(await Promise.all(retained.map(count))).toEqual([1, 1, 1, 1, 1, 2])
    expect(await findPaymentAttempt(db, id)).toBeNull()
    for (const table of [...retained, 'billing_audit'])
      expect((await open().execute(`select 1 from ${table} t where t::text like '%${userId}%'`)).rows).toEqual([])
    await purgeRetainedPayments(db, '2032-08-01')
    expect(await count('payment_invoices')).toBe(1)
    await purgeRetainedPayments(db, '2032-08-02')
    expect(await Promise.all(retained.map(count))).toEqual([0, 0, 0, 0, 0, 0])
  })
})
