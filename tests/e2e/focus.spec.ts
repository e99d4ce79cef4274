import type { Page } from '@playwright/test'
import { expect, question, resultsAddress, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

/** What the keyboard is on, by its name. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement
    return active === null || active === document.body ? '' : (active.getAttribute('aria-label') ?? active.textContent ?? '').trim()
  })

test('the focus stays by what was removed, and goes to the heading of another page', async ({ quiet: page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await page.request.post('/v1/search', { headers, data: { consulta: question, tamano: 3 } })).json()
  for (const { docId } of data.resultados) await page.request.post('/v1/favorites', { headers, data: { docId } })

  await test.step('a favourite', async () => {
    await page.goto('/mis-favoritos', { waitUntil: 'networkidle' })
    const buttons = page.getByRole('button', { name: /^Quitar de favoritos: / })
    const next = (await buttons.nth(2).getAttribute('aria-label')) ?? ''
    await buttons.nth(1).press('Enter')
    await expect.poll(() => focusedName(page)).toBe(next)
  })

  await test.step('a chip of the search, and its field', async () => {
    await page.goto(`${resultsAddress}+art.+161+CT`, { waitUntil: 'networkidle' })
    const edit = page.getByRole('button', { name: /^Editar norma / })
    await edit.press('Enter')
    await expect(page.getByRole('textbox', { name: /^Escribir de nuevo norma / })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(edit).toBeFocused()
    await page.getByRole('link', { name: /^Quitar norma / }).press('Enter')
    await expect(page.getByRole('link', { name: /^Quitar norma / })).toHaveCount(0)
    await expect.poll(() => focusedName(page)).not.toBe('')
  })

  await test.step('another page', async () => {
    await page.getByRole('link', { name: 'Ver cobertura' }).first().press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Cobertura' })).toBeFocused()
  })
})

test('the preview goes on with the list, and its actions stay in the window', async ({ quiet: page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(resultsAddress, { waitUntil: 'networkidle' })
  await page.keyboard.press('j')
  const preview = page.getByRole('complementary', { name: 'Vista previa' })
  await expect(preview.getByRole('heading')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(preview.getByRole('link', { name: 'Abrir sentencia' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('region', { name: 'Tribunal', exact: true }).getByRole('link').first().click()
  await expect(page).toHaveURL(/tribunal=/)
  await expect(async () => {
    const listed = await page
      .locator('article[data-doc] [data-result]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(listed).toContain(await preview.getByRole('link', { name: 'Abrir sentencia' }).getAttribute('href'))
  }).toPass()
})
