import { ingestRuling } from './own-rulings.ts'
import { expect, test } from './own-server.ts'
import { signInNewPerson } from './people.ts'

test('a favourite of a withdrawn ruling says so and keeps note, tag and folder', async ({ page, own, baseURL }) => {
  const { docId, caratulado, url } = await ingestRuling(own, {
    caption: 'Araneda con Molinos Ficticios Limitada',
    matter: 'la molienda',
  })
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  await page.request.post('/v1/favorites', { headers, data: { docId, nota: 'Clave para la réplica.', etiquetas: ['urgente'] } })
  const made = await page.request.post('/v1/folders', { headers, data: { nombre: 'Caso molino', docIds: [docId] } })
  const { folderId } = (await made.json()).data.carpeta
  await page.goto('/mis-favoritos')
  await expect(page.getByRole('main').getByRole('link', { name: caratulado })).toBeVisible()

  await own.operate('remove', docId)
  await page.reload()
  const row = page.locator('main article')
  await expect(row.getByRole('heading', { name: 'Sentencia retirada' })).toBeVisible()
  await expect(row).toContainText('Se retiró de BaseJuris y su texto ya no se puede leer. Sus etiquetas y su nota siguen aquí.')
  await expect(row.getByRole('textbox', { name: /^Nota sobre / })).toHaveValue('Clave para la réplica.')
  await expect(row.getByText('urgente', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Araneda')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/v1/favorites') && answer.request().method() === 'PUT')
  await row.getByRole('textbox', { name: /^Nota sobre / }).fill('Clave, aunque la retiraron.')
  expect((await saved).status()).toBe(200)

  await page.goto(`/carpetas/${folderId}`)
  await expect(page.locator('main article').getByRole('heading', { name: 'Sentencia retirada' })).toBeVisible()
  expect((await page.goto(url))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1, name: 'Esta sentencia fue retirada.' })).toBeVisible()
})
