import { expect, resultsAddress, test, waitForHydration } from './journey.ts'
import { createAccount, newPerson, signInNewPerson } from './people.ts'

const expired = 'Sesión expirada. Por favor, inicia sesión nuevamente.'

/** Ends a session without telling the browser. */
const revoke = async (request: import('@playwright/test').APIRequestContext, token: string) =>
  expect((await request.post('/v1/auth/logout-all', { headers: { authorization: `Bearer ${token}` } })).ok()).toBe(true)

async function logIn(page: import('@playwright/test').Page, { email, password }: { readonly email: string; readonly password: string }) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
}

test('sessions are listed, one is closed from another browser, and all close at once', async ({ browser, baseURL, request }) => {
  const person = newPerson()
  await createAccount(request, person)
  const [here, there] = await Promise.all(
    [0, 1].map(async () => waitForHydration(await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage())),
  )
  if (here === undefined || there === undefined) throw new Error('no browsers')
  for (const page of [here, there]) {
    await page.goto('/login?next=/cuenta')
    await logIn(page, person)
    await expect(page).toHaveURL('/cuenta')
  }
  await here.reload()
  const sessions = here.locator('#sesiones')
  // The session of the registration and these two.
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByText('Esta sesión')).toHaveCount(1)
  await sessions
    .getByRole('button', { name: /^Cerrar la sesión de/ })
    .first()
    .click()
  await expect(here.getByText(/^Sesión cerrada:/)).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions
    .getByRole('button', { name: /^Cerrar la sesión de/ })
    .first()
    .click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await there.goto('/cuenta')
  await expect(there).toHaveURL(/\/login\?next=%2Fcuenta&sesion=expirada$/)
  await expect(there.getByText(expired)).toBeVisible()
  await logIn(there, person)
  await expect(there).toHaveURL('/cuenta')

  await here.getByRole('button', { name: 'Cerrar todas las sesiones' }).click()
  await expect(here).toHaveURL(`${baseURL}/`)
  await there.goto('/mis-favoritos')
  await expect(there).toHaveURL(/\/login\?/)
})

test('an expired token keeps a public page open and shows the notice', async ({ quiet: page, request, baseURL }) => {
  const { token, email } = await signInNewPerson(page, baseURL)
  await revoke(request, token)
  await page.goto(resultsAddress)
  await expect(page.getByText(expired)).toBeVisible()
  await expect(page).toHaveURL(/\/resultados\?q=/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Cuenta de ${email}` })).toHaveCount(0)
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('basejuris-token')
  expect(await page.evaluate(() => localStorage.getItem('basejuris:user'))).toBeNull()
})

test('a refused call on a public page shows its error there', async ({ page, request, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  await page.goto(resultsAddress)
  await page.waitForLoadState('networkidle')
  await revoke(request, token)
  await page
    .getByRole('button', { name: /^Favorita: / })
    .first()
    .click()
  await expect(page.getByText(expired)).toBeVisible()
  await expect(page).toHaveURL(/\/resultados\?q=/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
})

test('a refused call on a private page leads to sign-in and back', async ({ page, request, baseURL }) => {
  const person = await signInNewPerson(page, baseURL)
  await page.goto('/cuenta?x=1')
  await page.waitForLoadState('networkidle')
  await revoke(request, person.token)
  await page.getByRole('button', { name: 'Guardar preferencias' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcuenta%3Fx%3D1&sesion=expirada$/)
  await logIn(page, person)
  await expect(page).toHaveURL(/\/cuenta\?x=1$/)
})

test('a private page sends a guest to sign in and back', async ({ quiet: page, request }) => {
  const person = newPerson()
  await createAccount(request, person)
  await page.context().clearCookies()
  await page.goto('/cuenta')
  await expect(page).toHaveURL(/\/login\?next=%2Fcuenta$/)
  await logIn(page, person)
  await expect(page).toHaveURL('/cuenta')
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible()
})

test('a lost connection keeps the session', async ({ page, baseURL }) => {
  const { email } = await signInNewPerson(page, baseURL)
  await page.goto('/cuenta')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Guardar preferencias' }).click()
  await expect(page.getByText('Error de conexión. Por favor, intenta nuevamente.')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Guardar preferencias' }).click()
  await expect(page.getByText('Preferencias guardadas.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
})

test('a guest presses a star, registers and finds it saved', async ({ page }) => {
  const { email, password } = newPerson()
  await page.goto(resultsAddress)
  await page.waitForLoadState('networkidle')
  const star = page.getByRole('button', { name: /^Favorita: / }).first()
  const caption = ((await star.getAttribute('aria-label')) ?? '').replace('Favorita: ', '')
  await star.click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('main').getByRole('link', { name: 'Registrarse' }).click()
  await expect(page).toHaveURL(/\/register\?next=/)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel(/^Acepto los/).check()
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
  await expect(page).toHaveURL(/\/resultados\?q=despido/)
  await expect(page.getByRole('button', { name: /^Favorita: /, pressed: true })).toHaveCount(1)
  await page.goto('/mis-favoritos')
  await expect(page.getByRole('main').getByRole('link', { name: caption }).first()).toBeVisible()
})
