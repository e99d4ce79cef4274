import { expect, question, resultsAddress, test } from './journey.ts'

test('search, filter, read and cite by keyboard', async ({ quiet: page }) => {
  await page.goto('/resultados')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Buscar jurisprudencia' })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.getByRole('combobox', { name: 'Buscar jurisprudencia' }).fill('')
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=despido/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (const place of [0, 1]) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('article').nth(place).getByRole('heading').getByRole('link')).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sentencia\?id=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the first tab stop skips to the content', async ({ quiet: page }) => {
  await page.goto(resultsAddress)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
})

test('f focuses the filters, ? lists the reader’s keys, and back returns to the opened ruling', async ({ quiet: page }) => {
  await page.goto(resultsAddress)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('f')
  await expect(page.locator('#filtros :focus')).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = page.getByRole('article').nth(1).getByRole('heading').getByRole('link')
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sentencia\?id=/)
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goBack()
  await expect(second).toBeFocused()
})
