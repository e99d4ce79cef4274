import { readFile } from 'node:fs/promises'
import { expect, question, test } from './journey.ts'
import { createAccount, newPerson, signIn, signInNewPerson } from './people.ts'

test('data exported from one account are brought to another, and a wrong file is refused by its fields', async ({
  page,
  request,
  baseURL,
}) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const found = await (await page.request.post('/v1/search', { headers, data: { consulta: question, tamano: 1, reservada: true } })).json()
  const [{ docId }] = found.data.resultados
  await page.request.post('/v1/favorites', { headers, data: { docId, nota: 'la traigo conmigo' } })
  await page.request.post('/v1/folders', { headers, data: { nombre: 'Asunto que viaja', docIds: [docId] } })
  await page.goto('/cuenta')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar mis datos' }).click()
  const archive = await readFile(await (await downloading).path())

  const other = await createAccount(request, newPerson())
  await signIn(page.context(), baseURL ?? '', other.token)
  await page.goto('/cuenta')
  const chooser = page.getByLabel('Traer mis datos de un archivo')
  const json = { name: 'datos.json', mimeType: 'application/json' }
  const wrong = { producto: 'BaseJuris', datos: { favorites: [{ doc_id: '' }] } }
  await chooser.setInputFiles({ ...json, buffer: Buffer.from(JSON.stringify(wrong)) })
  const section = page.getByRole('region', { name: 'Sus datos' })
  await expect(section.getByRole('alert')).toContainText('No se cambió nada en su cuenta.')
  await expect(section.getByRole('alert')).toContainText('datos.favorites.0.doc_id: indique la sentencia')

  await chooser.setInputFiles({ name: 'mis-datos.zip', mimeType: 'application/zip', buffer: archive })
  const brought = section.getByRole('status')
  await expect(brought).toContainText('Se agregó a su cuenta: 1 favorito, 1 carpeta y 1 sentencia en carpetas.')
  await expect(brought).toBeFocused()
  await chooser.setInputFiles({ name: 'mis-datos.zip', mimeType: 'application/zip', buffer: archive })
  await expect(brought).toContainText('No había nada nuevo que agregar. Ya estaban 3.')

  await page.goto('/mis-favoritos')
  await expect(page.getByRole('textbox', { name: /^Nota sobre / })).toHaveValue('la traigo conmigo')
  await page.goto('/carpetas')
  await expect(page.getByRole('link', { name: 'Asunto que viaja 1 sentencia' })).toBeVisible()
})
