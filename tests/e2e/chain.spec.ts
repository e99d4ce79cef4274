import { expect, test } from './journey.ts'

test('the steps of a case lead from the unificación to the first instance and back', async ({ quiet: page, request }) => {
  const data = { consulta: 'unificación de jurisprudencia despido' }
  const found = (await (await request.post('/v1/search', { data })).json()).data.resultados as { docId: string; numero: string }[]
  const whole: { docId: string; numero: string }[] = []
  for (const each of found) {
    const { pasos } = (await (await request.get(`/v1/rulings/${each.docId}/chain`)).json()).data
    if (pasos.length === 3 && pasos.every(({ sentencias }: { sentencias: unknown[] }) => sentencias.length === 1)) whole.push(each)
  }
  const [first] = whole
  expect(first).toBeDefined()
  // The margin with the chain stands beside the text only when wide.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/sentencia?id=${first?.docId}`)
  const chain = page.getByRole('region', { name: 'La misma causa' })
  const current = chain.locator('[aria-current]')
  await expect(chain.getByRole('listitem')).toHaveCount(3)
  await expect(current).toContainText('Unificación de jurisprudencia (esta sentencia)')
  await chain.getByRole('link', { name: '1° instancia' }).click()
  await expect(current).toContainText('1° instancia (esta sentencia)')
  await expect(chain).toContainText(first?.numero ?? 'none')
  await chain.getByRole('link', { name: 'Unificación de jurisprudencia' }).click()
  await expect(page).toHaveURL(new RegExp(`/sentencia\\?id=${first?.docId}`, 'u'))
})
