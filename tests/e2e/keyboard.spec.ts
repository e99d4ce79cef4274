import { expect, question, resultsAddress, test } from './journey.ts'

test('the whole path by keyboard', async ({ quiet: page }) => {
  await page.goto('/resultados')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=despido/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sentencia\?id=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the first stop of the keyboard skips to the content', async ({ quiet: page }) => {
  await page.goto(resultsAddress)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
})
