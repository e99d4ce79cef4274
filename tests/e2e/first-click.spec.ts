import { test as base, expect } from '@playwright/test'
import { question, resultsAddress } from './journey.ts'

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
