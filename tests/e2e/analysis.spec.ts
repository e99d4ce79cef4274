import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { readZip } from '@basejuris/documents/testing/read-back'
import type { Page } from '@playwright/test'
import { expect, showIn, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

const answered = { timeout: 60_000 }

/** Looks at the page in both themes: axe finds nothing, and nothing is wider than the window. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      `${name}, ${colorScheme}`,
    ).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`), fullPage: true })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

/** In the page, as its own calls: a folder with the rulings that a search finds. */
async function makeFolder(): Promise<{ docIds: string[]; folderId: string }> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-project': 'basejuris' }
    return (await (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()).data
  }
  const { resultados } = await post('/v1/search', { consulta: 'despido', tamano: 20, agrupar: false })
  const docIds = resultados.map(({ docId }: { docId: string }) => docId)
  const { carpeta } = await post('/v1/folders', { nombre: 'Despidos', docIds })
  return { docIds, folderId: carpeta.folderId }
}

test('an analysis is built from a folder, gets another column, is filtered, and its workbook opens', async ({ quiet: page, baseURL }) => {
  test.setTimeout(240_000)
  await page.goto('/analisis-patrones')
  await expect(page).toHaveURL('/login?next=%2Fanalisis-patrones')
  await signInNewPerson(page, baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/analisis-patrones')
  await expect(page.getByText('Todavía no tiene análisis')).toBeVisible()
  await lookAt(page, 'vacia-1440')

  const { docIds, folderId } = await page.evaluate(makeFolder)
  expect(docIds.length).toBeGreaterThan(10)
  await page.goto(`/carpetas/${folderId}`)
  await page.getByRole('link', { name: 'Analizar' }).click()
  await expect(page.getByLabel('Carpeta', { exact: true })).toHaveValue(folderId)
  await lookAt(page, 'nuevo-1440')
  await page.getByRole('button', { name: 'Analizar' }).click()

  await expect(page).toHaveURL(/\/analisis-patrones\?id=[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Despidos', level: 1 })).toBeVisible(answered)
  await expect(page.getByRole('button', { name: 'Exportar a Excel' })).toBeVisible(answered)
  const table = page.getByRole('region', { name: 'Tabla de preguntas' })
  await expect(table.getByRole('row')).toHaveCount(docIds.length + 1)
  await expect(page.getByRole('heading', { name: 'Resultados', exact: true })).toBeVisible()
  await lookAt(page, 'tabla-1440')

  await page.getByRole('button', { name: 'Agregar pregunta' }).click()
  await page.getByLabel('Pregunta 4').fill('¿Hubo voto en contra?')
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(table.getByRole('columnheader', { name: /¿Hubo voto en contra\?/ })).toBeVisible(answered)
  await expect(page.getByRole('button', { name: 'Exportar a Excel' })).toBeVisible(answered)

  await page.getByLabel('Filtrar por').selectOption({ label: 'Resultado' })
  await page.getByRole('combobox', { name: 'Respuesta', exact: true }).selectOption({ index: 1 })
  await expect(page.getByText(/sentencias? con esa respuesta/)).toBeVisible()
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(docIds.length + 1)

  const quoted = table.locator('button[data-cell]').first()
  const words = (await quoted.locator('q').textContent()) ?? ''
  expect(await quoted.locator('q').evaluate((quotation) => getComputedStyle(quotation).quotes)).toMatch(/^"«" "»"/)
  await quoted.click()
  const passage = page.getByRole('complementary', { name: 'Pasaje citado' })
  await expect(passage.locator('mark')).toHaveText(words)
  await expect(passage.getByText('Cita textual: coincide palabra por palabra')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(quoted).toBeFocused()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar a Excel' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^basejuris.*despidos.*\.xlsx$/i)
  const workbook = String((await readZip(await readFile(await file.path()))).get('xl/workbook.xml'))
  for (const sheet of ['Tabla', 'Citas', 'Cifras', 'Consulta']) expect(workbook).toContain(`name="${sheet}"`)

  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await lookAt(page, `tabla-${width}`)
  }
})
