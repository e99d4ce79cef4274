import { describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { addUser } from '../accounts/users.ts'
import type { OpenDatabase } from '../connection/open-database.ts'
import { listBillingAudit } from './billing-audit.ts'
import { findInvoice, saveInvoice } from './payment-invoices.ts'
import {
  addRefund,
  claimRefundCall,
  dropRefundToken,
  findRefund,
  listOpenRefunds,
  moveRefund,
  noteRefundToken,
  type PaymentRefund,
  releaseRefundCall,
} from './payment-refunds.ts'
import { addSubscriptionItem, removeSubscriptionItem } from './payment-subscriptions.ts'
import { addWithdrawal, findWithdrawal, listOpenWithdrawals, noteWithdrawal } from './payment-withdrawals.ts'
import { acceptPrices, announcePrice, listOpenPriceChanges, settlePriceChange } from './price-changes.ts'
import { claimTaxDocument, findTaxDocument, listTaxDocuments, saveIssueOutcome } from './tax-documents.ts'

const mode = 'simulator' as const
const at = new Date('2026-08-01T12:00:00Z')
const later = new Date('2026-08-01T13:00:00Z')
const of = { mode, subscriptionId: 'sus_1' } as const
const receiver = { kind: 'boleta', encrypt: (id: string) => `for ${id}` } as const

async function addPerson({ db }: OpenDatabase): Promise<string> {
  const id = crypto.randomUUID()
  await addUser(db, { id, email: `${id}@basejuris.example`, passwordHash: null, createdAt: at })
  return id
}

/** A paid invoice that is paid back. */
async function refunded(database: OpenDatabase): Promise<{ refund: PaymentRefund; again: () => Promise<PaymentRefund> }> {
  const { db } = database
  const userId = await addPerson(database)
  const paid = { ...of, invoiceId: 7, userId, amount: 1000, currency: 'CLP', status: 1, expectedAmount: 1000, isExpected: true }
  const rest = { periodStart: '2026-08-01', periodEnd: '2026-08-31', dueDate: null, paymentLink: null, flowOrder: 9 }
  await saveInvoice(db, { ...paid, ...rest, createdAt: at, paidAt: at, syncedAt: at }, { receiver, today: '2026-08-01' })
  const invoice = await findInvoice(db, { mode, invoiceId: 7 })
  if (invoice === null) throw new Error('the invoice is missing')
  const copyReceiver = (document: { readonly id: string; readonly receiver: string | null }, id: string) =>
    document.receiver?.replace(document.id, id) ?? null
  const again = () => addRefund(db, { invoice, reason: 'withdrawal', actor: 'user', at, copyReceiver })
  return { refund: await again(), again }
}

describeEachDatabase('refunds', (open) => {
  it('are decided once, with one credit note for the same receiver', async () => {
    const { refund, again } = await refunded(open())
    expect((await again()).id).toBe(refund.id)
    const documents = await listTaxDocuments(open().db, { mode, invoiceIds: [7] })
    const note = documents.find(({ kind }) => kind === 'nota_credito')
    expect(documents).toHaveLength(2)
    expect(note).toMatchObject({ net: 840, iva: 160, total: 1000, state: 'pending', receiver: `for ${note?.id}` })
    expect(note?.correctsId).toBe(documents.find(({ kind }) => kind === 'boleta')?.id)
    expect((await listBillingAudit(open().db, 'invoice:7')).map(({ action }) => action)).toEqual(['invoice.paid', 'refund.decided'])
  })

  it('are asked for by one process, again after a while where the outcome is unknown, at once where nothing happened', async () => {
    const { db } = open()
    const { refund } = await refunded(open())
    const claims = await Promise.all([1, 2, 3].map(() => claimRefundCall(db, refund, { at, staleBefore: at })))
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    const claimed = (await findRefund(db, refund.id)) as PaymentRefund
    expect(claimed.isOutcomeUnknown).toBe(true)
    expect(await claimRefundCall(db, claimed, { at: later, staleBefore: at })).toBeNull()
    expect(await claimRefundCall(db, claimed, { at: later, staleBefore: later })).not.toBeNull()
    await releaseRefundCall(db, refund.id)
    const released = (await findRefund(db, refund.id)) as PaymentRefund
    expect(await claimRefundCall(db, released, { at: later, staleBefore: at })).not.toBeNull()
  })

  it('move on only, and take a token of a notice where theirs is unknown', async () => {
    const { db } = open()
    const { id } = (await refunded(open())).refund
    const move = (to: PaymentRefund['state']) => moveRefund(db, id, { to, at, actor: 'provider' })
    expect(await noteRefundToken(db, id, 'A')).toBe(true)
    expect(await noteRefundToken(db, id, 'B')).toBe(false)
    await dropRefundToken(db, id, 'B')
    expect((await findRefund(db, id))?.token).toBe('A')
    await dropRefundToken(db, id, 'A')
    expect((await findRefund(db, id))?.token).toBeNull()
    expect(await move('requested')).toMatchObject({ state: 'requested', requestedAt: at })
    expect(await move('requested')).toBeNull()
    expect(await listOpenRefunds(db, { mode, limit: 9 })).toHaveLength(1)
    expect(await move('refunded')).toMatchObject({ state: 'refunded', settledAt: at })
    expect([await move('rejected'), await move('pending')]).toEqual([null, null])
    expect(await listOpenRefunds(db, { mode, limit: 9 })).toEqual([])
  })
})

describeEachDatabase('withdrawals', (open) => {
  it('are stored and noted once each', async () => {
    const { db } = open()
    const userId = await addPerson(open())
    for (let turn = 0; turn < 2; turn++) await addWithdrawal(db, { ...of, userId, at })
    expect(await listOpenWithdrawals(db, { mode, requestedAfter: later, limit: 9 })).toHaveLength(1)
    for (const reached of ['ended', 'ended', 'settled', 'settled'] as const) await noteWithdrawal(db, of, reached, later)
    expect(await findWithdrawal(db, of)).toMatchObject({ requestedAt: at, endedAt: later, settledAt: later })
    expect(await listOpenWithdrawals(db, { mode, requestedAfter: later, limit: 9 })).toEqual([])
    expect((await listBillingAudit(db, 'sus_1')).map(({ action }) => action)).toEqual([
      'withdrawal.requested',
      'withdrawal.ended',
      'withdrawal.settled',
    ])
  })
})

describeEachDatabase('tax documents', (open) => {
  it('are claimed by one process, and never changed once issued', async () => {
    const { db } = open()
    await refunded(open())
    const [document] = await listTaxDocuments(db, { mode, invoiceIds: [7] })
    if (document === undefined) throw new Error('no document')
    const claims = await Promise.all([1, 2].map(() => claimTaxDocument(db, document, later)))
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    const outcome = { at, issuer: 'x', failure: null, folio: 'F1', state: 'issued' } as const
    expect(await saveIssueOutcome(db, document.id, outcome)).toMatchObject({ state: 'issued', folio: 'F1', issuedAt: at })
    expect(await saveIssueOutcome(db, document.id, { ...outcome, folio: 'F2' })).toBeNull()
    expect(await claimTaxDocument(db, { id: document.id, attempts: 1 }, later)).toBeNull()
    expect((await findTaxDocument(db, document.id))?.folio).toBe('F1')
  })
})

describeEachDatabase('announced prices', (open) => {
  it('are stored once, accepted with proof once, and dropped with a base that its user removes', async () => {
    const { db } = open()
    const userId = await addPerson(open())
    const change = {
      ...of,
      userId,
      baseId: 'contraloria',
      oldAmount: 8000,
      newAmount: 10_000,
      announcedAt: at,
      effectiveOn: '2026-09-01',
    } as const
    expect([await announcePrice(db, change), await announcePrice(db, change)]).toEqual([true, false])
    const [stored] = await listOpenPriceChanges(db, of)
    if (stored === undefined) throw new Error('nothing was announced')
    const consent = { terms: { version: '2', hash: 'a', sections: [] }, text: 'Acepto', address: '127.0.0.1' }
    const stranger = await addPerson(open())
    await acceptPrices(db, { ids: [stored.id], userId: stranger, of, consent, at })
    expect((await listOpenPriceChanges(db, of))[0]?.acceptedAt).toBeNull()
    for (let turn = 0; turn < 2; turn++) await acceptPrices(db, { ids: [stored.id], userId, of, consent, at })
    expect((await open().execute('select 1 from payment_consents')).rows).toHaveLength(1)
    await settlePriceChange(db, stored, { outcome: 'swapped', at })
    expect(await listOpenPriceChanges(db, of)).toEqual([])
    await announcePrice(db, change)
    await addSubscriptionItem(db, { ...of, userId, baseId: 'contraloria', itemId: 3, amount: 8000, at, readableFrom: null })
    await removeSubscriptionItem(db, { ...of, baseId: 'contraloria', readableUntil: '2026-08-31', at })
    expect(await listOpenPriceChanges(db, { mode })).toEqual([])
  })
})
