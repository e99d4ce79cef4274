import { createJobs, listUserSubscriptions } from '@basejuris/database'
import { expect, it, vi } from 'vitest'
import { addPayer, openPayments, subscribe } from '../testing/payments/open-payments.ts'
import { paymentPricesQueue, paymentRefundsQueue, refundQueues, startRefundJobs } from './refund-jobs.ts'

it('finishes a withdrawal whose answer was lost, and issues its documents', async () => {
  const test = await openPayments()
  const jobs = await createJobs(test.database, { queues: refundQueues, onError: () => undefined })
  try {
    const payer = await addPayer(test)
    await subscribe(test, payer, ['contraloria'])
    const [one] = await listUserSubscriptions(test.services.db, { userId: payer.userId, mode: 'simulator' })
    await test.simulator.control.addFault({ endpoint: 'refund/create', kind: 'timeoutAfter' })
    await payer.call('POST', '/v1/payment/subscription/withdraw', { subscriptionId: one?.row.subscriptionId })
    const provider = { ...test.provider, staleMs: -1 }
    await startRefundJobs(jobs, test.services, { provider, log: test.app.log })
    await jobs.send(paymentRefundsQueue, {})
    await jobs.send(paymentPricesQueue, {})
    const shown = async () => (await payer.call('GET', '/v1/payment/invoices')).body.data.cobros[0]
    await vi.waitFor(
      async () =>
        expect(await shown()).toMatchObject({
          devolucion: { monto: 1000, estado: 'solicitada' },
          documentos: [{ estado: 'emitido' }, { estado: 'emitido' }],
        }),
      { timeout: 20_000, interval: 200 },
    )
    expect((await test.simulator.control.snapshot()).refunds).toHaveLength(1)
  } finally {
    await jobs.stop({ timeoutMs: 1000 })
    await test.close()
  }
})
