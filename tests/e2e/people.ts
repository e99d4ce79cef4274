import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { codeInMail } from './outbox.ts'

export interface Person {
  readonly email: string
  readonly password: string
}

/** A person with a unique e-mail. */
export function newPerson(): Person {
  return {
    email: `persona.${randomUUID().slice(0, 12)}@ejemplo.test`,
    password: `frase propia ${randomUUID().slice(0, 8)}`,
  }
}

/** Creates an account through the API. Answers its id and token. */
export async function createAccount(request: APIRequestContext, person: Person): Promise<{ readonly id: string; readonly token: string }> {
  const answer = await request.post('/v1/auth/register', { data: { ...person, aceptaTerminos: true } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { data } = await answer.json()
  return { id: data.user.id, token: data.token }
}

/** Opens the link of the registration for a person, so that the address is confirmed. The session of the token stays open. */
export async function confirmAddress(request: APIRequestContext, email: string, token: string): Promise<void> {
  const codigo = await codeInMail(email, '/verificar-correo')
  const answer = await request.post('/v1/auth/verification/confirm', { headers: { authorization: `Bearer ${token}` }, data: { codigo } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Signs a browser in through its cookie. */
export async function signIn(context: BrowserContext, baseURL: string, token: string): Promise<void> {
  await context.addCookies([{ name: 'basejuris-token', value: token, url: baseURL, httpOnly: true, sameSite: 'Lax' }])
}

/** Creates an account and signs this browser in. */
export async function signInNewPerson(page: Page, baseURL: string | undefined, person: Person = newPerson()) {
  const account = await createAccount(page.request, person)
  await signIn(page.context(), baseURL ?? '', account.token)
  return { ...person, ...account }
}

/** Registers a person by the form, which then goes on to `next`, a path of ours with its query. */
export async function registerByForm(page: Page, next: string, person: Person = newPerson()): Promise<Person> {
  await page.goto(`/register?next=${encodeURIComponent(next)}`)
  await sendRegistration(page, person)
  return person
}

/** Opens the account menu and presses an entry. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Cuenta de / }).click()
  await page.getByRole(name === 'Mi perfil' || name === 'Cerrar Sesión' ? 'button' : 'link', { name, exact: true }).click()
}

/** Registers a person from the page of their invitation, accepts it and opens the folder. */
export async function acceptAsNewPerson(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Crear una cuenta' }).click()
  await sendRegistration(page, person)
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await page.getByRole('link', { name: 'Ver la carpeta' }).click()
}

async function sendRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByLabel(/^Acepto los/).check()
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
}
