import { listPaymentMails } from '@basejuris/database'
import { testCards } from '@basejuris/flow/simulator'
import { describe, expect, it } from 'vitest'
import { runPaymentMails } from '../../../composition/payment-mail-jobs.ts'
import {
  addPayer,
  attemptOf,
  comeBack,
  type Payer,
  pay,
  paymentFixture,
  registerAtProvider,
  subscribe,
} from '../../../testing/payments/payment-fixture.ts'
import { reconcileSubscriptions } from '../reconcile/reconcile-subscriptions.ts'
import { sendPaymentMails } from './send-payment-mails.ts'

const test = paymentFixture()

const support = 'soporte@basejuris.test'
const reconcile = () => reconcileSubscriptions(test.services, test.provider, { scope: 'all' })
/** Mails to an address that were not read before, after every job ran. */
const read = new Map<string, number>()
async function newMails(email: string) {
  await runPaymentMails(test.services, test.provider)
  const all = await test.mailsTo(email)
  const seen = read.get(email) ?? 0
  read.set(email, all.length)
  return all.slice(seen)
}
const subjects = async (email: string) => (await newMails(email)).map(({ subject }) => subject)
const cancel = async ({ call }: Payer, subscriptionId: string) =>
  call('POST', `/v1/payment/subscription/cancel?subscriptionId=${subscriptionId}`)

async function subscriber(card: 'credit' | 'refusedAtCharge' = 'credit') {
  const payer = await addPayer(test)
  const ref = await subscribe(test, payer, ['contraloria'], card)
  const { subscriptionId } = await attemptOf(payer, ref)
  return { payer, ref, subscriptionId: subscriptionId as string }
}

describe('the terms that a person agreed to', () => {
  it('are mailed in the words of that day, whatever the terms say now', async () => {
    const { payer, ref } = await subscriber()
    const sections = [{ id: 'uno', title: '1. De otro día', body: ['Estas eran las palabras de ese día.', ['Con un punto.']] }]
    await test.database.execute(
      `insert into accepted_terms (hash, version, sections, first_accepted_at) values ('otro-dia', '1', $1, now())`,
      [JSON.stringify(sections)],
    )
    await test.database.execute(`update payment_consents set terms_version = '1', terms_hash = 'otro-dia' where attempt_id = $1`, [ref])
    const [contract] = await newMails(payer.email)
    expect(contract?.text).toContain('con la versión 1 de los términos del servicio, que van completos al final de este correo:')
    expect(contract?.text).toContain('TÉRMINOS DEL SERVICIO, VERSIÓN 1')
    expect(contract?.text).toContain('Estas eran las palabras de ese día.')
    expect(contract?.text).not.toContain('1. Quién presta el servicio')
  })

  it('are stored once for all who agree to the same words', async () => {
    await subscriber()
    await subscriber()
    const { rows } = await test.database.execute(
      `select count(distinct t.hash)::int as texts, count(*)::int > 1 as many from payment_consents c join accepted_terms t on t.hash = c.terms_hash where t.version = '2'`,
    )
    expect(rows).toEqual([{ texts: 1, many: true }])
  })
})

describe('from a contract to its end', () => {
  it('mails each thing once, with the amounts to the peso', async () => {
    const { payer, subscriptionId } = await subscriber()
    const [contract, charge, ...more] = await newMails(payer.email)
    expect(more).toEqual([])
    expect(contract?.subject).toBe('Confirmación de su suscripción a BaseJuris')
    for (const said of [
      'Modo de prueba: no se cobra dinero real.',
      'Usted contrató la suscripción mensual a BaseJuris el 01-08-2026 a las 10:00, hora de Chile.',
      'Se cobró al contratar: $840 neto + $160 IVA = $1.000.',
      'Primer cobro completo: el 01-09-2026, $9.244 neto + $1.756 IVA = $11.000.',
      'la tarjeta Visa terminada en 6623',
      'con la versión 2 de los términos del servicio, que van completos al final de este correo:',
      'TÉRMINOS DEL SERVICIO, VERSIÓN 2',
      '1. Quién presta el servicio',
      'Pago de hoy: $1.000, IVA incluido.',
      'Hasta el 11-08-2026 puede también retractarse',
    ])
      expect(contract?.text).toContain(said)
    expect(charge?.subject).toBe('Cobro de $1.000 de su suscripción')
    expect(charge?.text).toContain('por el período del 01-08-2026 al 31-08-2026: $840 neto + $160 IVA = $1.000')
    expect(charge?.text).toContain('Su boleta electrónica se está emitiendo')

    await test.advance({ days: 23 })
    expect(await subjects(payer.email)).toEqual([])
    await test.advance({ days: 1 })
    const [reminder, ...others] = await newMails(payer.email)
    expect(others).toEqual([])
    expect(reminder?.subject).toBe('El 01-09-2026 se cobran $11.000 por su suscripción')
    expect(reminder?.text).toContain('el 01-09-2026, $9.244 neto + $1.756 IVA = $11.000')

    await test.advance({ days: 8 })
    await reconcile()
    expect(await subjects(payer.email)).toEqual(['Cobro de $11.000 de su suscripción'])

    expect((await cancel(payer, subscriptionId)).status).toBe(200)
    const [cancelled] = await newMails(payer.email)
    expect(cancelled?.subject).toBe('Su suscripción quedó cancelada')
    expect(cancelled?.text).toContain('hasta el 30-09-2026, ese día incluido')
    await test.advance({ days: 29 })
    await reconcile()
    const [ended, ...last] = await newMails(payer.email)
    expect(last).toEqual([])
    expect(ended?.subject).toBe('Terminó su acceso a las bases de su suscripción')
    expect(ended?.text).toContain('El último día pagado fue el 30-09-2026.')

    const mailed = await listPaymentMails(test.services.db, { userId: payer.userId, mode: 'simulator' })
    expect(mailed.map(({ kind }) => kind).sort()).toEqual(['cancelled', 'charge', 'charge', 'contracted', 'ended', 'reminder'])
    expect(await sendPaymentMails(test.services, test.provider)).toBe(0)
  })

  it('tells of a further base, when it is charged and when it can be read', async () => {
    const { payer, subscriptionId } = await subscriber()
    await newMails(payer.email)
    await test.advance({ minutes: 5 })
    const { body } = await payer.call('POST', '/v1/payment/subscription/item/create', { name: 'base_corte_suprema' })
    await payer.call('POST', '/v1/payment/subscription/item/add', { subscriptionId, itemId: body.data.itemId })
    const [added, ...more] = await newMails(payer.email)
    expect(more).toEqual([])
    expect(added?.subject).toBe('Se agregó Corte Suprema a su suscripción')
    expect(added?.text).toContain('Pago de hoy: $0.')
    expect(added?.text).toContain('$16.807 neto + $3.193 IVA = $20.000 al mes')
  })
})

describe('a charge that fails', () => {
  it('is mailed when nobody tried again at once, and then the end of access and its return', async () => {
    const { payer } = await subscriber()
    await newMails(payer.email)
    await test.simulator.control.setCard({ customerId: payer.customerId, card: null })
    await test.advance({ months: 1, days: 1 })
    await reconcile()
    const failed = (await newMails(payer.email)).find(({ subject }) => subject.startsWith('No se pudo'))
    expect(failed?.subject).toBe('No se pudo cobrar $11.000 de su suscripción')
    expect(failed?.text).toContain('No se le ha cobrado nada.')
    await test.advance({ days: 5 })
    await reconcile()
    const [ended, ...more] = await newMails(payer.email)
    expect(more).toEqual([])
    expect(ended?.text).toContain('hay un cobro impago. Al pagarlo, el acceso vuelve de inmediato.')
    await reconcile()
    expect(await subjects(payer.email)).toEqual([])
  })

  it('of a subscription that was never paid can be cancelled, and nothing is charged any more', async () => {
    const { payer, subscriptionId } = await subscriber('refusedAtCharge')
    expect(subscriptionId).toMatch(/^sus_/)
    const answer = await cancel(payer, subscriptionId)
    expect([answer.status, answer.body.data.motivo]).toEqual([200, 'Suscripción cancelada'])
    const [cancelled, ...more] = await newMails(payer.email)
    expect(more).toEqual([])
    expect(cancelled?.text).toContain('Nunca se le cobró nada por ella.')
    await test.simulator.control.setCard({ customerId: payer.customerId, card: { number: testCards.credit.number } })
    await test.advance({ months: 2 })
    await reconcile()
    const { invoices } = await test.simulator.control.snapshot()
    expect(invoices.filter(({ customerId, status }) => customerId === payer.customerId && status !== 2)).toEqual([])
    expect((await payer.call('GET', '/v1/payment/invoices')).body.data.cobros).toMatchObject([{ estado: 'anulado' }])
    expect(await subjects(payer.email)).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('is confirmed with the money that comes back, without the mails of a cancellation', async () => {
    const { payer, subscriptionId } = await subscriber()
    await newMails(payer.email)
    await payer.call('POST', '/v1/payment/subscription/withdraw', { subscriptionId })
    const mails = await newMails(payer.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Recibimos su retracto'])
    expect(mails[0]?.text).toContain('Se devuelve todo lo cobrado: $1.000, IVA incluido.')
  })
})

describe('support', () => {
  it('is told once of what a job found and of a held charge, by ids and amounts', async () => {
    const { payer, subscriptionId } = await subscriber()
    await test.advance({ months: 1, days: 1 })
    await newMails(support)
    await reconcile()
    const [mail, ...more] = await newMails(support)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`de ${subscriptionId} ($11.000) estaba pagado y el proveedor no lo avisó.`)
    expect(mail?.text).not.toContain(payer.email)
    await reconcile()
    expect(await subjects(support)).toEqual([])

    const held = await addPayer(test)
    await test.simulator.control.addFault({ endpoint: 'charge', kind: 'wrongAmount', amount: 500 })
    const { redirectUrl } = await pay(held, ['contraloria'])
    await comeBack(test, (await registerAtProvider(redirectUrl, 'credit'))?.token ?? '')
    await test.runJobs()
    const [about] = await newMails(support)
    expect(about?.text).toMatch(/El cobro \d+ de sus_\w+ quedó retenido: es de \$1\.500 y se había contratado \$1\.000\./)
    expect(await subjects(held.email)).toEqual([])
  })
})

it('enqueues each mail once for ten runs at the same time', async () => {
  const { payer } = await subscriber()
  await Promise.all(Array.from({ length: 10 }, () => sendPaymentMails(test.services, test.provider)))
  expect((await newMails(payer.email)).map(({ subject }) => subject)).toEqual([
    'Confirmación de su suscripción a BaseJuris',
    'Cobro de $1.000 de su suscripción',
  ])
})
