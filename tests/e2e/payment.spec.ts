import AxeBuilder from '@axe-core/playwright'
import { testCards } from '@basejuris/flow/simulator'
import type { Page } from '@playwright/test'
import { ingestRuling } from './own-rulings.ts'
import {
  agreeAndPay,
  askForPayment,
  endOfAttempt,
  fillBilling,
  fillBillingOfFirm,
  lookAtDialog,
  openPaymentOf,
  registerCard,
} from './payment-pages.ts'
import { expect, test } from './payment-server.ts'
import { registerByForm, signInNewPerson } from './people.ts'

// One server, whose switch one of these journeys turns.
test.describe.configure({ mode: 'default', timeout: 180_000 })

const axeOf = async (page: Page) => (await new AxeBuilder({ page }).include('dialog').analyze()).violations.map(({ id }) => id)
const storedFlow = (page: Page) =>
  page.evaluate(() => ['paymentFlow', 'paymentFlow_backup'].map((key) => JSON.parse(localStorage.getItem(key) ?? 'null')))

test('a guest registers, pays on the page of the provider, and reads the paid base', async ({ page, payments }) => {
  const matter = 'faroles de la plaza de Putaendo'
  const { url } = await ingestRuling(payments, {
    caption: 'Dictamen de los faroles',
    matter,
    more: { coleccion: 'contraloria', tribunal: 'Contraloría General de la República' },
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(url)
  await expect(page.getByText(`trata de ${matter}`)).toHaveCount(0)
  const { email } = await registerByForm(page, '/cobertura')
  await expect(page).toHaveURL(/\/cobertura$/)
  await expect(page.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/v1/payment'))).toEqual([])

  const dialog = await openPaymentOf(page, ['contraloria', 'base_corte_suprema', 'base_salud_corte_suprema'])
  await expect(dialog.getByText('Paso 1 de 3, confirmación')).toBeVisible()
  await dialog.getByRole('button', { name: '1 más' }).click()
  await expect(dialog.getByRole('row', { name: 'Total $1.000 $81.000' })).toBeVisible()
  for (const term of ['Facturación automática mensual', 'Cancele cuando quiera', 'Acceso inmediato', 'Soporte incluido'])
    await expect(dialog.getByRole('listitem').filter({ hasText: term })).toBeVisible()
  await expect(dialog.getByText(/Primer cobro completo: el \d\d-\d\d-\d{4}, \$81\.000 al mes/)).toBeVisible()
  await expect(dialog.getByText(/^Retracto: dentro de diez días, hasta el/)).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: /^Acepto los/ })).not.toBeChecked()
  expect(await axeOf(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Pagar $1.000 hoy' }).click()
  await expect(dialog.getByLabel('Nombre', { exact: true })).toBeFocused()
  await expect(dialog.getByRole('alert')).toContainText('Revise 8 datos para continuar')
  await expect(dialog.getByLabel('RUT')).toHaveAccessibleDescription('RUT es requerido')
  await fillBilling(page)
  await expect(dialog.getByLabel('RUT')).toHaveValue('12.345.678-5')
  await agreeAndPay(page)
  await expect(dialog.getByText('Paso 3 de 3, pago')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Ir ahora' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveCount(0)
  const [flow, backup] = await storedFlow(page)
  expect(flow).toMatchObject({ subscriptionType: 'complete', version: '2.0', processed: false, customerId: expect.stringMatching(/^cus_/) })
  expect(backup).toEqual(flow)
  // Nobody presses the button: the countdown ends by itself.
  await registerCard(page, 'credit')
  expect(new URL(page.url()).searchParams.get('payment_ref')).toBe(flow.paymentRef)
  expect(await endOfAttempt(page)).toMatchObject({ estado: 'active', referencia: expect.stringMatching(/^FLW-\d+$/) })
  await page.goto(url)
  await expect(page.getByText(`trata de ${matter}`).first()).toBeVisible()
})

test('a declined charge shows why, and another card pays', async ({ page, payments }) => {
  await signInNewPerson(page, payments.origin)
  await page.goto('/cobertura')
  await openPaymentOf(page, ['contraloria'])
  await fillBilling(page)
  await agreeAndPay(page)
  await page.getByRole('button', { name: 'Ir ahora' }).click()
  await registerCard(page, 'refusedAtCharge')
  expect(await endOfAttempt(page)).toMatchObject({ estado: 'failed', motivo: 'Su banco rechazó el cobro.', referencia: null })
  await expect(page.getByRole('heading', { name: 'Suscripción no procesada' })).toBeVisible({ timeout: 30_000 })

  await page.goto('/cobertura')
  const dialog = await openPaymentOf(page, ['contraloria'])
  const banner = dialog.getByText('Completamos el formulario con sus datos guardados.')
  await expect(banner).toBeVisible()
  await expect(dialog.getByLabel('Ciudad')).toHaveValue('Viña del Mar')
  await expect(banner).toBeHidden()
  // The registered card: no page of the provider.
  await expect(dialog.getByRole('radio', { name: 'Visa terminada en 8059' })).toBeChecked()
  await agreeAndPay(page)
  await expect(dialog.getByRole('heading', { name: 'Suscripción no procesada' })).toBeFocused()
  await expect(dialog.getByText('Motivo: Su banco rechazó el cobro.')).toBeVisible()
  await expect(page.getByText('Error en el pago: Su banco rechazó el cobro.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByRole('link', { name: 'Contactar Soporte' })).toHaveAttribute('href', '/contacto')
  expect(await axeOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Reintentar' }).click()
  await dialog.getByRole('radio', { name: 'Otra tarjeta' }).check()
  await dialog.getByRole('button', { name: /^Pagar / }).click()
  await dialog.getByRole('button', { name: 'Ir ahora' }).click()
  await registerCard(page, 'accepting')
  expect(await endOfAttempt(page)).toMatchObject({ estado: 'active' })

  // A further base joins the live subscription: nothing is charged today.
  await page.goto('/cobertura')
  await page.evaluate(() => localStorage.setItem('basejuris-cart', '[]'))
  await openPaymentOf(page, ['base_corte_suprema'])
  await expect(dialog.getByText(/^Pago de hoy: \$0 · se suma a su factura del/)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check()
  await dialog.getByRole('button', { name: 'Agregar a mi suscripción' }).click()
  await expect(dialog.getByRole('heading', { name: 'Bases agregadas' })).toBeFocused()
  await expect(page.getByText('Bases agregadas a su suscripción.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('basejuris-cart'))).toBeNull()
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a registered card pays without leaving, and the reference shows once the server confirmed it', async ({ quiet: page, payments }) => {
  const { id, token } = await signInNewPerson(page, payments.origin)
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await page.request.post('/v1/payment/user/create', { headers, data: {} })).json()
  await payments.simulator.setCard({ customerId: data.customerId, card: { number: testCards.credit.number } })
  await page.request.get(`/v1/payment/user/${data.customerId}`, { headers })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/cobertura')
  const dialog = await openPaymentOf(page, ['contraloria'])
  expect(await axeOf(page)).toEqual([])
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  await dialog.getByText('Persona jurídica').click()
  await fillBillingOfFirm(page)
  await agreeAndPay(page)
  await expect(dialog.getByRole('heading', { name: 'Suscripción activa' })).toBeFocused({ timeout: 30_000 })
  await expect(dialog.getByText(/^Referencia: FLW-\d+$/)).toBeVisible()
  await expect(page.getByText('Suscripción activada. Ya puede leer sus bases.')).toBeVisible()
  expect(await axeOf(page)).toEqual([])
  const billing = await page.request.get(`/v1/auth/profile/${id}/billing`)
  expect((await billing.json()).data.billingData).toMatchObject({
    tipoPersona: 'juridica',
    razonSocial: 'Faroles SpA',
    rut: '76.830.014-3',
  })
})

test('the form fits every width in both themes, and is left by keyboard', async ({ quiet: page, payments }) => {
  await signInNewPerson(page, payments.origin)
  await page.goto('/cobertura')
  const dialog = await openPaymentOf(page, ['contraloria', 'base_corte_suprema', 'base_salud_corte_suprema'])
  await lookAtDialog(page, 'pago', [360, 768, 1440])
  await dialog.getByRole('button', { name: /^Pagar / }).click()
  await expect(dialog.getByText('Revise 8 datos para continuar')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Pagar / })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel('Nombre', { exact: true })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('the five paid bases show the prices of the specification', async ({ quiet: page, payments }) => {
  await signInNewPerson(page, payments.origin)
  await page.goto('/cobertura')
  const prices = await page.getByRole('region', { name: 'Bases de pago' }).getByRole('listitem').allInnerTexts()
  const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line !== 'Aún sin sentencias')
  expect(prices.map((text) => linesOf(text).slice(0, 2).join(' '))).toEqual([
    'Corte Suprema $20.000',
    'Corte de Apelaciones $20.000',
    'Salud Corte Suprema $50.000',
    'Salud Corte de Apelaciones $50.000',
    'Contraloría General de la República $10.000',
  ])
})

test('with subscriptions switched off the sentence shows and the payment closes', async ({ quiet: page, payments }) => {
  await signInNewPerson(page, payments.origin)
  await page.goto('/cobertura')
  await payments.operate('flags', 'set', 'subscriptions', 'off')
  try {
    await askForPayment(page, ['contraloria'])
    await expect(
      page.getByText('Las suscripciones no están disponibles actualmente. Todas las funcionalidades son gratuitas con registro.'),
    ).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  } finally {
    await payments.operate('flags', 'set', 'subscriptions', 'on')
  }
})
