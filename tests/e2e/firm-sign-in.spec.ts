import { randomUUID } from 'node:crypto'
import { listening } from './journey.ts'
import { expect, test } from './own-server.ts'

const button = 'Entrar con su organización'
const someone = () => ({ sub: randomUUID(), email: `firma.${randomUUID().slice(0, 12)}@ejemplo.test`, email_verified: true })

test('single sign-on returns to the page with a listed session', async ({ page, own }) => {
  const person = someone()
  own.provider.expectVisit(person)
  await page.goto('/cuenta')
  await expect(page).toHaveURL(/\/login\?next=%2Fcuenta$/)
  await page.getByRole('link', { name: button }).click()
  await expect(page).toHaveURL(`${own.origin}/cuenta`)
  await expect(page.getByRole('button', { name: `Cuenta de ${person.email}` })).toBeVisible()
  const sessions = page.locator('#sesiones')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByText('Esta sesión')).toBeVisible()
  await listening(page)
  await sessions.getByRole('button', { name: 'Cerrar todas las sesiones' }).click()
  await expect(page).toHaveURL(`${own.origin}/`)
})

test('a refused single sign-on shows its error and keeps the way back', async ({ page, own }) => {
  own.provider.expectVisit(null)
  await page.goto('/login?next=%2Fcuenta')
  await page.getByRole('link', { name: button }).click()
  await expect(
    page.getByText('El servicio de su organización no completó el ingreso. Intente nuevamente o use su contraseña.'),
  ).toBeVisible()
  await expect(page).toHaveURL(`${own.origin}/login?next=%2Fcuenta&sesion=organizacion`)
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
  const person = someone()
  own.provider.expectVisit(person)
  await page.getByRole('link', { name: button }).click()
  await expect(page).toHaveURL(`${own.origin}/cuenta`)
})
