import AxeBuilder from '@axe-core/playwright'
import { testCards } from '@basejuris/flow/simulator'
import type { Page } from '@playwright/test'
import { settled } from './journey.ts'
import { awaitMail } from './outbox.ts'
import { ingestRuling } from './own-rulings.ts'
import { agreeAndPay, fillBilling, openPaymentOf, payInvoice, registerCard, subscribe } from './payment-pages.ts'
import { expect, test } from './payment-server.ts'
import { chooseInMenu, createAccount, newPerson, signIn, signInNewPerson } from './people.ts'

// One server and one clock, which these journeys move.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const axeOf = async (page: Page) => {
  await settled(page)
  return (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
}
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Pictures of a state, narrow and wide, light and dark, which must not be wider than its window. */
async function shoot(page: Page, state: string): Promise<void> {
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.screenshot({ path: `test-results/suscripciones-${state}-${width}-${colorScheme}.png`, fullPage: true })
    }
}

/** How often the page is clicked meanwhile, whatever is clicked. */
async function clicksOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0'
    addEventListener('click', () => {
      const { dataset } = document.documentElement
      dataset['clicks'] = String(Number(dataset['clicks']) + 1)
    })
  })
  await act()
  return page.evaluate(() => Number(document.documentElement.dataset['clicks']))
}

test('a subscription is paid, changed, charged for three months, cancelled, ends and begins again', async ({ quiet: page, payments }) => {
  await signInNewPerson(page, payments.origin)
  await page.goto('/cobertura')
  await page.evaluate(() => localStorage.setItem('basejuris-cart', '[]'))
  await subscribe(page)
  await expect(page.getByText(/^Referencia: FLW-\d+$/)).toBeVisible()
  expect(
    await page.evaluate(() => ['basejuris-cart', 'paymentFlow', 'paymentFlow_backup'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null])
  expect(await axeOf(page)).toEqual([])
  // A refresh and a second tab say the same, and empty no new cart.
  await page.evaluate(() => localStorage.setItem('basejuris-cart', '["later"]'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Suscripción activa' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('basejuris-cart'))).toBe('["later"]')
  await expect(page.getByRole('complementary', { name: 'Modo de prueba' })).toBeVisible()

  await page.getByRole('button', { name: /^Cuenta de / }).click()
  await page.getByRole('navigation', { name: 'Cuenta' }).getByRole('link', { name: 'Administrar Suscripción' }).click()
  await expect(page).toHaveURL(/\/suscripciones$/)
  await expect(page.getByText('Suscripción completa activa', { exact: true })).toBeVisible()
  for (const row of ['Tarifa de servicio $1.000 $1.000', 'Total, IVA incluido $1.000 $11.000', 'Neto $840 $9.244', 'IVA $160 $1.756'])
    await expect(section(page, 'Lo que contrató').getByRole('row', { name: row, exact: true })).toBeVisible()
  await expect(section(page, 'Tarjeta')).toContainText('Visa terminada en 6623')
  await expect(section(page, 'Retracto')).toContainText(/^RetractoHasta el \d\d-\d\d-\d{4} puede retractarse sin dar razones/)
  await expect(section(page, 'Cobros').getByRole('row')).toHaveCount(2)
  await expect(section(page, 'Cobros').getByRole('row').nth(1)).toContainText('$840$160$1.000')
  expect(await axeOf(page)).toEqual([])
  await page.screenshot({ path: 'test-results/suscripciones-claro.png', fullPage: true })

  await test.step('a base is added without a charge today, and another removed', async () => {
    await section(page, 'Agregar una base')
      .getByRole('checkbox', { name: /^Corte Suprema/ })
      .check()
    await expect(page.getByText(/^Pago de hoy: \$0 · se suma a su factura del .* \$31\.000 al mes/)).toBeVisible()
    await section(page, 'Agregar una base').getByRole('button', { name: 'Agregar a mi suscripción' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /^Acepto los/ }).check()
    await dialog.getByRole('button', { name: 'Agregar a mi suscripción' }).click()
    await dialog.getByRole('button', { name: 'Listo' }).click()
    const contracted = section(page, 'Lo que contrató')
    await expect(contracted.getByRole('row', { name: /^Corte Suprema/ })).toContainText('Gratis$20.000')
    await contracted.getByRole('button', { name: 'Quitar Contraloría General de la República' }).click()
    await dialog.getByRole('button', { name: 'Quitar la base' }).click()
    await expect(contracted.getByRole('row', { name: /^Contraloría/ })).toContainText('GratisNo se cobra')
    await expect(contracted.getByRole('row', { name: /^Contraloría/ })).toContainText(/Quitada: se lee hasta el \d\d-\d\d-\d{4}/)
    await expect(contracted.getByRole('row', { name: /^Total/ })).toContainText('$1.000$21.000')
  })

  await test.step('three months charge what the page said, to the peso', async () => {
    for (const month of [1, 2, 3]) {
      await payments.simulator.advance({ months: 1, days: 1 })
      await payments.simulator.flushCallbacks()
      await expect(async () => {
        await page.goto('/suscripciones')
        await expect(section(page, 'Cobros').getByRole('row')).toHaveCount(month + 2, { timeout: 1000 })
      }).toPass({ timeout: 60_000 })
      await expect(section(page, 'Cobros').getByRole('row').nth(1)).toContainText('$17.647$3.353$21.000')
    }
  })

  let clicksToCancel = Number.NaN
  await test.step('it is cancelled, and read to the end of its period', async () => {
    clicksToCancel = await clicksOf(page, async () => {
      await page.getByRole('button', { name: 'Cancelar suscripción' }).click()
      await page.getByRole('button', { name: 'Confirmar cancelación' }).click()
    })
    await expect(page.getByText('Suscripción activa con cancelación programada', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Válida hasta el \d\d-\d\d-\d{4}/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancelar suscripción' })).toHaveCount(0)
    await chooseInMenu(page, 'Mi perfil')
    await expect(page.getByText(/^Cancelación programada - válida hasta \d\d-\d\d-\d{4}$/)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('it ends with its period, and begins again with no fewer presses than it took to cancel', async () => {
    await payments.simulator.advance({ months: 1, days: 1 })
    await expect(async () => {
      await page.goto('/suscripciones')
      await expect(page.getByText('Suscripción cancelada', { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    // A provider that hangs delays nobody.
    await payments.simulator.addFault({ endpoint: '*', kind: 'slow', delayMs: 20_000, times: 2 })
    const start = performance.now()
    await page.goto('/suscripciones')
    await expect(page.getByText('Suscripción cancelada', { exact: true })).toBeVisible()
    expect(performance.now() - start).toBeLessThan(8000)
    await payments.simulator.clearFaults()
    await expect(page.getByText(/^Expiró el \d\d-\d\d-\d{4}\./)).toBeVisible()
    const clicksToContract = await clicksOf(page, async () => {
      await page.getByRole('checkbox', { name: /^Contraloría/ }).check()
      await page.getByRole('button', { name: 'Activar Suscripción' }).click()
      await agreeAndPay(page)
    })
    expect(clicksToCancel).toBe(2)
    expect(clicksToCancel).toBeLessThanOrEqual(clicksToContract)
    await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click({ timeout: 60_000 })
    await expect(page.getByText('Suscripción completa activa', { exact: true })).toBeVisible()
  })
})

test('a payment left at the provider is told on the next visit', async ({ quiet: page, payments }) => {
  const person = newPerson()
  const { token } = await createAccount(page.request, person)
  await signIn(page.context(), payments.origin, token)
  await page.goto('/cobertura')
  await openPaymentOf(page, ['contraloria'])
  await fillBilling(page)
  await agreeAndPay(page)
  await page.getByRole('button', { name: 'Ir ahora' }).click()
  await page.waitForURL(/\/app\/customer\/disclaimer\.php/)
  // The card is registered, and the browser never comes back: the server does not hear of it.
  await payments.simulator.addFault({ endpoint: 'return', kind: 'drop' })
  await registerCard(page, 'credit', { comesBack: false })
  const other = await page.context().newPage()
  await page.close()
  await other.goto('/suscripciones')
  expect(await other.evaluate(() => localStorage.getItem('paymentFlow'))).not.toBeNull()
  await other.goto('/cobertura')
  await expect(other.getByText('Su suscripción se activó automáticamente.')).toBeVisible({ timeout: 30_000 })
  expect((await (await other.request.get('/v1/payment/subscription/validate')).json()).data.isActive).toBe(true)
  expect(await other.evaluate(() => localStorage.getItem('paymentFlow'))).toBeNull()
})

test('within ten days one button ends the subscription at once and gives the money back', async ({ quiet: page, payments }) => {
  const { email } = await signInNewPerson(page, payments.origin)
  await subscribe(page)
  await page.goto('/suscripciones')
  await section(page, 'Retracto').getByRole('button', { name: 'Retractarme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar retracto' }).click()
  await expect(section(page, 'Retracto')).toContainText(/Se retractó el .* y la suscripción terminó\. La devolución de \$1\.000 /)
  await awaitMail(email, 'Recibimos su retracto', payments.dataDir)
  await payments.operate('payments', 'reconcile')
  expect((await (await page.request.get('/v1/payment/subscription/validate')).json()).data.isActive).toBe(false)
  const refund = (await payments.simulator.snapshot()).refunds.find(({ receiverEmail }) => receiverEmail === email)
  expect(refund).toMatchObject({ amount: 1000, status: 'created' })
  await payments.simulator.settleRefund({ token: refund?.token ?? '', status: 'refunded' })
  await payments.operate('payments', 'reconcile')
  await awaitMail(email, 'Se le devolvieron $1.000', payments.dataDir)
  await page.reload()
  await expect(section(page, 'Cobros').getByRole('row').nth(1)).toContainText(/\$1\.000: devuelto.*Nota de crédito N° PRUEBA-/)
  await expect(section(page, 'Retracto')).toContainText('La devolución de $1.000 ya se hizo.')
  expect(await axeOf(page)).toEqual([])
  await shoot(page, 'retracto')
})

test('an unpaid renewal is told while access lasts, ends it, and gives it back once paid', async ({ quiet: page, payments }) => {
  const matter = 'sifones del canal de Pocuro'
  const { url } = await ingestRuling(payments, {
    caption: 'Dictamen de los sifones',
    matter,
    more: { coleccion: 'contraloria', tribunal: 'Contraloría General de la República' },
  })
  const { email } = await signInNewPerson(page, payments.origin)
  await subscribe(page)
  const customer = (await payments.simulator.snapshot()).customers.find((one) => one.email === email)
  const card = { number: testCards.refusedAtCharge.number }
  await payments.simulator.setCard({ customerId: customer?.customerId ?? '', card })
  const later = async (time: { readonly months?: number; readonly days?: number; readonly minutes?: number }) => {
    await payments.simulator.advance(time)
    await payments.operate('payments', 'reconcile')
  }
  const read = async (readable: boolean) => {
    await page.goto(url)
    await (readable
      ? expect(page.getByText(`trata de ${matter}`).first()).toBeVisible()
      : expect(page.getByRole('heading', { name: 'El texto de esta sentencia está en una base de pago.' })).toBeVisible())
  }
  const owed = page.getByText(/^Tiene un cobro pendiente de \$11\.000/)

  await later({ months: 1 })
  await read(true)
  await page.goto('/suscripciones')
  await expect(owed).toContainText(/Conserva el acceso; si no se paga hasta el \d\d-\d\d-\d{4}, lo pierde\. Pagar ahora/)
  await shoot(page, 'cobro-pendiente')
  await later({ minutes: 20 })
  await awaitMail(email, 'No se pudo cobrar $11.000 de su suscripción', payments.dataDir)

  await later({ days: 5 })
  await read(false)
  await page.goto('/suscripciones')
  await expect(page.getByText('Suscripción en mora', { exact: true })).toBeVisible()
  await expect(owed).toContainText('No tiene acceso a sus bases hasta que se pague. Pagar ahora')
  await expect(page.getByRole('button', { name: 'Activar Suscripción' })).toHaveCount(0)
  await awaitMail(email, 'Terminó su acceso a las bases de su suscripción', payments.dataDir)
  expect(await axeOf(page)).toEqual([])
  await shoot(page, 'mora')

  await owed.getByRole('link', { name: 'Pagar ahora' }).click()
  await payInvoice(page, 'credit')
  await payments.simulator.flushCallbacks()
  await expect(async () => {
    await page.goto('/suscripciones')
    await expect(page.getByText('Suscripción completa activa', { exact: true })).toBeVisible({ timeout: 1000 })
    await expect(owed).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await read(true)
})

test('the page follows the switches, and an unknown payment is said to be unknown', async ({ quiet: page, payments }) => {
  await signInNewPerson(page, payments.origin)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/suscripciones')
  await expect(page.getByText(/^No tiene una suscripción\./)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Contraloría/ }).check()
  await expect(page.getByText(/^Pago de hoy: \$1\.000\. Desde el .* \$11\.000 al mes/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await axeOf(page)).toEqual([])
  await page.screenshot({ path: 'test-results/suscripciones-360.png', fullPage: true })
  await page.goto('/payment-return?payment_ref=3f2b6c1e-0000-4000-8000-000000000001')
  await expect(page.getByRole('heading', { name: 'No encontramos ese pago' })).toBeVisible()
  expect(await axeOf(page)).toEqual([])
  await payments.operate('flags', 'set', 'subscriptions', 'off')
  try {
    await expect.poll(async () => (await page.request.get('/suscripciones')).status(), { timeout: 30_000 }).toBe(404)
  } finally {
    await payments.operate('flags', 'set', 'subscriptions', 'on')
  }
})
