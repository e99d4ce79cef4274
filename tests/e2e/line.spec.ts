import { expect, test } from './journey.ts'

/** Other journeys store real rulings, which would stand in the line instead. */
const line = '/linea?norma=CT%3A161&ficticias=solo'

test('the page of an article leads to its line', async ({ page }) => {
  await page.goto('/norma/207436?articulo=161')
  await page.getByRole('link', { name: 'Ver la línea jurisprudencial del artículo' }).click()
  await expect(page).toHaveURL(/\/linea\?norma=CT%3A161/)
  await expect(page.getByRole('heading', { level: 1, name: 'Artículo 161 del Código del Trabajo' })).toBeVisible()
})

test('a mark of the line opens its ruling at the considerando, by keyboard', async ({ page }) => {
  const mark = page.locator('figure svg a').first()
  // The places of articles are read in the background.
  await expect(async () => {
    await page.goto(line)
    await expect(mark).toHaveAttribute('href', /#p\d+$/, { timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Todas son ficticias, del corpus de demostración')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Por año' })).toBeVisible()
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sentencia\?id=[^#]+#p\d+/)
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport()
})

test('the line of an article fits a phone and keeps its table there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(line)
  await expect(page.getByRole('table', { name: 'Por año' })).toBeVisible()
  await expect(page.locator('figure svg').first()).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('a line that cannot be drawn says why', async ({ page }) => {
  await page.goto('/linea?norma=CT:99999')
  await expect(page.getByRole('alert').first()).toContainText('artículo')
  await page.getByRole('textbox', { name: 'Artículo o pregunta' }).fill('artículo 161 del Código del Trabajo')
  await page.getByRole('button', { name: 'Ver la línea' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Artículo 161 del Código del Trabajo' })).toBeVisible()
})
