import { expect, test } from './journey.ts'
import { awaitMail } from './outbox.ts'
import { createAccount, newPerson } from './people.ts'

test('a forgotten password changes with the mailed code, which works once', async ({ quiet: page, request }) => {
  const person = newPerson()
  await createAccount(request, person)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click()
  await expect(page.getByRole('heading', { name: 'Recuperar la contraseña' })).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByLabel('Código recibido')).toBeFocused()
  const code = /\b\d{4}-\d{4}\b/.exec(await awaitMail(person.email, 'Código para recuperar su contraseña'))?.[0] ?? ''
  await page.getByLabel('Código recibido').fill(code)
  const password = 'otra frase larga y propia'
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Cambió su contraseña.')).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByRole('button', { name: `Cuenta de ${person.email}` })).toBeVisible()
})

test('a wrong code shows its error without revealing whether the account exists', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/recuperar')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await page.getByLabel('Código recibido').fill('1111-2222')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('otra frase larga y propia')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByLabel('Código recibido')).toHaveAccessibleDescription('El código no es válido o ya venció. Pida uno nuevo.')
  await expect(page.getByLabel('Código recibido')).toBeFocused()
})

test('the mailed link confirms the address, and a used link explains itself', async ({ page, request }) => {
  const person = newPerson()
  await createAccount(request, person)
  const link = /\/verificar-correo\?codigo=\S+/.exec(await awaitMail(person.email, 'Confirme su correo'))?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('status')).toContainText(/confirm/i)
  await page.goto('/verificar-correo?codigo=inventado')
  await expect(page.getByText('El enlace no es válido o ya venció. Pida uno nuevo desde su perfil.')).toBeVisible()
  await page.goto('/verificar-correo')
  await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible()
})
