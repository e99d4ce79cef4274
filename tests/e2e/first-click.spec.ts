import { test as base, expect } from '@playwright/test'
import { question, resultsAddress } from './journey.ts'
import { createAccount, newPerson } from './people.ts'

/** Unlike the other journeys, these do not wait until scripts control the page: a person does not either. */
const test = base.extend({
  page: async ({ page }, use) => {
    // Scripts of the page arrive late, as over a slow line.
    await page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await use(page)
  },
})

test('a query typed and sent before the scripts arrive is searched', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
  await box.fill(question)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/resultados\?.*q=/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a result and a filter open by a click before the scripts arrive', async ({ page }) => {
  await page.goto(resultsAddress, { waitUntil: 'commit' })
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/sentencia/)
  await page.goto(resultsAddress, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Corte Suprema', exact: true }).first().click()
  await expect(page).toHaveURL(/tribunal=Corte(\+|%20)Suprema/)
})

test('the star of a guest, pressed before the scripts arrive, leads to the sign-in and is set on return', async ({ page, request }) => {
  const person = newPerson()
  await createAccount(request, person)
  await page.goto(resultsAddress, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Favorita: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?next=/)
  // The form listens once its scripts have arrived.
  await page.waitForLoadState('load')
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL(/\/resultados\?.*q=/)
  // Three scripts follow one another, each as late as all here.
  await expect(page.getByRole('button', { name: /^Favorita: /, pressed: true })).toHaveCount(1, { timeout: 20_000 })
})

test('without scripts the star of a guest leads to the sign-in', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(resultsAddress)
  await page
    .getByRole('button', { name: /^Favorita: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?next=%2Fresultados/)
  await context.close()
})
