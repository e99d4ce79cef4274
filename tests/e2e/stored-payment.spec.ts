import type { Page } from '@playwright/test'
import { agreeAndPay, askForPayment, endOfAttempt, fillBilling, openPaymentOf, registerCard, subscribe } from './payment-pages.ts'
import { expect, type PaymentServer, test } from './payment-server.ts'
import { signInNewPerson } from './people.ts'

test.describe.configure({ mode: 'default', timeout: 300_000 })

const paymentKeys = ['paymentFlow', 'paymentFlow_backup']
const stored = (page: Page) => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), paymentKeys)
const store = (page: Page, text: string) =>
  page.evaluate(
    ({ keys, value }) => {
      for (const key of keys) localStorage.setItem(key, value)
    },
    { keys: paymentKeys, value: text },
  )
const isActive = async (page: Page): Promise<boolean> =>
  (await (await page.request.get('/v1/payment/subscription/validate')).json()).data.isActive

/** What the provider has of a person: subscriptions that run, and what was charged. */
async function atProvider({ simulator }: PaymentServer, email: string) {
  const { customers, subscriptions, invoices } = await simulator.snapshot()
  const ids = customers.filter((one) => one.email === email).map(({ customerId }) => customerId)
  return {
    customers: ids.length,
    running: subscriptions.filter(({ customerId, status }) => ids.includes(customerId) && status !== 4).length,
    charged: invoices.filter(({ customerId, status }) => ids.includes(customerId) && status === 1).map(({ amount }) => amount),
  }
}

/** Lets the next page check what is stored, although one has just checked. */
const forgetThrottle = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('recovery-checked')) localStorage.removeItem(key)
  })

/** Signs another person in, in a browser that keeps what it stored. */
async function becomeSomebodyElse(page: Page, origin: string) {
  await page.context().clearCookies()
  return signInNewPerson(page, origin)
}

/** Goes to the provider's page with the payment of Contraloría. */
async function leave(page: Page): Promise<void> {
  await page.goto('/cobertura')
  await openPaymentOf(page, ['contraloria'])
  if ((await page.getByLabel('Apellidos').inputValue()) === '') await fillBilling(page)
  await agreeAndPay(page)
  await page.getByRole('button', { name: 'Ir ahora' }).click()
  await page.waitForURL(/\/app\/customer\/disclaimer\.php/)
}

test('a payment that another user left goes when somebody else signs in, and tells nothing', async ({ page, payments }) => {
  await signInNewPerson(page, payments.origin)
  await leave(page)
  await page.goto('/suscripciones')
  const flow = await stored(page)
  expect(flow[0]).not.toBeNull()
  await becomeSomebodyElse(page, payments.origin)
  await page.goto('/cobertura')
  await expect.poll(() => stored(page), { timeout: 30_000 }).toEqual([null, null])
  await expect(page.getByText(/se activó automáticamente|Error en el pago/)).toHaveCount(0)
  expect(await isActive(page)).toBe(false)
  // The address of that payment is nobody else's.
  await page.goto(`/payment-return?payment_ref=${JSON.parse(flow[0] ?? '{}').paymentRef}`)
  await expect(page.getByRole('heading', { name: 'No encontramos ese pago' })).toBeVisible()
})

test('two tabs pay once; refresh, the button Atrás and the return page again change nothing', async ({ page, payments }) => {
  const { email } = await signInNewPerson(page, payments.origin)
  const second = await page.context().newPage()
  await leave(page)
  await leave(second)
  await registerCard(page, 'credit')
  expect(await endOfAttempt(page)).toMatchObject({ estado: 'active' })
  const once = { customers: 1, running: 1, charged: [1000] }
  expect(await atProvider(payments, email)).toEqual(once)

  await test.step('the second tab finds its page used, and a new payment what was contracted', async () => {
    await second.getByRole('button', { name: 'Aceptar' }).click()
    await expect(second.getByLabel(/^Número de tarjeta/)).toHaveCount(0)
    await second.goto('/cobertura')
    await expect(async () => {
      await askForPayment(second, ['contraloria'])
      await expect(second.getByText('Ya tienes una suscripción activa a esta base')).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await expect(second.getByRole('dialog')).toHaveCount(0)
    await second.close()
  })

  await test.step('the return page says the same after a refresh, the button Atrás and the address typed again', async () => {
    const address = page.url()
    const active = page.getByRole('heading', { name: 'Suscripción activa' })
    await expect(active).toBeVisible({ timeout: 30_000 })
    await page.reload()
    await expect(active).toBeVisible()
    // The browser may refuse to show again what a form was sent to.
    await page.goBack().catch(() => undefined)
    // Its refusal is a navigation that may end the next one.
    await expect(async () => {
      await page.goto(address)
    }).toPass({ timeout: 30_000 })
    await expect(active).toBeVisible()
    expect(await stored(page)).toEqual([null, null])
    expect(await atProvider(payments, email)).toEqual(once)
  })
})

test('what is stored in the browser grants nothing, whatever is written there', async ({ page, payments }) => {
  await signInNewPerson(page, payments.origin)
  await subscribe(page)
  const paymentRef = new URL(page.url()).searchParams.get('payment_ref')
  const customerOf = async () => (await (await page.request.get('/v1/payment/user')).json()).data.customerId as string
  const theirs = await customerOf()

  const { email } = await becomeSomebodyElse(page, payments.origin)
  await page.goto('/cobertura')
  await page.request.post('/v1/payment/user/create', { data: {}, headers: { origin: payments.origin } })
  const own = await customerOf()
  expect(own).not.toBe(theirs)
  const flow = { subscriptionType: 'complete', billingData: null, timestamp: Date.now(), processed: false, version: '2.0' }
  for (const written of [
    '{"customerId":',
    '[]',
    JSON.stringify({ ...flow, customerId: theirs, paymentRef }),
    JSON.stringify({ ...flow, customerId: own, paymentRef }),
    JSON.stringify({ ...flow, customerId: own, paymentRef: '../subscription' }),
  ]) {
    await page.goto('/suscripciones')
    await forgetThrottle(page)
    await store(page, written)
    await page.goto('/cobertura')
    await expect.poll(() => stored(page), { timeout: 30_000, message: written }).toEqual([null, null])
    await expect(page.getByText(/se activó automáticamente/)).toHaveCount(0)
  }
  const cart = [
    { base: 'contraloria', price: 1, addedAt: new Date().toISOString() },
    { base: '<b>otra</b>', addedAt: new Date().toISOString() },
  ]
  await page.evaluate((text) => localStorage.setItem('basejuris-cart', text), JSON.stringify(cart))
  await page.reload()
  await page.getByRole('button', { name: 'Abrir el carrito: 1 base' }).click()
  await expect(page.getByRole('dialog').getByRole('row', { name: /^Total / })).toContainText('$1.000$11.000')
  expect(await isActive(page)).toBe(false)
  expect(await atProvider(payments, email)).toEqual({ customers: 1, running: 0, charged: [] })
})
