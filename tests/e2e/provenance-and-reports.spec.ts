import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { expect, question, test } from './journey.ts'

async function someRuling(request: APIRequestContext): Promise<{ docId: string; caratulado: string }> {
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })).json()
  return data.resultados[0]
}

test('an error in a ruling is reported by keyboard and gets a reference', async ({ quiet: page, request }) => {
  const { docId } = await someRuling(request)
  await page.goto(`/sentencia?id=${docId}`)
  const open = page.locator('#procedencia').getByRole('button', { name: 'Reportar un dato erróneo' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Reportar un dato erróneo' })
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button', { name: 'Enviar reporte' }).press('Enter')
  const datum = dialog.getByLabel('¿Qué dato está mal?')
  await expect(datum).toBeFocused()
  await expect(datum).toHaveAccessibleDescription('Elija qué dato está mal.')
  await datum.selectOption({ label: 'Fecha' })
  await expect(datum).toHaveAccessibleDescription(/^Hoy dice: «\d{2}-\d{2}-\d{4}»\.$/)
  await dialog.getByLabel('¿Qué debería decir?').fill('<b>Es de mayo</b>')
  await dialog.getByLabel('Su correo').fill('lectora@basejuris.example')
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await dialog.getByRole('button', { name: 'Enviar reporte' }).press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('Recibimos su reporte. Gracias.')
  await expect(dialog).toContainText(/Referencia: [0-9a-f]{8}/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('a ruling shows its provenance, and a missing version is reported', async ({ page, request }) => {
  const { docId } = await someRuling(request)
  const { data } = await (await request.get(`/v1/rulings/${docId}/provenance`)).json()
  const [version] = data.versiones
  expect(version).toMatchObject({ version: 1, mostrada: true, huellaTexto: expect.stringMatching(/^[0-9a-f]{64}$/) })
  await page.goto(`/sentencia?id=${docId}`)
  const provenance = page.getByRole('region', { name: 'Procedencia' })
  await expect(provenance).toContainText(version.idSentence)
  await expect(provenance).toContainText('1 de 1')
  expect((await provenance.textContent())?.replaceAll(/\s/g, '')).toContain(version.huellaTexto)

  await page.goto(`/sentencia?id=${docId}&version=99`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esa versión no se puede leer.')
  await page.getByRole('link', { name: 'Leer la versión vigente' }).click()
  await expect(page.getByRole('region', { name: 'Procedencia' })).toBeVisible()
  await page.goto(`/sentencia/versiones?id=${docId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De esta sentencia hay una sola versión.')
})

test('the citation is copied as file and rich text', async ({ quiet: page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { docId, caratulado } = await someRuling(request)
  await page.goto(`/sentencia?id=${docId}#c1`)
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  await page.getByRole('button', { name: 'Citar' }).first().click()
  const panel = page.getByRole('dialog', { name: 'Citar' })
  const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: /^RIS/ }).click()])
  expect(download.suggestedFilename()).toBe(`${docId}.ris`)
  const ris = await readFile(await download.path(), 'utf8')
  expect(ris).toContain(`TI  - ${caratulado}\r\n`)
  expect(ris).toContain('no existe ni puede citarse')

  await panel.getByRole('button', { name: 'Copiar: completa' }).click()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read()
        return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : ''
      }),
    )
    .toMatch(new RegExp(`<a href="[^"]*/sentencia\\?id=${docId}#c1"[^>]*>(rol|RIT) `))
})
