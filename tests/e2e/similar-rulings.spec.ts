import { expect, test } from './journey.ts'

test('near-identical rulings are counted, opened in place and compared', async ({ quiet: page, request }) => {
  const { data } = await (
    await request.post('/v1/search', { data: { consulta: 'isapre alza del precio del plan base', tamano: 50 } })
  ).json()
  expect(data.agrupadas).toBeGreaterThan(0)
  const grouped = data.resultados.findIndex(({ similares }: { similares: number }) => similares > 0)
  expect(grouped).toBeGreaterThanOrEqual(0)
  await page.goto(`/resultados?q=${encodeURIComponent('isapre alza del precio del plan base')}&pagina=${Math.floor(grouped / 10) + 1}`)
  const summary = page.getByText(/^y \d+ casi idénticas?$/).first()
  await summary.click()
  const details = page.locator('details', { has: summary })
  await expect(details.getByRole('link').first()).toBeVisible()
  await expect(details).toContainText(/difiere en .*(partes|fecha|tribunal)/)
  await details.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/sentencia\?id=/)
})
