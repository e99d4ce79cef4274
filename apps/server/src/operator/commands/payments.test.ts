import { describe, expect, it } from 'vitest'
import type { Platform } from '../../composition/open-platform.ts'
import { addPayer, attemptOf, type Payer, paymentFixture, subscribe } from '../../testing/payments/payment-fixture.ts'
import { commandRunner } from '../operator-commands.ts'

const test = paymentFixture()

const run = async (command: string, args: Record<string, unknown> = {}) =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of commands differ
  commandRunner({ services: test.services } as Platform)(command, args, () => {}, new AbortController().signal) as Promise<any>
const invoiceOf = async (email: string): Promise<number> => (await run('payments show', { word: email })).invoices[0].invoiceId

async function subscriber() {
  const payer = await addPayer(test)
  const { subscriptionId } = await attemptOf(payer, await subscribe(test, payer, ['contraloria']))
  return { payer, subscriptionId: subscriptionId as string }
}

describe('show', () => {
  it('finds a user by every id that a mail to support may name', async () => {
    const { payer, subscriptionId } = await subscriber()
    const story = await run('payments show', { word: payer.email.toUpperCase() })
    expect(story).toMatchObject({
      email: payer.email,
      customerId: payer.customerId,
      card: 'Visa 6623',
      subscriptions: [
        { subscriptionId, reason: 'Suscripción completa activa', bases: [{ name: 'Contraloría General de la República', amount: 10_000 }] },
      ],
      invoices: [{ amount: 1000, net: 840, iva: 160, state: 'paid', documents: [{ kind: 'boleta', state: 'pending' }], refund: null }],
    })
    expect(story.audit.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['attempt.active', 'subscription.stored', 'invoice.paid', 'item.added']),
    )
    const { invoiceId } = story.invoices[0]
    for (const word of [payer.userId, payer.customerId, subscriptionId, story.attempts[0].id, String(invoiceId)])
      expect((await run('payments show', { word })).email).toBe(payer.email)
    await expect(run('payments show', { word: 'sus_nadie' })).rejects.toThrow('Nadie tiene pagos con «sus_nadie».')
  })
})

describe('release', () => {
  it('lets a held invoice count as a payment, once, with its reason in the audit', async () => {
    await test.simulator.control.addFault({ endpoint: 'charge', kind: 'wrongAmount', amount: 500 })
    const payer = await addPayer(test)
    await subscribe(test, payer, ['contraloria'])
    const valid = async () => (await payer.call('GET', '/v1/payment/subscription/validate')).body.data.isActive
    expect(await valid()).toBe(false)
    const invoiceId = await invoiceOf(payer.email)
    const reason = 'acordado por teléfono'
    expect(await run('payments release', { invoiceId, reason })).toMatchObject({ amount: 1500, expectedAmount: 1000 })
    expect(await valid()).toBe(true)
    const { tarifa, bases, periodo } = (await payer.call('GET', '/v1/payment/subscription')).body.data
    expect({ tarifa, bases, periodo }).toMatchObject({
      tarifa: { esteMes: 1000 },
      bases: [{ esteMes: 0 }],
      periodo: { monto: { total: 1500 }, diferencia: 500 },
    })
    await expect(run('payments release', { invoiceId, reason })).rejects.toThrow(`El cobro ${invoiceId} no está retenido.`)
    await expect(run('payments release', { invoiceId: 999_999, reason })).rejects.toThrow('No hay un cobro 999999.')
    await expect(run('payments release', { invoiceId, reason: '' })).rejects.toThrow('Argumentos no válidos: reason.')
    const { audit, invoices } = await run('payments show', { word: payer.email })
    expect(invoices[0].state).toBe('paid')
    expect(audit.at(-1)).toMatchObject({ actor: 'operator', action: 'invoice.released', after: { reason, amount: 1500 } })
    // Read again, it stays released.
    await run('payments reconcile')
    expect(await valid()).toBe(true)
    expect((await test.mailsTo(payer.email)).map(({ subject }) => subject)).toContain('Cobro de $1.500 de su suscripción')
  })
})

describe('refund and retry-document', () => {
  it('pay a charge back once, and issue its documents', async () => {
    const { payer } = await subscriber()
    const invoiceId = await invoiceOf(payer.email)
    expect(await run('payments retry-document', { invoiceId })).toMatchObject([
      { kind: 'boleta', state: 'issued', folio: expect.any(String) },
    ])
    const first = await run('payments refund', { invoiceId })
    expect(first).toMatchObject({ invoiceId, amount: 1000, state: 'requested' })
    expect(await run('payments refund', { invoiceId })).toMatchObject({ state: 'requested' })
    expect((await test.simulator.control.snapshot()).refunds).toHaveLength(1)
    expect((await run('payments retry-document', { invoiceId })).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'boleta',
      'nota_credito',
    ])
    const subjects = (await test.mailsTo(payer.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Su nota de crédito electrónica N° '))).toHaveLength(1)
    await expect(run('payments refund', { invoiceId: 999_999 })).rejects.toThrow('no existe o no está pagado')
    await expect(run('payments retry-document', { invoiceId: 999_999 })).rejects.toThrow('no tiene documento tributario')
  })
})

describe('a refund', () => {
  const reads = async ({ call }: Payer): Promise<boolean> => (await call('GET', '/v1/payment/subscription/validate')).body.data.isActive
  const written = async ({ email }: Payer): Promise<string[]> => (await test.mailsTo(email)).map(({ subject }) => subject)

  it('of the present period ends the subscription, and a new one charges anew', async () => {
    const { payer } = await subscriber()
    const invoiceId = await invoiceOf(payer.email)
    await test.simulator.control.addFault({ endpoint: 'subscription/cancel', kind: 'errorBefore', times: 3 })
    await expect(run('payments refund', { invoiceId })).rejects.toThrow('Repita la orden')
    expect(await reads(payer)).toBe(true)
    expect(await run('payments refund', { invoiceId })).toMatchObject({ state: 'requested', hasEnded: true, nextInvoiceDate: null })
    expect(await reads(payer)).toBe(false)
    await test.runJobs()
    await test.advance({ months: 1, days: 1 })
    await run('payments reconcile')
    expect((await run('payments show', { word: payer.email })).invoices).toHaveLength(1)
    expect((await written(payer)).filter((subject) => /cancelada|Terminó/.test(subject))).toEqual(['Su suscripción quedó cancelada'])
    await subscribe(test, payer, ['contraloria'])
    expect(await reads(payer)).toBe(true)
    expect((await run('payments show', { word: payer.email })).invoices.map(({ amount }: { amount: number }) => amount)).toEqual([
      1000, 1000,
    ])
  })

  it('as a compensation, or of an earlier period, leaves it as it is', async () => {
    const { payer } = await subscriber()
    const first = await invoiceOf(payer.email)
    await test.advance({ months: 1, days: 1 })
    await run('payments reconcile')
    const second = await invoiceOf(payer.email)
    expect(await run('payments refund', { invoiceId: first })).toMatchObject({ hasEnded: false, nextInvoiceDate: expect.any(String) })
    expect(await run('payments refund', { invoiceId: second, keepsAccess: true })).toMatchObject({ amount: 11_000, hasEnded: false })
    expect(await reads(payer)).toBe(true)
    expect(await run('payments refund', { invoiceId: second })).toMatchObject({ state: 'requested', hasEnded: true })
    expect(await reads(payer)).toBe(false)
  })
})

describe('reconcile and status', () => {
  it('bring everything up to date, and count it', async () => {
    const { payer } = await subscriber()
    await test.advance({ months: 1, days: 1 })
    const found = await run('payments reconcile')
    expect(found.differences).toContainEqual(expect.objectContaining({ what: 'missed payment' }))
    expect(found).toMatchObject({ openAttempts: 0, pendingDocuments: 0 })
    expect(found.reported).toBeGreaterThan(0)
    expect(await run('payments reconcile')).toMatchObject({ differences: [], orphans: 0, mails: 0, reported: 0 })
    expect((await run('payments show', { word: payer.email })).invoices).toHaveLength(2)
    const status = await run('payments status')
    expect(status).toMatchObject({ mode: 'simulator', problems: [], sold: true, findings: 0 })
    expect(status.subscriptions.running).toBeGreaterThan(0)
    expect(status.invoices.paid).toBeGreaterThan(1)
  })

  it('say so when the provider does not answer, or is none', async () => {
    await test.simulator.control.addFault({ endpoint: '*', kind: 'errorBefore', times: 3 })
    await expect(run('payments reconcile')).rejects.toThrow('Flow no respondió.')
    await test.simulator.control.clearFaults()
    const without = { services: { ...test.services, provider: null } } as unknown as Platform
    await expect(commandRunner(without)('payments status', {}, () => {}, new AbortController().signal)).rejects.toThrow('FLOW_MODE')
  })
})
