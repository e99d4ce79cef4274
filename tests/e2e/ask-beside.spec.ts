import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, showIn, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

const question = '¿Procede el recurso de protección contra el término de una contrata?'
const answered = { timeout: 30_000 }
const results = `/resultados?${new URLSearchParams({ q: 'contrata', tribunal: 'Corte Suprema' })}`

/** Looks at the page in both themes: axe finds nothing, and nothing is wider than the window. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      `${name}, ${colorScheme}`,
    ).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

const opener = (page: Page) => page.locator('button[data-ask]').filter({ visible: true })
const chips = (page: Page) => page.locator('[data-assistant] button[data-citation]')

test('the assistant answers beside the results and within a ruling, opens its citations there, and goes on in the chat', async ({
  quiet: page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await page.goto(results)
  await opener(page).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fresultados/)
  await signInNewPerson(page, baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(results)
  const beside = page.getByRole('complementary', { name: 'Asistente' })
  // The press of the guest is carried out on return.
  await expect(beside).toBeVisible(answered)
  const field = beside.getByLabel('Su pregunta')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('contrata')
  await expect(beside.getByText(/^En su búsqueda: .*Corte Suprema/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(beside).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await field.fill(question)
  await field.press('Enter')
  await expect(beside.locator('[data-grade]')).toBeVisible(answered)
  await expect(page).toHaveURL(results)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('article :is(h2, h3) a').first()).toBeInViewport()
  await lookAt(page, 'resultados-1440')

  const quoted = (await beside.locator('figure q').first().textContent()) ?? ''
  await chips(page).first().click()
  await expect(page).toHaveURL(/\/sentencia\?id=[^#]+#/)
  await expect(beside).toBeVisible()
  const target = page.locator('.rd-text :is(:target, [data-target])').first()
  await expect(target).toBeInViewport(answered)
  await expect(target).toContainText(quoted.slice(0, 40))
  await lookAt(page, 'sentencia-1440')
  const chat = await beside.getByRole('link', { name: 'Seguir en el chat' }).getAttribute('href')

  await opener(page).click()
  await expect(beside.getByText(/^Solo en /)).toBeVisible()
  await field.fill(question)
  await field.press('Enter')
  await expect(beside.locator('[data-grade]')).toBeVisible(answered)
  const docId = new URL(page.url()).searchParams.get('id')
  for (const link of await beside.locator('a[href^="/sentencia"]').all())
    expect(new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('id')).toBe(docId)

  await page.setViewportSize({ width: 360, height: 740 })
  const sheet = page.getByRole('dialog', { name: 'Asistente' })
  await expect(sheet.locator('[data-grade]')).toBeVisible()
  await lookAt(page, 'sentencia-360')
  await sheet.getByRole('button', { name: 'Cerrar el asistente' }).click()
  await expect(sheet).toBeHidden()
  await lookAt(page, 'sentencia-cerrada-360')
  await opener(page).click()
  await expect(sheet.locator('[data-grade]')).toBeVisible(answered)
  if ((await chips(page).count()) > 0) {
    await chips(page).first().click()
    await expect(sheet).toBeHidden()
    await expect(page.locator('.rd-text :is(:target, [data-target])').first()).toBeInViewport()
  }

  await page.goto(results)
  await opener(page).click()
  await expect(sheet.getByLabel('Su pregunta')).toBeFocused()
  await lookAt(page, 'resultados-360')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(chat ?? '')
  await expect(page.getByRole('heading', { name: question, level: 2 })).toBeVisible()
  await expect(page.locator('[data-grade]')).toBeVisible(answered)
})
