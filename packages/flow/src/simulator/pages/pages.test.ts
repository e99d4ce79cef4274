import { describe, expect, it } from 'vitest'
import { testCards } from '../state/test-cards.ts'
import { createCustomer, createPlan, type OpenSimulator, openReceiver, openSimulator, subscribe } from '../testing/open-simulator.ts'

interface Shown {
  readonly status: number
  readonly text: string
  readonly policy: string
}

const show = async (response: Response): Promise<Shown> => ({
  status: response.status,
  text: await response.text(),
  policy: response.headers.get('content-security-policy') ?? '',
})

const card = (number: string) => ({ numero: number.replaceAll(/(\d{4})(?=\d)/g, '$1 '), vencimiento: '12/30', cvv: '123' })
const bank = { rut: '11.111.111-1', clave: '123' }

/** A registration of a customer without a card, and what its person does. */
async function openRegistration(urlReturn = 'http://127.0.0.1:9/return?a=1&b="2"') {
  const simulator = await openSimulator()
  const customerId = await createCustomer(simulator, null)
  const { url, token } = await simulator.call('POST customer/register', { customerId, url_return: urlReturn })
  const step = async (fields: Readonly<Record<string, string>>): Promise<Shown> =>
    show(await fetch(url, { method: 'POST', body: new URLSearchParams({ token, boton: 'aceptar', ...fields }) }))
  const register = async (number: string): Promise<Shown> => {
    await step({ paso: 'consentimiento' })
    const page = await step({ paso: 'tarjeta', ...card(number) })
    return page.text.includes('Banco de prueba') ? step({ paso: 'banco', numero: number, ...bank }) : page
  }
  const status = () => simulator.call('GET customer/getRegisterStatus', { token })
  return { simulator, customerId, url, token, step, register, status }
}

describe('the registration of a card', () => {
  it('goes by consent, card and bank to a form that posts the token to the merchant', async () => {
    const { simulator, customerId, url, token, step, status } = await openRegistration()
    const consent = await show(await fetch(`${url}?token=${token}`))
    expect(consent.status).toBe(200)
    expect(consent.text).toContain('SIMULADOR')
    for (const button of ['Aceptar', 'Rechazar', 'Cerrar sin terminar']) expect(consent.text).toContain(`>${button}</button>`)
    expect(consent.policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect((await step({ paso: 'consentimiento' })).text).toContain('<label for="numero">')
    expect((await step({ paso: 'tarjeta', ...card(testCards.credit.number) })).text).toContain('<label for="rut">')
    expect(await status()).toMatchObject({ status: '0', customerId, last4CardDigits: null })
    const back = await step({ paso: 'banco', numero: testCards.credit.number, ...bank })
    expect(back.text).toContain('action="http://127.0.0.1:9/return?a=1&amp;b=&quot;2&quot;"')
    expect(back.text).toContain(`name="token" value="${token}"`)
    expect(back.text).toContain('Volver al comercio</button>')
    expect(back.policy).toContain("form-action 'self' http://127.0.0.1:9;")
    expect(await status()).toEqual({
      status: '1',
      customerId,
      creditCardType: 'Visa',
      last4CardDigits: '6623',
      cardNumber: '405188 **** **** 6623',
      issuerBank: null,
    })
    expect(await simulator.call('GET customer/get', { customerId })).toMatchObject({
      pay_mode: 'auto',
      last4CardDigits: '6623',
      registerDate: '2026-01-15 10:00:00',
    })
  })

  it('is refused for the card that the bank refuses, and by the button', async () => {
    const refused = await openRegistration()
    expect((await refused.register(testCards.refusedAtRegistration.number)).text).toContain('Tarjeta no inscrita')
    expect(await refused.status()).toMatchObject({ status: '0' })
    const byHand = await openRegistration()
    expect((await byHand.step({ paso: 'consentimiento', boton: 'rechazar' })).text).toContain('Volver al comercio')
    expect(await byHand.simulator.call('GET customer/get', { customerId: byHand.customerId })).toMatchObject({ pay_mode: 'manual' })
  })

  it('stays open where the person leaves', async () => {
    const { step, register, status } = await openRegistration()
    const left = await step({ paso: 'consentimiento', boton: 'cerrar' })
    expect(left.text).toContain('Puede cerrar esta página.')
    expect(left.text).not.toContain('<form')
    expect(await status()).toMatchObject({ status: '0' })
    await register(testCards.debit.number)
    expect(await status()).toMatchObject({ status: '1', creditCardType: 'RedCompra', last4CardDigits: '7763' })
  })

  it('says what is wrong with card and bank data', async () => {
    const { step } = await openRegistration()
    const good = card(testCards.credit.number)
    for (const [fields, message] of [
      [{ numero: '4111111111111111' }, 'no es de una tarjeta de prueba'],
      [{ vencimiento: '13/30' }, 'MM/AA'],
      [{ vencimiento: '12/25' }, 'vencida'],
      [{ cvv: '999' }, 'código de seguridad'],
    ] as const) {
      const page = await step({ paso: 'tarjeta', ...good, ...fields })
      expect([page.status, page.text]).toEqual([422, expect.stringContaining(message)])
      expect(page.text).toContain('role="alert"')
    }
    expect((await step({ paso: 'banco', numero: testCards.credit.number, rut: '1-9', clave: '123' })).status).toBe(422)
  })

  it('opens once, within its days, by its token', async () => {
    const { simulator, url, token, register } = await openRegistration()
    const open = async (value: string) => (await fetch(`${url}?token=${value}`)).status
    expect([await open(''), await open('X'), await open(token)]).toEqual([404, 404, 200])
    await register(testCards.credit.number)
    expect(await open(token)).toBe(404)
    const late = await openRegistration()
    await late.simulator.control.advance({ days: 8 })
    expect((await fetch(`${late.url}?token=${late.token}`)).status).toBe(404)
    expect(simulator.origin).not.toBe(late.simulator.origin)
  })

  it('replaces the card that was there', async () => {
    const { simulator, customerId, register } = await openRegistration()
    await register(testCards.credit.number)
    const { url, token } = await simulator.call('POST customer/register', { customerId, url_return: 'http://127.0.0.1:9/' })
    const fields = { token, boton: 'aceptar', paso: 'banco', numero: testCards.accepting.number, ...bank }
    await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
    expect(await simulator.call('GET customer/get', { customerId })).toMatchObject({
      last4CardDigits: '0769',
      creditCardType: 'Mastercard',
    })
  })

  it('loses or doubles the way back by a fault', async () => {
    const lost = await openRegistration()
    await lost.simulator.control.addFault({ endpoint: 'return', kind: 'drop' })
    expect((await lost.register(testCards.credit.number)).text).not.toContain('<form')
    expect(await lost.status()).toMatchObject({ status: '1' })
    const receiver = await openReceiver()
    const doubled = await openRegistration(receiver.url)
    await doubled.simulator.control.addFault({ endpoint: 'return', kind: 'duplicate' })
    expect((await doubled.register(testCards.credit.number)).text).toContain('<form')
    await expect.poll(() => receiver.received.map(({ body }) => body)).toEqual([`token=${doubled.token}`])
  })
})

describe('a payment link', () => {
  const payLink = async (simulator: OpenSimulator) => {
    const { subscription, subscriptionId } = await subscribe(simulator, null)
    const invoiceId = subscription.invoices[0].id
    const { paymentLink } = await simulator.call('GET invoice/get', { invoiceId })
    return { subscriptionId, invoiceId, paymentLink: paymentLink as string, token: new URL(paymentLink).searchParams.get('token') ?? '' }
  }
  const pay = async (simulator: OpenSimulator, token: string, fields: Readonly<Record<string, string>>) =>
    show(
      await fetch(`${simulator.origin}/app/web/pay.php`, {
        method: 'POST',
        body: new URLSearchParams({ token, boton: 'aceptar', ...fields }),
      }),
    )

  it('pays an invoice once and tells the merchant', async () => {
    const receiver = await openReceiver()
    const simulator = await openSimulator()
    await createPlan(simulator, { urlCallback: receiver.url })
    const { subscriptionId, invoiceId, paymentLink, token } = await payLink(simulator)
    const form = await show(await fetch(paymentLink))
    expect(form.text).toContain('$1.000')
    const refused = await pay(simulator, token, card(testCards.refusedAtCharge.number))
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('El banco rechazó la tarjeta')])
    expect((await pay(simulator, token, { boton: 'cerrar' })).text).toContain('No se cobró nada')
    expect((await pay(simulator, token, card(testCards.credit.number))).text).toContain('Pago recibido')
    expect((await pay(simulator, token, card(testCards.credit.number))).status).toBe(404)
    expect(await simulator.call('GET invoice/get', { invoiceId })).toMatchObject({ status: '1', paymentLink: null, payment: { status: 2 } })
    expect(await simulator.call('GET subscription/get', { subscriptionId })).toMatchObject({ morose: '0' })
    await simulator.control.flushCallbacks()
    expect(receiver.received.map(({ body }) => body)).toEqual([`token=${token}`])
  })

  it('is void with its invoice', async () => {
    const simulator = await openSimulator()
    await createPlan(simulator)
    const { invoiceId, paymentLink } = await payLink(simulator)
    await simulator.call('POST invoice/cancel', { invoiceId })
    expect((await fetch(paymentLink)).status).toBe(404)
  })

  it('of an order tells the merchant before the browser returns', async () => {
    const receiver = await openReceiver()
    const simulator = await openSimulator()
    const order = {
      commerceOrder: 'o1',
      subject: '<b>Pago</b>',
      amount: 5_000,
      email: 'ana@correo.cl',
      urlConfirmation: receiver.url,
      urlReturn: 'http://127.0.0.1:9/r',
    }
    const { token } = await simulator.call('POST payment/create', { ...order, timeout: 60 })
    expect((await show(await fetch(`${simulator.origin}/app/web/pay.php?token=${token}`))).text).toContain('&lt;b&gt;Pago&lt;/b&gt;')
    const back = await pay(simulator, token, card(testCards.credit.number))
    expect(back.text).toContain('action="http://127.0.0.1:9/r"')
    expect(receiver.received).toHaveLength(1)
    expect((await simulator.send('POST payment/create', order)).body.code).toBe(1605)
    const { token: other } = await simulator.call('POST payment/create', { ...order, commerceOrder: 'o2', timeout: 60 })
    await simulator.control.advance({ minutes: 2 })
    expect((await pay(simulator, other, card(testCards.credit.number))).status).toBe(404)
    const { token: third } = await simulator.call('POST payment/create', { ...order, commerceOrder: 'o3' })
    expect((await pay(simulator, third, { boton: 'rechazar' })).text).toContain('Pago rechazado')
    expect((await simulator.call('GET payment/getStatus', { token: third })).status).toBe(3)
  })
})
