import { addSubscriptionItem, removeSubscriptionItem, savePaymentCard } from '@basejuris/database'
import { dayMs } from '@basejuris/domain/calendar'
import type { Page } from '@playwright/test'
import { lookAtDialog, subscribe } from './payment-pages.ts'
import { expect, type PaymentServer, test } from './payment-server.ts'
import { signInNewPerson } from './people.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rowOf = (page: Page, name: RegExp) => section(page, 'Lo que contrató').getByRole('row', { name })

/** Puts a base into the cart and opens it. */
async function openCartWith(page: Page, name: string) {
  const add = page.getByRole('button', { name: `Agregar al carrito: ${name}`, exact: true })
  // Pages know for some seconds the switches of before.
  await expect(async () => {
    await page.goto('/cobertura')
    await expect(add).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await add.click()
  await page.getByRole('button', { name: 'Abrir el carrito: 1 base' }).click()
  const cart = page.getByRole('dialog', { name: 'Carrito de Suscripciones (1)' })
  await expect(cart.getByRole('row', { name: /^Total / })).toBeVisible()
  return cart
}

/** Goes on from the cart and agrees to add its base. */
async function addFromCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Proceder al Pago Seguro' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Acepto los/ }).check({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Agregar a mi suscripción' }).click()
  await expect(dialog.getByRole('heading', { name: 'Bases agregadas' })).toBeVisible({ timeout: 30_000 })
}

/**
 * Lets a month pass, and answers once the page shows one charge more. One day is added, since months that end on the 28th move the clock
 * before the day of the invoice.
 */
async function passMonth(page: Page, { simulator, operate }: PaymentServer, charges: number): Promise<void> {
  await simulator.advance({ months: 1, days: 1 })
  await simulator.flushCallbacks()
  await operate('payments', 'reconcile')
  await expect(async () => {
    await page.goto('/suscripciones')
    await expect(section(page, 'Cobros').getByRole('row')).toHaveCount(charges + 1, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

/**
 * Contraloría of a subscription as if it had been contracted at another price, with the provider and in our rows. Its card is three years
 * old.
 */
async function contractedLongAgo(
  payments: PaymentServer,
  { userId, amount }: { readonly userId: string; readonly amount: number },
): Promise<void> {
  const { simulator } = payments
  const state = await simulator.snapshot()
  const baseId = 'contraloria'
  const item = state.items.find(({ name }) => name.includes('Contraloria'))
  const own = state.subscriptions.find(({ items }) => items.some(({ itemId }) => itemId === item?.id))
  if (item === undefined || own === undefined) throw new Error('nobody contracted Contraloría')
  const id = state.counters.item + 1
  const former = { ...item, id, amount, name: `${item.name} antes` }
  const items = own.items.map((each) => (each.itemId === item.id ? { ...each, itemId: id, amount, name: former.name } : each))
  const subscriptions = state.subscriptions.map((one) => (one === own ? { ...one, items } : one))
  await simulator.restore({ ...state, counters: { ...state.counters, item: id }, items: [...state.items, former], subscriptions })
  const { instant } = await simulator.clock()
  const of = { mode: 'simulator', subscriptionId: own.subscriptionId, baseId, at: new Date(instant) } as const
  await payments.whileStopped(async (db) => {
    await removeSubscriptionItem(db, { ...of, readableUntil: '2000-01-01', actor: 'system' })
    await addSubscriptionItem(db, { ...of, userId, itemId: id, amount, readableFrom: instant.slice(0, 10) })
    const cardRegisteredAt = new Date(of.at.getTime() - 3 * 365 * dayMs)
    const card = { hasCard: true, creditCardType: 'Visa', last4CardDigits: '6623', cardRegisteredAt }
    await savePaymentCard(db, { userId, mode: 'simulator', card, at: of.at })
  })
}

test('a second base, one that was removed and taken again, and a changed price say what they cost and since when they are read', async ({
  quiet: page,
  payments,
}) => {
  test.setTimeout(300_000)
  const { id: userId } = await signInNewPerson(page, payments.origin)
  await subscribe(page)

  await test.step('a second base joins the subscription without a charge today', async () => {
    const cart = await openCartWith(page, 'Corte Suprema')
    const day = (await cart.textContent())?.match(/se suma a su factura del (\d\d-\d\d-\d{4})/u)?.[1] ?? ''
    await expect(cart).toContainText(`Pago de hoy: $0 · se suma a su factura del ${day}`)
    await expect(cart).toContainText(`se lee desde hoy y se suma a su factura del ${day}.`)
    await expect(cart).toContainText(`si la quita antes del ${day}, no se cobra.`)
    await expect(cart.getByRole('columnheader', { name: `Desde su factura del ${day}` })).toBeVisible()
    await expect(cart.getByRole('row', { name: /^Corte Suprema/ })).toContainText('Gratis$20.000')
    await expect(cart.getByRole('row', { name: /^Lo que ya paga, con la tarifa de servicio/ })).toContainText('$0$11.000')
    await expect(cart).not.toContainText(/1º mes|2º mes/iu)
    await lookAtDialog(page, 'carrito-segunda-base')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Proceder al Pago Seguro' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('columnheader', { name: `Desde su factura del ${day}` })).toBeVisible({ timeout: 30_000 })
    await lookAtDialog(page, 'pago-segunda-base')
    await page.setViewportSize({ width: 1440, height: 900 })
    await dialog.getByRole('checkbox', { name: /^Acepto los/ }).check()
    await dialog.getByRole('button', { name: 'Agregar a mi suscripción' }).click()
    await expect(dialog.getByText(/^Ya puede leer: Corte Suprema\. Pago de hoy: \$0\./)).toBeVisible({ timeout: 30_000 })
    await page.goto('/suscripciones')
    await expect(rowOf(page, /^Corte Suprema/)).toContainText('Gratis$20.000')
    await passMonth(page, payments, 2)
    await expect(section(page, 'Cobros').getByRole('row').nth(1)).toContainText('$31.000')
  })

  await test.step('a base that is removed is read to the end of its period and not charged again', async () => {
    await page.getByRole('button', { name: 'Quitar Contraloría General de la República' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar la base' }).click()
    await expect(rowOf(page, /^Contraloría/)).toContainText(/Quitada: se lee hasta el \d\d-\d\d-\d{4}/)
    await passMonth(page, payments, 3)
    await expect(section(page, 'Cobros').getByRole('row').nth(1)).toContainText('$21.000')
    await expect(rowOf(page, /^Contraloría/)).toHaveCount(0)
  })

  await test.step('taken again within twelve months it is read from the next paid invoice', async () => {
    const cart = await openCartWith(page, 'Contraloría General de la República')
    await expect(cart).toContainText(/ya tuvo su mes sin cobro: se lee desde su factura del \d\d-\d\d-\d{4}, una vez pagada\./)
    await lookAtDialog(page, 'carrito-otra-vez')
    await page.setViewportSize({ width: 1440, height: 900 })
    await addFromCart(page)
    await expect(page.getByRole('dialog')).toContainText(/República: ya tuvo su mes sin cobro: se lee desde su factura del/)
    await expect(page.getByRole('dialog')).not.toContainText('Ya puede leer')
    await lookAtDialog(page, 'agregada-otra-vez')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/suscripciones')
    await expect(rowOf(page, /^Contraloría/)).toContainText('Se lee desde su próximo cobro pagado')
    await expect(rowOf(page, /^Contraloría/)).toContainText('$0$10.000')
    await passMonth(page, payments, 4)
    await expect(section(page, 'Cobros').getByRole('row').nth(1)).toContainText('$31.000')
    await expect(rowOf(page, /^Contraloría/)).toContainText(/Se lee desde el \d\d-\d\d-\d{4}/)
  })

  await test.step('a higher price is charged once it was accepted', async () => {
    await contractedLongAgo(payments, { userId, amount: 8000 })
    await payments.operate('payments', 'reconcile')
    const prices = section(page, 'Precios nuevos')
    // A product that just started may refuse its first pages.
    await expect(async () => {
      await page.goto('/suscripciones')
      await expect(prices).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await expect(prices).toContainText(/Contraloría General de la República: de \$8\.000 a \$10\.000 al mes desde el \d\d-\d\d-\d{4}\./)
    const accept = prices.getByRole('button', { name: 'Aceptar los precios nuevos' })
    await expect(accept).toBeDisabled()
    await expect(section(page, 'Tarjeta')).toContainText(/Su tarjeta puede estar por vencer: la registró el \d\d-\d\d-\d{4}\./)
    await page.screenshot({ path: test.info().outputPath('precios-nuevos.png'), fullPage: true })
    await prices.getByRole('checkbox').check()
    await accept.click()
    await expect(page.getByText('Aceptó los precios nuevos.')).toBeVisible()
    await expect(accept).toHaveCount(0)
    await passMonth(page, payments, 5)
    await expect(section(page, 'Cobros').getByRole('row').nth(1)).toContainText('$31.000')
    await expect(rowOf(page, /^Contraloría/)).toContainText('$10.000$10.000')
  })
})
