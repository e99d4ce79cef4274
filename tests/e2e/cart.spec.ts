import { ingestRuling } from './own-rulings.ts'
import { lookAtDialog } from './payment-pages.ts'
import { expect, test } from './payment-server.ts'
import { registerByForm, signInNewPerson } from './people.ts'

test('a guest meets a paid base among the results, signs in, and finds it in the cart', async ({ page, payments }) => {
  test.setTimeout(120_000)
  const matter = 'canales de riego de Longaví'
  const { url } = await ingestRuling(payments, {
    caption: 'Dictamen de los canales',
    matter,
    more: { coleccion: 'contraloria', tribunal: 'Contraloría General de la República' },
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'El texto de esta sentencia está en una base de pago.' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver bases y precios' }).click()
  await expect(page).toHaveURL(/\/cobertura#bases-de-pago$/)
  await page.goto(`/resultados?${new URLSearchParams({ q: matter })}`)
  const card = page.getByRole('article').filter({ hasText: 'Dictamen de los canales' })
  await expect(card.getByText('Texto en una base de pago: Contraloría General de la República, $10.000 al mes.')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/v1/payment'))).toEqual([])
  await card.getByRole('button', { name: 'Agregar al carrito: Contraloría General de la República' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Debes iniciar sesión para agregar bases al carrito')).toBeVisible()

  await registerByForm(page, new URL(page.url()).searchParams.get('next') ?? '')
  await expect(page.getByRole('button', { name: 'Abrir el carrito: 1 base' })).toBeVisible()
  await expect(card.getByRole('button', { name: /^En su carrito: Contraloría/ })).toBeVisible()
})

test('the cart is used by keyboard at every width, and goes with the session', async ({ page, payments }) => {
  test.setTimeout(120_000)
  await signInNewPerson(page, payments.origin)
  await page.goto('/cobertura')
  for (const name of ['Corte Suprema', 'Salud Corte Suprema', 'Contraloría General de la República']) {
    await page.getByRole('button', { name: `Agregar al carrito: ${name}`, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `En su carrito: ${name}. Abrir el carrito` })).toBeVisible()
  }
  const button = page.getByRole('button', { name: 'Abrir el carrito: 3 bases' })
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Carrito de Suscripciones (3)' })
  await expect(panel.getByRole('row', { name: /^Total / })).toBeVisible()
  await lookAtDialog(page, 'carrito', [360, 768, 1440])
  await page.setViewportSize({ width: 390, height: 844 })
  const [warning, pay] = await Promise.all([
    panel.getByText('IMPORTANTE: Cobro Diferido.').locator('..').boundingBox(),
    panel.getByRole('button', { name: 'Proceder al Pago Seguro' }).boundingBox(),
  ])
  expect((warning?.y ?? 0) + (warning?.height ?? 0)).toBeLessThan(pay?.y ?? 0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Cuenta de / })).toBeVisible()
  await expect(button).toHaveCount(0)
  await page.getByRole('button', { name: /^Cuenta de / }).click()
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('basejuris-cart'))).toBeNull()
})

test('without subscriptions there is no cart, and nothing of it is fetched', async ({ page, payments }) => {
  await payments.operate('flags', 'set', 'subscriptions', 'off')
  try {
    await signInNewPerson(page, payments.origin)
    await page.goto('/cobertura')
    // The pages remember the switches for some seconds.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Bases de pago' })).toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await page.evaluate(() =>
      localStorage.setItem('basejuris-cart', JSON.stringify([{ base: 'contraloria', addedAt: new Date().toISOString() }])),
    )
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: /^Abrir el carrito/ })).toHaveCount(0)
    expect(asked.filter((path) => path.startsWith('/v1/payment'))).toEqual([])
  } finally {
    await payments.operate('flags', 'set', 'subscriptions', 'on')
  }
})
