import { dataKey } from '@basejuris/ingestion'
import { stopCodeOf } from '../../apps/server/src/modules/workspace/saved-searches/stop-code.ts'
import { createTextCipher } from '../../apps/server/src/security/text-cipher.ts'
import { expect, question, test, waitForHydration } from './journey.ts'
import { signInNewPerson } from './people.ts'

/** The stop code of a digest mail. Reported rulings must be fifteen minutes old. */
const codeInDigest = (savedSearchId: string): string =>
  stopCodeOf({ textCipher: createTextCipher(dataKey(process.env['JOURNEYS_DATA'] ?? '', null, 'private texts')) }, savedSearchId)

test('the link of a digest stops its mails with one click, without signing in', async ({ page, browser, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/v1/saved-searches', { headers, data: { nombre: 'Licencias', consulta: question } })
  const { savedSearchId } = (await made.json()).data
  const reader = await browser.newContext({ baseURL: baseURL ?? '' })
  const mail = waitForHydration(await reader.newPage())
  await mail.goto(`/alertas/detener?codigo=${codeInDigest(savedSearchId)}`)
  await page.goto('/mis-busquedas')
  const frequency = page.getByRole('combobox', { name: 'Correos de Licencias' })
  await expect(frequency).toHaveValue('diaria')
  await mail.getByRole('button', { name: 'Detener los correos' }).click()
  await expect(mail.getByText('Correos detenidos.')).toBeVisible()
  await page.reload()
  await expect(frequency).toHaveValue('ninguna')

  await mail.goto('/alertas/detener?codigo=inventado')
  await mail.getByRole('button', { name: 'Detener los correos' }).click()
  await expect(mail.getByRole('main').getByRole('alert')).toContainText('El enlace no es válido. Detenga la alerta desde «Mis búsquedas».')
  await reader.close()
})
