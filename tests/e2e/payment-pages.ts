import AxeBuilder from '@axe-core/playwright'
import { testCards } from '@basejuris/flow/simulator'
import type { Page } from '@playwright/test'
import { expect, showIn, test } from './journey.ts'

/** Asks for the payment of these bases as the cart does. */
export async function askForPayment(page: Page, bases: readonly string[]): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('payment:open', { detail })), [...bases])
}

/** Opens the payment of these bases and waits for its form. A page whose scripts have not arrived yet is asked again. */
export async function openPaymentOf(page: Page, bases: readonly string[]) {
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    if ((await dialog.count()) === 0) await askForPayment(page, bases)
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Datos de facturación' })).toBeVisible({ timeout: 30_000 })
  return dialog
}

/** Fills the billing data of a natural person. */
export async function fillBilling(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('Catalina')
  await page.getByLabel('Apellidos').fill('Araya Montt')
  await fillContact(page, '123456785')
}

/** Fills the billing data of a legal person, which the form was told to ask for. */
export async function fillBillingOfFirm(page: Page): Promise<void> {
  await page.getByLabel('Razón social').fill('Faroles SpA')
  await page.getByLabel('Giro').fill('Alumbrado')
  await page.getByLabel('Representante legal').fill('Catalina Araya')
  await fillContact(page, '768300143')
}

async function fillContact(page: Page, rut: string): Promise<void> {
  await page.getByLabel('RUT').pressSequentially(rut)
  await page.getByLabel('Teléfono').fill('+56 9 5555 0142')
  await page.getByLabel('Dirección').fill('Avenida Los Aromos 455')
  await page.getByLabel('Ciudad').fill('Viña del Mar')
  await page.getByLabel('Región').selectOption('Valparaíso')
}

/** Agrees to the charge and presses the pay button. */
export async function agreeAndPay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check()
  await page.getByRole('button', { name: /^Pagar / }).click()
}

/** Registers a test card on the provider's pages, which send the browser back unless the simulator was told to lose it. */
export async function registerCard(
  page: Page,
  card: keyof typeof testCards,
  { comesBack = true }: { readonly comesBack?: boolean } = {},
): Promise<void> {
  await page.waitForURL(/\/app\/customer\/disclaimer\.php/)
  const accept = page.getByRole('button', { name: 'Aceptar' })
  await accept.click()
  await fillCard(page, card)
  await accept.click()
  await page.getByLabel(/^RUT/).fill('11.111.111-1')
  await page.getByLabel(/^Clave/).fill('123')
  await accept.click()
  await (comesBack ? page.waitForURL(/\/payment-return\?payment_ref=/) : expect(page.getByText('Página cerrada').first()).toBeVisible())
}

/** Pays for Contraloría on the provider's page, up to the page that tells the end. */
export async function subscribe(page: Page): Promise<void> {
  await page.goto('/cobertura')
  await openPaymentOf(page, ['contraloria'])
  await fillBilling(page)
  await agreeAndPay(page)
  await page.getByRole('button', { name: 'Ir ahora' }).click()
  await registerCard(page, 'credit')
  await expect(page.getByRole('heading', { name: 'Suscripción activa' })).toBeVisible({ timeout: 60_000 })
}

/** Pays an invoice by hand, on the provider's page that its link opens. */
export async function payInvoice(page: Page, card: keyof typeof testCards): Promise<void> {
  await fillCard(page, card)
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByText('Pago recibido').first()).toBeVisible()
}

async function fillCard(page: Page, card: keyof typeof testCards): Promise<void> {
  await page.getByLabel(/^Número de tarjeta/).fill(testCards[card].number)
  await page.getByLabel(/^Vencimiento/).fill('12/39')
  await page.getByLabel(/^Código de seguridad/).fill('123')
}

/** Waits until the attempt that the address names has ended. Answers how. */
export async function endOfAttempt(
  page: Page,
): Promise<{ readonly estado: string; readonly motivo: string | null; readonly referencia: string | null }> {
  const ref = new URL(page.url()).searchParams.get('payment_ref')
  const ask = async () => (await (await page.request.get(`/v1/payment/attempts/${ref}`)).json()).data
  // A busy server may refuse a call.
  await expect.poll(async () => (await ask())?.terminado === true, { timeout: 30_000 }).toBe(true)
  return ask()
}

/** Looks at the dialog at each width in both themes: nothing is wider than it, and axe finds nothing. */
export async function lookAtDialog(page: Page, name: string, widths: readonly number[] = [360, 1440]): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await showIn(page, colorScheme)
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
      expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations.map(({ id }) => id)).toEqual([])
      await page.screenshot({ path: test.info().outputPath(`${name}-${width}-${colorScheme}.png`) })
    }
}
