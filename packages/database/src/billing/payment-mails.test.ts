import { describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { addUser } from '../accounts/users.ts'
import type { OpenDatabase } from '../connection/open-database.ts'
import { listDueCancellations, listDueCharges, listDueFailedCharges, listEndingUsers } from './due-charge-mails.ts'
import { listDueCardChecks, listDueContracts, listDuePriceChanges, listDueReminders } from './due-contract-mails.ts'
import { addPaymentAttempt, hasAttempt, listUnknownEndings, moveAttempt, noteCreateCall, reviveAttempt } from './payment-attempts.ts'
import { addPaymentCustomer, savePaymentCard } from './payment-customers.ts'
import { addPaymentFindings, countUnreportedFindings, listUnreportedFindings, markFindingsReported } from './payment-findings.ts'
import { type InvoiceCopy, listLeftInvoices, releaseInvoice, saveInvoice } from './payment-invoices.ts'
import { claimPaymentMail, listPaymentMails } from './payment-mails.ts'
import { countPayments, findPaymentOwner, listAuditOf } from './payment-story.ts'
import { listUserSubscriptions, type SubscriptionCopy, saveSubscription } from './payment-subscriptions.ts'
import { announcePrice } from './price-changes.ts'
import { invoiceCopy, subscriptionCopy } from './testing/payment-copies.ts'

const at = new Date('2026-08-01T12:00:00Z')
const mode = 'simulator' as const
const due = { mode, since: new Date('2026-07-02T12:00:00Z') }
const receiver = { kind: 'boleta', encrypt: () => null } as const
const today = '2026-08-01'
const hourMs = 3_600_000

async function addPerson({ db }: OpenDatabase): Promise<{ readonly userId: string; readonly email: string; readonly attemptId: string }> {
  const [userId, attemptId] = [crypto.randomUUID(), crypto.randomUUID()]
  const email = `${userId}@basejuris.example`
  await addUser(db, { id: userId, email, passwordHash: null, createdAt: at })
  const attempt = { id: attemptId, userId, mode, purpose: 'subscription', customerId: `cus_${userId}`, bases: ['contraloria'] } as const
  const consent = { terms: { version: '2', hash: 'a', sections: [] }, text: 'Acepto', address: '127.0.0.1' }
  await addPaymentAttempt(db, { ...attempt, bases: [...attempt.bases], expectedToday: 1000, expectedMonthly: 11_000 }, { consent, at })
  await addPaymentCustomer(db, { userId, mode, customerId: `cus_${userId}`, at })
  return { userId, email, attemptId }
}
const idOf = (userId: string): string => `sus_${userId}`
const subscription = (userId: string, changes: Partial<SubscriptionCopy> = {}): SubscriptionCopy =>
  subscriptionCopy({ userId, subscriptionId: idOf(userId), customerId: `cus_${userId}`, ...changes })
let lastInvoice = 0
const invoice = (userId: string, changes: Partial<InvoiceCopy> = {}): InvoiceCopy =>
  invoiceCopy({ userId, subscriptionId: idOf(userId), invoiceId: ++lastInvoice, ...changes })

describeEachDatabase('mails about payments', (open) => {
  const person = () => addPerson(open())
  const store = (copy: SubscriptionCopy) => saveSubscription(open().db, copy)
  const bill = async (copy: InvoiceCopy) => {
    await saveInvoice(open().db, copy, { receiver, today })
    return copy.invoiceId
  }
  const has = async (rows: Promise<readonly { readonly userId: string }[]>, userId: string) =>
    (await rows).filter((row) => row.userId === userId).length
  const claim = (userId: string, kind: string, subject: string) =>
    open().db.transaction((tx) => claimPaymentMail(tx, { mode, kind, subject, userId, at }))

  it('are claimed once, also by ten at the same time', async () => {
    const { userId } = await person()
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(userId, 'charge', '7')))
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await claim(userId, 'document', '7')).toBe(true)
    expect(await listPaymentMails(open().db, { userId, mode })).toMatchObject([{ kind: 'charge' }, { kind: 'document' }])
  })

  it('confirm a contract that was activated, until they were enqueued', async () => {
    const { db } = open()
    const { userId, attemptId } = await person()
    await store(subscription(userId))
    const contracts = () => has(listDueContracts(db, due), userId)
    expect(await contracts()).toBe(0)
    for (const to of ['card_confirmed', 'activating', 'active'] as const)
      await moveAttempt(db, attemptId, { to, at, actor: 'system', changes: { subscriptionId: idOf(userId) } })
    expect(await contracts()).toBe(1)
    expect(await has(listDueContracts(db, { ...due, mode: 'production' }), userId)).toBe(0)
    expect(await has(listDueContracts(db, { ...due, since: new Date(at.getTime() + 1) }), userId)).toBe(0)
    await claim(userId, 'contracted', attemptId)
    expect(await contracts()).toBe(0)
  })

  it('remind of the second invoice alone, within its days', async () => {
    const { db } = open()
    const { userId } = await person()
    await store(subscription(userId))
    await bill(invoice(userId))
    const reminders = (from: string, until: string) => has(listDueReminders(db, due, { from, until }), userId)
    expect([await reminders('2026-08-25', '2026-08-31'), await reminders('2026-08-26', '2026-09-01')]).toEqual([0, 1])
    await bill(invoice(userId, { periodStart: '2026-09-01' }))
    expect(await reminders('2026-08-26', '2026-09-01')).toBe(0)
  })

  it('tell of a charge that is not held, and of one that stays unpaid', async () => {
    const { db } = open()
    const { userId } = await person()
    await store(subscription(userId))
    const paid = await bill(invoice(userId))
    await bill(invoice(userId, { amount: 1500, isExpected: false }))
    const charges = (await listDueCharges(db, due)).filter((row) => row.userId === userId)
    expect(charges.map((row) => [row.invoice.invoiceId, row.document?.kind])).toEqual([[paid, 'boleta']])
    await claim(userId, 'charge', String(paid))
    expect(await has(listDueCharges(db, due), userId)).toBe(0)
    const unpaid = { invoiceId: 9_000_001, status: 0, paidAt: null }
    const failed = () => has(listDueFailedCharges(db, due, { afterMs: 10 * 60_000 }), userId)
    await bill(invoice(userId, unpaid))
    expect(await failed()).toBe(0)
    await bill(invoice(userId, { ...unpaid, syncedAt: new Date(at.getTime() + hourMs) }))
    expect(await failed()).toBe(1)
  })

  it('tell of a cancellation, of the end of access, of a price and of an old card', async () => {
    const { db } = open()
    const { userId } = await person()
    await store(subscription(userId))
    const cancelled = () => has(listDueCancellations(db, due, { sinceDay: '2026-07-02' }), userId)
    const ending = (before: string) => has(listEndingUsers(db, due, { from: '2026-07-02', before }), userId)
    expect([await cancelled(), await ending('2026-08-31'), await ending('2026-09-01')]).toEqual([0, 0, 1])
    await announcePrice(db, {
      userId,
      mode,
      subscriptionId: idOf(userId),
      baseId: 'contraloria',
      oldAmount: 10_000,
      newAmount: 12_000,
      announcedAt: at,
      effectiveOn: '2026-09-01',
    })
    expect(await has(listDuePriceChanges(db, due), userId)).toBe(1)
    const card = { hasCard: true, creditCardType: 'Visa', last4CardDigits: '6623', cardRegisteredAt: new Date('2023-01-01') }
    await savePaymentCard(db, { userId, mode, card, at })
    const old = (invoicedUntil: string) =>
      has(listDueCardChecks(db, due, { registeredBefore: new Date('2024-02-01'), invoicedUntil }), userId)
    expect([await old('2026-08-31'), await old('2026-09-01')]).toEqual([0, 1])
    await store(subscription(userId, { cancelAtPeriodEnd: true, cancelAt: '2026-08-31' }))
    expect(await cancelled()).toBe(1)
    await claim(userId, 'cancelled', idOf(userId))
    expect(await cancelled()).toBe(0)
  })
})

describeEachDatabase('what support is told', (open) => {
  const unreported = () =>
    open().db.transaction(async (tx) => (await listUnreportedFindings(tx, { mode, limit: 99 })).map(({ what, subject }) => [what, subject]))

  it('is one finding for each key, until it is reported', async () => {
    const { db } = open()
    const finding = { mode, key: 'orphan:sus_9', what: 'orphan', subject: 'sus_9', details: {}, foundAt: at }
    await addPaymentFindings(db, [finding, { ...finding, key: 'orphan:sus_8', subject: 'sus_8' }])
    await addPaymentFindings(db, [finding])
    expect(await countUnreportedFindings(db, mode)).toBe(2)
    await db.transaction(async (tx) => {
      const rows = await listUnreportedFindings(tx, { mode, limit: 99 })
      await markFindingsReported(
        tx,
        rows.map(({ id }) => id),
        at,
      )
    })
    await addPaymentFindings(db, [finding])
    expect(await unreported()).toEqual([])
  })

  it('comes with the change itself: a second subscription, what a job found, a held invoice', async () => {
    const { db } = open()
    const { userId } = await addPerson(open())
    await saveSubscription(db, subscription(userId))
    await saveSubscription(db, subscription(userId, { morose: 2 }))
    expect(await unreported()).toEqual([])
    await saveSubscription(db, subscription(userId, { morose: 1 }), { isJob: true })
    await saveSubscription(db, subscription(userId, { subscriptionId: 'sus_second' }))
    const held = invoice(userId, { amount: 1500, isExpected: false })
    for (let turn = 0; turn < 2; turn++) await saveInvoice(db, held, { receiver, today, isJob: true })
    expect((await unreported()).sort()).toEqual(
      [
        ['changed', idOf(userId)],
        ['second', 'sus_second'],
        ['held', String(held.invoiceId)],
        ['missed_payment', String(held.invoiceId)],
      ].sort(),
    )
  })
})

describeEachDatabase('what an operator does', (open) => {
  it('releases a held invoice once, audited, and it stays released', async () => {
    const { db } = open()
    const { userId } = await addPerson(open())
    await saveSubscription(db, subscription(userId))
    const held = invoice(userId, { amount: 1500, isExpected: false })
    await saveInvoice(db, held, { receiver, today })
    const release = () => releaseInvoice(db, { mode, invoiceId: held.invoiceId, reason: 'acordado', at, today })
    expect(await release()).toMatchObject({ isHeld: false, amount: 1500 })
    expect(await release()).toBeNull()
    await saveInvoice(db, held, { receiver, today })
    expect((await listUserSubscriptions(db, { userId, mode }))[0]?.hasPaidInvoice).toBe(true)
    const audit = await listAuditOf(db, { mode, subjects: [`invoice:${held.invoiceId}`], limit: 9 })
    expect(audit.map(({ action, actor }) => [action, actor])).toEqual([
      ['invoice.held', 'provider'],
      ['invoice.released', 'operator'],
    ])
    expect(await listAuditOf(db, { mode, subjects: [`invoice:${held.invoiceId}`], limit: 1 })).toMatchObject([
      { action: 'invoice.released' },
    ])
  })

  it('finds a user by every id, and counts what there is', async () => {
    const { db } = open()
    const { userId, email, attemptId } = await addPerson(open())
    await saveSubscription(db, subscription(userId))
    const { invoiceId } = invoice(userId)
    await saveInvoice(db, invoice(userId, { invoiceId, status: 0, paidAt: null }), { receiver, today })
    for (const word of [email.toUpperCase(), userId, attemptId, `cus_${userId}`, idOf(userId), String(invoiceId)])
      expect(await findPaymentOwner(db, { mode, word })).toEqual({ userId, email })
    for (const word of ['nadie', '', '99999999999', 'sus_', crypto.randomUUID()])
      expect(await findPaymentOwner(db, { mode, word })).toBeNull()
    expect(await findPaymentOwner(db, { mode: 'production', word: `cus_${userId}` })).toBeNull()
    const counted = await countPayments(db, mode)
    expect(counted).toMatchObject({ subscriptions: { running: 1 }, attempts: { created: 1 }, invoices: { unpaid: 1 }, documents: {} })
    expect(counted.lastSync?.toISOString()).toBe(at.toISOString())
    expect((await countPayments(db, 'production')).lastSync).toBeNull()
  })

  it('revives an attempt that ended without the subscription that it had made, and finds what it left unpaid', async () => {
    const { db } = open()
    const { userId, attemptId } = await addPerson(open())
    const unknown = async () => (await listUnknownEndings(db, { ...due, limit: 9 })).map(({ id }) => id)
    await moveAttempt(db, attemptId, { to: 'failed', at, actor: 'system', changes: { failure: 'refused' } })
    expect(await unknown()).toEqual([])
    await noteCreateCall(db, attemptId, at)
    expect(await unknown()).toEqual([attemptId])
    await saveSubscription(db, subscription(userId, { status: 4 }))
    await saveInvoice(db, invoice(userId, { status: 0, paidAt: null }), { receiver, today })
    expect(await listLeftInvoices(db, { mode, limit: 9 })).toEqual([{ subscriptionId: idOf(userId), userId }])
    const of = { mode, subscriptionId: idOf(userId) }
    expect(await hasAttempt(db, of)).toBe(false)
    expect([await reviveAttempt(db, attemptId, { ...of, at }), await reviveAttempt(db, attemptId, { ...of, at })]).toEqual([true, false])
    expect([await hasAttempt(db, of), await unknown()]).toEqual([true, []])
    await saveInvoice(db, invoice(userId), { receiver, today })
    expect(await listLeftInvoices(db, { mode, limit: 9 })).toEqual([])
  })
})
