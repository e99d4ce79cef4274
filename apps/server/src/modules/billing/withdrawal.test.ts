import { listBillingAudit, listUserSubscriptions } from '@basejuris/database'
import { addDays, chileanDate } from '@basejuris/domain'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPayer, openPayments, type Payer, subscribe, type TestPayments } from '../../testing/payments/open-payments.ts'
import { paymentMailsQueue } from './mails/send-payment-mails.ts'
import { refundInvoice } from './refunds/refund-invoice.ts'
import { reconcileRefunds } from './refunds/settle-withdrawal.ts'
import { issueDueDocuments } from './tax-documents/issue-document.ts'

let test: TestPayments
beforeAll(async () => {
  test = await openPayments()
  const base = { base: 'contraloria', collection: 'contraloria', court: 'Contraloría General de la República' } as const
  await test.store([buildRuling({ docId: 'dictamen', idSentence: 'dictamen', ...base })])
})
afterAll(() => test.close())

const snapshot = () => test.simulator.control.snapshot()
const withdraw = ({ call }: Payer, subscriptionId: string) => call('POST', '/v1/payment/subscription/withdraw', { subscriptionId })
const shown = async ({ call }: Payer, subscriptionId: string) =>
  (await call('GET', `/v1/payment/subscription/get?subscriptionId=${subscriptionId}`)).body.data
const invoices = async ({ call }: Payer) => (await call('GET', '/v1/payment/invoices')).body.data.cobros
const reads = async ({ call }: Payer) =>
  (await call('POST', '/v2/find-by-id', { docId: 'dictamen', collection: 'contraloria' })).status === 200
const subscribed = async (bases = ['contraloria']): Promise<{ payer: Payer; subscriptionId: string }> => {
  const payer = await addPayer(test)
  const paymentRef = await subscribe(test, payer, bases)
  const { subscriptionId } = (await payer.call('GET', `/v1/payment/attempts/${paymentRef}`)).body.data
  return { payer, subscriptionId }
}
/** Mails the written confirmations that are due. */
const confirm = async () => {
  await test.services.jobs.send(paymentMailsQueue, {})
  await test.runJobs()
}
/** Refunds that the provider has for a person, by their amounts. */
const refundsOf = async ({ email }: Payer) => (await snapshot()).refunds.filter(({ receiverEmail }) => receiverEmail === email)

describe('a withdrawal', () => {
  it('ends subscription and access at once, pays everything back and prepares the credit note', async () => {
    const { payer, subscriptionId } = await subscribed()
    const { hasta, ...before } = (await shown(payer, subscriptionId)).retracto
    expect(before).toEqual({ disponible: true, monto: 1000, solicitadoEl: null, devolucion: null })
    expect(Date.parse(hasta) - Date.parse(test.provider.now().toISOString().slice(0, 10))).toBe(10 * 86_400_000)
    expect(await reads(payer)).toBe(true)
    const { status, body } = await withdraw(payer, subscriptionId)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: 4,
      isActive: false,
      isCancelled: true,
      motivo: 'Suscripción cancelada',
      retracto: { disponible: false, monto: 1000, solicitadoEl: expect.any(String), devolucion: { monto: 1000, estado: 'solicitada' } },
    })
    expect(await reads(payer)).toBe(false)
    expect((await payer.call('GET', '/v1/payment/subscription')).body.data).toMatchObject({
      tarifa: { esteMes: 0, proxima: null },
      bases: [],
      periodo: null,
      proximaFactura: null,
    })
    const refunds = await refundsOf(payer)
    expect(refunds).toMatchObject([{ amount: 1000, status: 'created' }])
    await issueDueDocuments(test.services, test.provider)
    expect(await invoices(payer)).toMatchObject([
      {
        estado: 'pagado',
        devolucion: { monto: 1000, estado: 'solicitada' },
        documentos: [
          { tipo: 'boleta', codigo: 39, estado: 'emitido', folio: expect.stringMatching(/^PRUEBA-39-/) },
          { tipo: 'nota_credito', codigo: 61, estado: 'emitido', folio: expect.stringMatching(/^PRUEBA-61-/) },
        ],
      },
    ])
    await test.simulator.control.settleRefund({ token: refunds[0]?.token ?? '', status: 'accepted' })
    await test.simulator.control.settleRefund({ token: refunds[0]?.token ?? '', status: 'refunded' })
    await reconcileRefunds(test.services, test.provider, { scope: 'open' })
    expect((await shown(payer, subscriptionId)).retracto.devolucion).toEqual({ monto: 1000, estado: 'devuelta' })
    expect((await listBillingAudit(test.services.db, subscriptionId)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['withdrawal.requested', 'withdrawal.ended', 'withdrawal.settled']),
    )
  })

  it('is one however often and however simultaneously it is asked for', async () => {
    const { payer, subscriptionId } = await subscribed()
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(payer, subscriptionId)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await withdraw(payer, subscriptionId)
    await reconcileRefunds(test.services, test.provider, { scope: 'all' })
    expect(await refundsOf(payer)).toHaveLength(1)
    expect((await invoices(payer))[0].documentos).toHaveLength(2)
  })

  it('is possible to the end of the tenth day, and no later', async () => {
    const [early, late] = [await subscribed(), await subscribed()]
    await confirm()
    await test.advance({ days: 10 })
    expect((await withdraw(early.payer, early.subscriptionId)).status).toBe(200)
    await test.advance({ days: 1 })
    const { retracto } = await shown(late.payer, late.subscriptionId)
    expect(retracto.disponible).toBe(false)
    const { status, body } = await withdraw(late.payer, late.subscriptionId)
    expect([status, body.code]).toEqual([409, 'payment.withdrawal_over'])
    expect(body.error).toContain('10 días')
    expect(await refundsOf(late.payer)).toEqual([])
    expect((await withdraw(early.payer, early.subscriptionId)).status).toBe(200)
  })

  it('is possible for ninety days where the confirmation was never sent', async () => {
    const [early, late] = [await subscribed(), await subscribed()]
    await confirm()
    const { rows } = await test.database.execute(
      `update payment_mails set sent_at = null where kind = 'contracted' and user_id in ($1, $2) returning sent_at`,
      [early.payer.userId, late.payer.userId],
    )
    expect(rows).toHaveLength(2)
    const day = (days: number) => addDays(chileanDate(test.provider.now()), days)
    const [ten, ninety] = [day(10), day(90)]
    expect((await shown(late.payer, late.subscriptionId)).retracto.hasta).toBe(ten)
    await test.advance({ days: 11 })
    const own = (await late.payer.call('GET', '/v1/payment/subscription')).body.data
    expect(own.suscripcion.retracto).toMatchObject({ disponible: true, hasta: ninety })
    await test.advance({ days: 79 })
    expect((await withdraw(early.payer, early.subscriptionId)).status).toBe(200)
    await test.advance({ days: 1 })
    expect((await withdraw(late.payer, late.subscriptionId)).body.code).toBe('payment.withdrawal_over')
  })

  it('is also of a subscription that ends with its period, and of one that was never paid', async () => {
    const { payer, subscriptionId } = await subscribed()
    await payer.call('POST', `/v1/payment/subscription/cancel?subscriptionId=${subscriptionId}`)
    expect((await withdraw(payer, subscriptionId)).body.data).toMatchObject({ isActive: false, retracto: { devolucion: { monto: 1000 } } })
    const unpaid = await addPayer(test)
    await subscribe(test, unpaid, ['contraloria'], 'refusedAtCharge')
    const [one] = await listUserSubscriptions(test.services.db, { userId: unpaid.userId, mode: 'simulator' })
    const { body } = await withdraw(unpaid, one?.row.subscriptionId ?? '')
    expect(body.data).toMatchObject({ status: 4, retracto: { monto: 0, devolucion: null, solicitadoEl: expect.any(String) } })
    expect(await invoices(unpaid)).toMatchObject([{ estado: 'anulado', devolucion: null, documentos: [] }])
  })

  it('lets the user subscribe again, and charges nothing twice', async () => {
    const { payer, subscriptionId } = await subscribed()
    await withdraw(payer, subscriptionId)
    await subscribe(test, payer, ['contraloria'])
    const charged = (await invoices(payer)).filter(({ devolucion }: { devolucion: unknown }) => devolucion === null)
    expect(charged).toMatchObject([{ estado: 'pagado', monto: { total: 1000 } }])
    expect((await payer.call('GET', '/v1/payment/subscription/validate')).body.data.isActive).toBe(true)
    // The month without charge of the base was used.
    expect(await reads(payer)).toBe(false)
  })

  it('that the receiver does not accept is shown as under review, and asked for again by an operator', async () => {
    const { payer, subscriptionId } = await subscribed()
    await withdraw(payer, subscriptionId)
    const [refund] = await refundsOf(payer)
    await test.simulator.control.settleRefund({ token: refund?.token ?? '', status: 'rejected' })
    await reconcileRefunds(test.services, test.provider, { scope: 'open' })
    expect((await shown(payer, subscriptionId)).retracto.devolucion.estado).toBe('en_revision')
    const [{ invoiceId }] = await invoices(payer)
    const payBack = (id: number) => refundInvoice(test.services, test.provider, { invoiceId: id, keepsAccess: false })
    expect(await payBack(invoiceId)).toMatchObject({ refund: { state: 'requested', round: 2, amount: 1000 }, hasEnded: false })
    expect((await refundsOf(payer)).map(({ status }) => status)).toEqual(['rejected', 'created'])
    expect(await payBack(invoiceId)).toMatchObject({ refund: { state: 'requested', round: 2 } })
    await expect(payBack(1)).rejects.toThrow('no está pagado')
  })
})

describe('of somebody else', () => {
  it('no subscription can be withdrawn from, and no price accepted', async () => {
    const { payer, subscriptionId } = await subscribed()
    const eva = await addPayer(test)
    for (const id of [subscriptionId, 'sus_unknown']) {
      expect((await withdraw(eva, id)).body.code).toBe('payment.subscription_not_found')
      const accepted = await eva.call('POST', '/v1/payment/subscription/prices/accept', {
        subscriptionId: id,
        precios: [{ base: 'contraloria', precio: 10_000 }],
        aceptaCobro: true,
      })
      expect(accepted.body.code).toBe('payment.subscription_not_found')
    }
    expect((await shown(payer, subscriptionId)).retracto.solicitadoEl).toBeNull()
    expect(await refundsOf(payer)).toEqual([])
  })

  it('a notice about a refund proves nothing', async () => {
    const { payer, subscriptionId } = await subscribed()
    await withdraw(payer, subscriptionId)
    const { rows } = await test.database.execute('select id, token from payment_refunds where subscription_id = $1', [subscriptionId])
    const [{ id, token }] = rows as [{ id: string; token: string }]
    const notify = (refundId: string, sent: string) =>
      test.app.inject({
        method: 'POST',
        url: `/v1/payment/flow/refund/${refundId}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${sent}`,
      })
    for (const [refundId, sent] of [
      [id, 'F'.repeat(40)],
      [id, token],
      ['not-an-id', token],
      [crypto.randomUUID(), token],
    ] as const)
      expect((await notify(refundId, sent)).statusCode).toBe(200)
    await test.runJobs()
    expect((await shown(payer, subscriptionId)).retracto.devolucion.estado).toBe('solicitada')
    await test.simulator.control.settleRefund({ token, status: 'refunded' })
    await notify(id, token)
    await test.runJobs()
    expect((await shown(payer, subscriptionId)).retracto.devolucion.estado).toBe('devuelta')
  })
})
