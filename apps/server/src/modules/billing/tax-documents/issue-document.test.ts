import { listTaxDocuments, type TaxDocument } from '@basejuris/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentProvider, TaxDocumentIssuer, TaxDocumentOrder } from '../../../services.ts'
import { addPayer, openPayments, type Payer, subscribe, type TestPayments } from '../../../testing/payments/open-payments.ts'
import { sampleBilling } from '../../../testing/sample-billing.ts'
import { issueDocument, issueDueDocuments, TaxDocumentRefused } from './issue-document.ts'

let test: TestPayments
beforeAll(async () => {
  test = await openPayments()
})
afterAll(() => test.close())

async function paidBy(payer: Payer): Promise<TaxDocument> {
  await subscribe(test, payer, [])
  const [{ invoiceId }] = (await payer.call('GET', '/v1/payment/invoices')).body.data.cobros
  const [document] = await listTaxDocuments(test.services.db, { mode: 'simulator', invoiceIds: [invoiceId] })
  if (document === undefined) throw new Error('no document was prepared')
  return document
}

/** An issuer that does what each attempt says, and the orders that it got. */
function issuerOf(attempts: readonly ('issue' | 'refuse' | 'break')[]): {
  readonly provider: PaymentProvider
  readonly orders: TaxDocumentOrder[]
} {
  const orders: TaxDocumentOrder[] = []
  const taxIssuer: TaxDocumentIssuer = {
    name: 'prueba',
    async issue(order) {
      const act = attempts[orders.push(order) - 1]
      if (act === 'refuse') throw new TaxDocumentRefused('receiver')
      if (act === 'break') throw new Error('no connection')
      return { folio: `F-${order.kind}` }
    },
  }
  return { provider: { ...test.provider, taxIssuer }, orders }
}

const fresh = async (id: string) =>
  (await test.database.execute('select state, folio, failure, attempts from tax_documents where id = $1', [id])).rows[0]

describe('a tax document', () => {
  it('is issued once, with the receiver of the day of the payment', async () => {
    const payer = await addPayer(test)
    await payer.call('PUT', `/v1/auth/profile/${payer.userId}/billing`, { billingData: sampleBilling })
    const { id } = await paidBy(payer)
    await payer.call('DELETE', `/v1/auth/profile/${payer.userId}/billing`)
    const { provider, orders } = issuerOf(['issue', 'issue'])
    expect(await issueDocument(test.services, provider, id)).toMatchObject({ state: 'issued', folio: 'F-boleta', issuer: 'prueba' })
    expect(await issueDocument(test.services, provider, id)).toMatchObject({ state: 'issued', folio: 'F-boleta' })
    expect(orders).toEqual([
      {
        key: id,
        kind: 'boleta',
        receiver: expect.objectContaining({ rut: sampleBilling.rut }),
        net: 840,
        iva: 160,
        total: 1000,
        corrects: null,
      },
    ])
  })

  it('waits where nobody issues, and after a broken connection for its next attempt', async () => {
    const { id } = await paidBy(await addPayer(test))
    const nobody = { ...test.provider, taxIssuer: null }
    expect(await issueDocument(test.services, nobody, id)).toMatchObject({ state: 'pending', attempts: 0 })
    expect(await issueDueDocuments(test.services, nobody)).toBeGreaterThan(0)
    const { provider, orders } = issuerOf(['break', 'issue'])
    await issueDocument(test.services, provider, id)
    expect(await fresh(id)).toEqual({ state: 'pending', folio: null, failure: 'unavailable', attempts: 1 })
    await issueDueDocuments(test.services, test.provider)
    expect(await fresh(id)).toMatchObject({ state: 'pending' })
    await test.advance({ hours: 1 })
    await issueDueDocuments(test.services, provider)
    expect(await fresh(id)).toEqual({ state: 'issued', folio: 'F-boleta', failure: null, attempts: 2 })
    expect(new Set(orders.map(({ key }) => key))).toEqual(new Set([id]))
  })

  it('that was refused is left to a person, who may try again', async () => {
    const { id } = await paidBy(await addPayer(test))
    const { provider } = issuerOf(['refuse', 'issue'])
    expect(await issueDocument(test.services, provider, id)).toMatchObject({ state: 'failed', failure: 'receiver' })
    await test.advance({ days: 3 })
    await issueDueDocuments(test.services, provider)
    expect(await fresh(id)).toMatchObject({ state: 'failed', attempts: 1 })
    expect(await issueDocument(test.services, provider, id)).toMatchObject({ state: 'issued' })
  })

  it('that credits another names its folio, and is issued after it', async () => {
    const payer = await addPayer(test)
    const { invoiceId } = await paidBy(payer)
    const { subscriptionId } = (await payer.call('GET', '/v1/payment/invoices')).body.data.cobros[0]
    await payer.call('POST', '/v1/payment/subscription/withdraw', { subscriptionId })
    const documents = await listTaxDocuments(test.services.db, { mode: 'simulator', invoiceIds: [invoiceId] })
    const note = documents.find(({ kind }) => kind === 'nota_credito')
    const { provider, orders } = issuerOf(['break', 'issue', 'issue'])
    expect(await issueDocument(test.services, provider, note?.id ?? '')).toMatchObject({ state: 'pending', attempts: 0 })
    expect(await issueDocument(test.services, provider, note?.id ?? '')).toMatchObject({ state: 'issued', folio: 'F-nota_credito' })
    expect(orders.at(-1)).toMatchObject({ kind: 'nota_credito', total: 1000, corrects: { kind: 'boleta', folio: 'F-boleta' } })
  })

  it('is issued by one of two processes', async () => {
    const { id } = await paidBy(await addPayer(test))
    const { provider, orders } = issuerOf(['issue', 'issue'])
    await Promise.all([issueDocument(test.services, provider, id), issueDocument(test.services, provider, id)])
    expect(orders).toHaveLength(1)
  })
})
