import type { Page, Route } from '@playwright/test'
import { expect, resultsAddress, test } from './journey.ts'
import { createAccount, newPerson, signInNewPerson } from './people.ts'

/** Intercepts the next call to a path. */
const intercept = (page: Page, path: string, act: (route: Route) => Promise<void>) =>
  page.route((url) => url.pathname === path || url.pathname.startsWith(`${path}/`), act)

const bare = (status: number) => (route: Route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>…</h1>' })
const reported = (status: number, code: string, error: string) => (route: Route) =>
  route.fulfill({ status, json: { error, code, requestId: 'prueba-7f3a' } })

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
}

async function register(page: Page) {
  const { email, password } = newPerson()
  await page.goto('/register')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel(/^Acepto los/).check()
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
}

async function savePreferences(page: Page) {
  await page.goto('/cuenta')
  await page.getByRole('button', { name: 'Guardar preferencias' }).click()
}

async function openProfile(page: Page) {
  await page.goto('/cobertura')
  await page.getByRole('button', { name: /^Cuenta de / }).click()
  await page.getByRole('button', { name: 'Mi perfil' }).click()
}

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

test('sign-in: wrong credentials keep the page', async ({ page }) => {
  await logIn(page, newPerson().email, 'no es la contraseña')
  await expect(alert(page)).toHaveText('Credenciales incorrectas. Por favor, verifica tu email y contraseña.')
  await expect(page).toHaveURL('/login')
})

test('sign-in: an empty answer of the server', async ({ page }) => {
  await intercept(page, '/v1/auth/login', bare(502))
  await logIn(page, newPerson().email, 'una contraseña')
  await expect(alert(page)).toHaveText('Error en el inicio de sesión')
})

test('sign-in: the server’s own message', async ({ page, request }) => {
  const person = newPerson()
  await createAccount(request, person)
  await intercept(page, '/v1/auth/login', reported(429, 'auth.too_many_attempts', 'Hubo demasiados intentos con esta cuenta.'))
  await logIn(page, person.email, person.password)
  await expect(alert(page)).toHaveText('Hubo demasiados intentos con esta cuenta.')
})

test('sign-in: an answer without user', async ({ page }) => {
  await intercept(page, '/v1/auth/login', (route) => route.fulfill({ json: { data: { token: 't', user: { id: '' }, message: '' } } }))
  await logIn(page, newPerson().email, 'una contraseña')
  await expect(alert(page)).toHaveText('El usuario no tiene un ID válido')
})

test('registration failed', async ({ page }) => {
  await intercept(page, '/v1/auth/register', bare(500))
  await register(page)
  await expect(alert(page)).toContainText('Error en el registro')
  await expect(alert(page)).toContainText('Error al crear la cuenta. Por favor, intenta nuevamente.')
})

test('no connection', async ({ page }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByLabel('Correo electrónico').fill(newPerson().email)
  await page.getByLabel('Contraseña', { exact: true }).fill('una contraseña')
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(alert(page)).toHaveText('Error de conexión. Por favor, intenta nuevamente.')
})

test('user data failed', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await intercept(page, '/v1/auth/profile', bare(502))
  await openProfile(page)
  await expect(alert(page)).toHaveText('Error al obtener datos del usuario')
})

test('not authenticated: the cookie is gone', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto('/cobertura')
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  await page.getByRole('button', { name: /^Cuenta de / }).click()
  await page.getByRole('button', { name: 'Mi perfil' }).click()
  await expect(page.getByText('Usuario no autenticado').first()).toBeVisible()
})

test('session expired', async ({ page, request, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  await request.post('/v1/auth/logout-all', { headers: { authorization: `Bearer ${token}` } })
  await page.goto(resultsAddress)
  await expect(page.getByText('Sesión expirada. Por favor, inicia sesión nuevamente.')).toBeVisible()
})

test('permission: another user’s account', async ({ page, request, baseURL }) => {
  const other = await createAccount(request, newPerson())
  await page.context().clearCookies()
  const { id } = await signInNewPerson(page, baseURL)
  await intercept(page, `/v1/auth/profile/${id}`, (route) => route.continue({ url: route.request().url().replace(id, other.id) }))
  await openProfile(page)
  await expect(alert(page)).toHaveText('No tienes permisos para acceder a este recurso.')
})

test('not found', async ({ page, baseURL }) => {
  const { id } = await signInNewPerson(page, baseURL)
  await intercept(page, `/v1/auth/profile/${id}`, (route) => route.continue({ url: `${baseURL}/v1/nada` }))
  await openProfile(page)
  await expect(alert(page)).toHaveText('El recurso solicitado no fue encontrado.')
})

test('server error, with the support code', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  const sentence = 'Error interno del servidor. Por favor, intenta más tarde.'
  await intercept(page, '/v1/auth/profile', reported(500, 'server.internal', sentence))
  await savePreferences(page)
  await expect(alert(page)).toContainText(sentence)
  await expect(alert(page)).toContainText('Código para soporte: prueba-7f3a')
})

test('invalid data', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await intercept(page, '/v1/auth/profile', (route) => route.continue({ postData: JSON.stringify({ preferencias: { tamano: 9000 } }) }))
  await savePreferences(page)
  await expect(alert(page)).toHaveText('Los datos ingresados no son válidos.')
})

test('missing user id', async ({ page, request, baseURL }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const { token } = await createAccount(request, newPerson())
  await page.context().addCookies([{ name: 'basejuris-token', value: token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cobertura' }).click()
  await expect(page).toHaveURL('/cobertura')
  await page.getByRole('button', { name: /^Cuenta de / }).click()
  await page.getByRole('button', { name: 'Mi perfil' }).click()
  await expect(page.getByText('No se pudo obtener el ID del usuario')).toBeVisible()
})

for (const [status, sentence] of [
  [403, 'No tienes permisos para realizar esta acción'],
  [404, 'Recurso no encontrado'],
  [500, 'Error interno del servidor'],
  [418, 'Ha ocurrido un error inesperado'],
] as const)
  test(`a bare ${status} has its general sentence`, async ({ page, baseURL }) => {
    await signInNewPerson(page, baseURL)
    await intercept(page, '/v1/auth/profile', bare(status))
    await savePreferences(page)
    await expect(alert(page)).toHaveText(sentence)
  })

test('a bare 401 outside sign-in ends the session', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await intercept(page, '/v1/auth/profile', bare(401))
  await savePreferences(page)
  await expect(page).toHaveURL(/\/login\?next=%2Fcuenta&sesion=expirada$/)
})

test('a server that answers message instead of error', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await intercept(page, '/v1/auth/profile', (route) =>
    route.fulfill({ status: 409, json: { message: 'Vuelva a intentarlo a las 10:00.' } }),
  )
  await savePreferences(page)
  await expect(alert(page)).toHaveText('Vuelva a intentarlo a las 10:00.')
})

test('a failed search', async ({ page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const sentence = 'Error al realizar la búsqueda. Por favor, intenta nuevamente.'
  const made = await page.request.post('/v1/folders', {
    data: { nombre: 'Carpeta reservada', reservada: true },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { data } = await made.json()
  await intercept(page, '/v1/search', reported(500, 'search.failed', sentence))
  await page.goto(`/carpetas/${data.carpeta.folderId}`)
  await page.getByRole('searchbox', { name: 'Buscar en reserva' }).fill('despido')
  await page.keyboard.press('Enter')
  await expect(page.getByText(sentence)).toBeVisible()
})
