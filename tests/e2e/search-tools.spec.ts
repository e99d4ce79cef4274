import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, question, resultsAddress, test } from './journey.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar jurisprudencia' })

/** Keys work only after hydration. */
const ready = (page: Page) => page.waitForLoadState('networkidle')

test('the query guide opens with ? and its examples run', async ({ quiet: page }) => {
  await page.goto(resultsAddress)
  await ready(page)
  await page.keyboard.press('?')
  const guide = page.getByRole('dialog', { name: 'Cómo buscar' })
  const example = guide.getByRole('link', { name: 'mismo(despido licencia)' })
  await expect(example).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await example.click()
  await expect(page).toHaveURL(/q=mismo/)
  await expect(guide).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/sentencias?/)
})

test('a part of the query is edited in its chip', async ({ quiet: page }) => {
  await page.goto(`/resultados?q=${encodeURIComponent('despido art. 161 CT')}`)
  await ready(page)
  await page.getByRole('button', { name: /^Editar norma/ }).click()
  const field = page.getByRole('textbox', { name: /^Escribir de nuevo norma/ })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('art. 161 CT')
  await field.fill('art. 168 CT')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=despido(\+|%20)art\.(\+|%20)168(\+|%20)CT/)
  await expect(page.getByRole('button', { name: /^Editar norma .*168/ })).toBeVisible()
})

test('many chips scroll on a phone without scrolling the page', async ({ quiet: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/resultados?q=${encodeURIComponent('"carta de despido" "licencia médica" art. 161 CT art. 168 CT')}`)
  await expect(page.getByRole('button', { name: /^Editar norma .*168/ })).toBeAttached()
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBe(0)
})

test('the exact form of the query is shown, edited and searched', async ({ quiet: page }) => {
  await page.goto(`/resultados?q=${encodeURIComponent('despido Y fuero')}`)
  await ready(page)
  await page.getByRole('button', { name: 'Forma exacta' }).click()
  const field = page.getByRole('textbox', { name: 'La búsqueda en forma exacta' })
  await expect(field).toHaveValue('despido Y fuero')
  await field.fill('despido Y "licencia médica"')
  await field.press('Enter')
  await expect(box(page)).toHaveValue('despido Y "licencia médica"')
})

test('suggestions work with arrows, Escape and Enter', async ({ quiet: page }) => {
  await page.route('**/v1/suggestions?*', (route) =>
    route.fulfill({
      json: {
        data: {
          sugerencias: [
            { tipo: 'norma', texto: 'art. 161 Código del Trabajo', detalle: null, total: 40, consulta: 'art. 161 CT' },
            { tipo: 'tribunal', texto: 'Corte Suprema', detalle: null, total: 90, filtros: { tribunal: ['Corte Suprema'] } },
          ],
        },
      },
    }),
  )
  await page.goto('/resultados')
  await ready(page)
  await box(page).pressSequentially('cor')
  const list = page.getByRole('listbox', { name: 'Sugerencias' })
  await expect(list.getByRole('option')).toHaveCount(2)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  const { violations } = await new AxeBuilder({ page }).include('header').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await box(page).press('Escape')
  await expect(list).toBeHidden()
  await expect(box(page)).toHaveValue('cor')
  await box(page).pressSequentially('te')
  await expect(list).toBeVisible()
  await box(page).press('ArrowDown')
  await box(page).press('ArrowDown')
  await expect(list.getByRole('option', { name: /Corte Suprema/ })).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/resultados\?tribunal=Corte(\+|%20)Suprema$/)
})

test('on a wide screen keyboard navigation previews the passage in context', async ({ quiet: page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.goto(resultsAddress)
  await ready(page)
  await page.keyboard.press('ArrowDown')
  const preview = page.getByRole('complementary', { name: 'Vista previa' })
  await expect(preview.getByRole('heading')).toHaveText((await page.getByRole('article').first().getByRole('heading').textContent()) ?? '')
  await expect(preview.locator('mark').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(preview.getByRole('heading')).toHaveText((await page.getByRole('article').nth(1).getByRole('heading').textContent()) ?? '')
  const { violations } = await new AxeBuilder({ page }).include('[data-preview]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
})

test('the address of a list is copied', async ({ quiet: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${resultsAddress}&orden=recientes`)
  await ready(page)
  await page.getByRole('button', { name: 'Copiar enlace' }).first().click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('coverage lists stored rulings by base and month', async ({ quiet: page, request }) => {
  const { data } = await (await request.get('/v1/coverage')).json()
  await page.goto(resultsAddress)
  await page.getByRole('link', { name: 'Ver cobertura' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cobertura')
  const total = data.cobertura.sentencias.toLocaleString('es-CL', { useGrouping: 'always' })
  await expect(page.getByText(`${total} sentencias`, { exact: true })).toBeVisible()
  const held = data.colecciones.filter((collection: { total: number }) => collection.total > 0)
  await expect(page.getByRole('img', { name: /sentencias por mes/ })).toHaveCount(held.length)
  for (const { total: ours, meses, sinFecha } of held)
    expect(meses.reduce((sum: number, month: { total: number }) => sum + month.total, sinFecha)).toBe(ours)
  await page.getByText('Corte Suprema', { exact: true }).last().click()
  await expect(page.getByRole('region', { name: 'Corte Suprema, por año y mes' }).getByRole('row').nth(1)).toBeVisible()
})

for (const address of ['/', resultsAddress, '/cobertura'])
  test(`nothing on ${address.split('?')[0]} jumps while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shifted: number }
      seen.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) seen.shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address)
    await ready(page)
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02)
  })

test('changing the order repaints without losing the query', async ({ quiet: page }) => {
  await page.goto(resultsAddress)
  await ready(page)
  await page.getByLabel('Orden de los resultados').first().selectOption('recientes')
  await expect(page).toHaveURL(/orden=recientes/)
  await expect(box(page)).toHaveValue(question)
})

test('over a slow line the list of other words is covered, and that of a filter stays dimmed', async ({ quiet: page }) => {
  await page.goto(resultsAddress)
  await ready(page)
  await page.route(/\/resultados\?.*_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  await box(page).fill('indemnización por años de servicio')
  await box(page).press('Enter')
  await expect(page.getByText('Buscando «indemnización por años de servicio»…')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText(/^Buscando «/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Corte Suprema', exact: true }).first().click()
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expect(page.getByText(/^Buscando «/)).toHaveCount(0)
  await expect(page).toHaveURL(/tribunal=Corte(\+|%20)Suprema/, { timeout: 10_000 })
})
