import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newPerson, type Person, signInNewPerson } from './people.ts'

async function logIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
}

/** Opens a page of a new account, whose session ends before the next call. */
async function openBeforeExpiry(page: Page, baseURL: string | undefined, path: string): Promise<Person> {
  const person = await signInNewPerson(page, baseURL)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const ended = await page.request.post('/v1/auth/logout-all', { headers: { authorization: `Bearer ${person.token}` } })
  expect(ended.ok()).toBe(true)
  return person
}

const waiting = 'Lo que escribió espera en esta pestaña y aparece cuando entre con la misma cuenta.'

for (const { path, label, send, text } of [
  { path: '/chat', label: 'Su pregunta', send: 'Preguntar', text: '¿Procede el despido durante la licencia médica?' },
  { path: '/investigaciones', label: 'Su pregunta', send: 'Investigar', text: '¿Desde cuándo corre la prescripción del despido?' },
  { path: '/verificador', label: 'Texto del escrito', send: 'Verificar citas', text: 'Según el rol 12.345-2020, la demanda se acoge.' },
])
  test(`what was written at ${path} comes back after signing in again`, async ({ page, baseURL }) => {
    const person = await openBeforeExpiry(page, baseURL, path)
    const field = page.getByRole('main').getByLabel(label)
    await field.fill(text)
    await page.getByRole('main').getByRole('button', { name: send }).click()
    await expect(page).toHaveURL(/\/login\?.*sesion=expirada$/)
    await expect(page.getByText(waiting)).toBeVisible()
    await logIn(page, person)
    await expect(page).toHaveURL(path)
    await expect(field).toHaveValue(text)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('basejuris:drafts')
  })

test('what was written is not shown to another account', async ({ page, baseURL, request }) => {
  await openBeforeExpiry(page, baseURL, '/investigaciones')
  const field = page.getByRole('main').getByLabel('Su pregunta')
  await field.fill('Una pregunta reservada')
  await page.getByRole('main').getByRole('button', { name: 'Investigar' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  const another = newPerson()
  const answer = await request.post('/v1/auth/register', { data: { ...another, aceptaTerminos: true } })
  expect(answer.status()).toBe(200)
  await logIn(page, another)
  await expect(page).toHaveURL('/investigaciones')
  await expect(field).toHaveValue('')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('reservada')
})
