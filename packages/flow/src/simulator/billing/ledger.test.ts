import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SimulatorState } from '../state/simulator-state.ts'
import { testCards } from '../state/test-cards.ts'
import { createItem, createPlan, type OpenSimulator, openSimulator, subscribe } from '../testing/open-simulator.ts'

const prices = [20_000, 15_000, -700]
const planPrice = 1_000
/** Each action says what it needs to know. */
const action = fc.oneof(
  fc.record({ kind: fc.constant('advance' as const), days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), item: fc.nat(prices.length - 1), who: fc.nat(1) }),
  fc.record({
    kind: fc.constantFrom('goodCard' as const, 'badCard' as const, 'noCard' as const, 'cancel' as const, 'pay' as const, 'refund' as const),
    who: fc.nat(1),
  }),
  fc.record({ kind: fc.constant('decline' as const) }),
)
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

interface Model {
  /** Item prices of each subscriber, as the test believes them to be. */
  readonly items: readonly Set<number>[]
  readonly subscriptionIds: readonly string[]
  readonly customerIds: readonly string[]
  readonly itemIds: readonly number[]
}

async function act(simulator: OpenSimulator, model: Model, one: Action): Promise<void> {
  if (one.kind === 'advance') {
    await simulator.control.advance({ days: one.days })
    return
  }
  if (one.kind === 'decline') return simulator.control.addFault({ endpoint: 'charge', kind: 'decline' })
  const [subscriptionId = '', customerId = ''] = [model.subscriptionIds[one.who], model.customerIds[one.who]]
  if (one.kind === 'add' || one.kind === 'remove') {
    const call = one.kind === 'add' ? 'addItem' : 'deleteItem'
    const { status } = await simulator.send(`POST subscription/${call}`, { subscriptionId, itemId: model.itemIds[one.item] ?? 0 })
    if (status === 200) model.items[one.who]?.[one.kind === 'add' ? 'add' : 'delete'](prices[one.item] ?? 0)
  } else if (one.kind === 'cancel') await simulator.call('POST subscription/cancel', { subscriptionId, at_period_end: 1 })
  else if (one.kind === 'pay' || one.kind === 'refund') await settle(simulator, subscriptionId, one.kind)
  else {
    const card = { number: testCards.credit.number, accepts: one.kind === 'goodCard' }
    await simulator.control.setCard({ customerId, card: one.kind === 'noCard' ? null : card })
  }
}

/** Pays the newest unpaid invoice by its link, or gives back a part of the newest paid one. */
async function settle(simulator: OpenSimulator, subscriptionId: string, kind: 'pay' | 'refund'): Promise<void> {
  const { invoices, payments } = await simulator.control.snapshot()
  const own = invoices.filter((invoice) => invoice.subscriptionId === subscriptionId)
  const link = payments.find(({ flowOrder }) => flowOrder === own.findLast(({ status }) => status === 0)?.link)
  const { number } = testCards.credit
  if (kind === 'pay' && link !== undefined) {
    const form = { token: link.token, boton: 'aceptar', numero: number, vencimiento: '12/99', cvv: '123' }
    await fetch(`${simulator.origin}/app/web/pay.php`, { method: 'POST', body: new URLSearchParams(form) })
  }
  const paid = own.findLast(({ paidBy }) => paidBy !== null)
  if (kind === 'refund' && paid !== undefined)
    await simulator.send('POST refund/create', {
      refundCommerceOrder: 'r',
      receiverEmail: 'ana@correo.cl',
      amount: 400,
      urlCallBack: 'http://127.0.0.1:9/',
      flowTrxId: paid.paidBy ?? 0,
    })
}

/** What holds in every state of the simulator. */
function checkLedger({ invoices, payments, refunds, subscriptions, attempts }: SimulatorState): void {
  for (const invoice of invoices) {
    const total = invoice.lines.reduce((sum, { amount }) => sum + amount, 0)
    expect(invoice.amount).toBe(Math.max(0, total))
    const paying = payments.filter(({ invoiceId, status }) => invoiceId === invoice.id && status === 2)
    expect(paying.map(({ amount }) => amount)).toEqual(invoice.paidBy === null ? [] : [invoice.amount])
    expect(invoice.status === 1).toBe(invoice.amount === 0 || paying.length === 1)
    expect(attempts.filter(({ invoiceId }) => invoiceId === invoice.id).length).toBeLessThanOrEqual(invoice.attempts)
  }
  for (const payment of payments) {
    expect(payment.amount).toBeGreaterThanOrEqual(0)
    const back = refunds.filter(({ flowOrder }) => flowOrder === payment.flowOrder).reduce((sum, { amount }) => sum + amount, 0)
    expect(back).toBeLessThanOrEqual(payment.amount)
  }
  for (const { subscriptionId, periodStart, periodEnd, nextInvoice, status, credit } of subscriptions) {
    const own = invoices.filter((invoice) => invoice.subscriptionId === subscriptionId)
    expect(new Set(own.map((invoice) => invoice.periodStart)).size).toBe(own.length)
    expect((periodStart ?? '') <= (periodEnd ?? '')).toBe(true)
    expect(nextInvoice === null).toBe(status === 4)
    expect(credit).toBeGreaterThanOrEqual(0)
  }
}

describe('the ledger', () => {
  it('bills plan plus items of the moment, once for each period, under any order of actions and faults', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 25 }), async (actions) => {
        const simulator = await openSimulator({ now: '2026-07-31 09:00:00' })
        await createPlan(simulator, { amount: planPrice })
        const itemIds: number[] = []
        for (const price of prices) itemIds.push(await createItem(simulator, price))
        const subscribers = [await subscribe(simulator), await subscribe(simulator)]
        const model: Model = {
          items: subscribers.map(() => new Set()),
          subscriptionIds: subscribers.map(({ subscriptionId }) => subscriptionId),
          customerIds: subscribers.map(({ customerId }) => customerId),
          itemIds,
        }
        let billed = 2
        for (const one of actions) {
          await act(simulator, model, one)
          const state = await simulator.control.snapshot()
          checkLedger(state)
          for (const invoice of state.invoices.slice(billed)) {
            const items = model.items[model.subscriptionIds.indexOf(invoice.subscriptionId)] ?? []
            expect(invoice.amount).toBe(
              Math.max(
                0,
                [...items].reduce((sum, price) => sum + price, planPrice),
              ),
            )
          }
          billed = state.invoices.length
        }
        await simulator.close()
      }),
      { numRuns: 25 },
    )
  })
})
