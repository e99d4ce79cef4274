import type { Locator, Page } from '@playwright/test'
import { expect, question, resultsAddress, test } from './journey.ts'
import { signInNewPerson } from './people.ts'
import { typeText } from './write.ts'

const line = (page: Page): Locator => page.getByText(/^Sin conexión\./)

/** Goes offline and expects the notice once. */
async function lose(page: Page, words: string): Promise<void> {
  await page.context().setOffline(true)
  await expect(line(page)).toHaveText(words)
  await expect(line(page)).toHaveCount(1)
}

async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expect(line(page)).toHaveCount(0, { timeout: 10_000 })
}

test('offline, home and forms keep their input', async ({ page }) => {
  const words = 'Sin conexión. Lo que ve y lo que escriba sigue aquí; para buscar o enviar espere a que vuelva.'
  await page.goto('/')
  const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar jurisprudencia' })
  await lose(page, words)
  await box.fill(question)
  await box.press('Enter')
  await expect(line(page)).toHaveText('Sin conexión. Intente cuando vuelva.')
  await expect(box).toHaveValue(question)
  await expect(page).toHaveURL(/\/$/)
  await comeBack(page)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/resultados\?q=despido/)

  await page.goto('/contacto')
  const form = page.getByRole('form', { name: 'Mensaje de contacto' })
  await lose(page, words)
  await form.getByLabel('Motivo').selectOption({ label: 'Uso del buscador' })
  await form.getByLabel('Nombre').fill('Ana Ficticia')
  await form.getByLabel('Correo').fill('ana@basejuris.example')
  await form.getByLabel('Asunto').fill('Una duda')
  await form.getByLabel('Mensaje').fill('Escrito sin conexión.')
  await form.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('Error de conexión. Por favor, intenta nuevamente.')).toBeVisible()
  await expect(form.getByLabel('Mensaje')).toHaveValue('Escrito sin conexión.')
  await comeBack(page)
  await form.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('heading', { name: 'Recibimos su mensaje' })).toBeFocused()
})

test('offline, an open list and ruling stay readable and a new query keeps its words', async ({ page, request }) => {
  await page.goto(resultsAddress)
  await lose(page, 'Sin conexión. Puede seguir leyendo esta lista; la búsqueda vuelve con la conexión.')
  const box = page.getByRole('combobox', { name: 'Buscar jurisprudencia' })
  await box.fill('finiquito')
  await box.press('Enter')
  await expect(page.getByText('Sin conexión. Intente cuando vuelva.')).toBeVisible()
  await expect(box).toHaveValue('finiquito')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/q=despido/)
  await comeBack(page)
  await box.press('Enter')
  await expect(page).toHaveURL(/q=finiquito/)

  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })).json()
  await page.goto(data.resultados[0].url)
  await lose(page, 'Sin conexión. Puede seguir leyendo y citando esta sentencia; la búsqueda vuelve con la conexión.')
  await page.getByRole('button', { name: 'Citar' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Citar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await comeBack(page)
})

test('a favourite pressed without a connection says that nothing was saved, and stays as it is', async ({ page, baseURL, request }) => {
  await signInNewPerson(page, baseURL)
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })).json()
  await page.goto(data.resultados[0].url)
  const star = page.getByRole('button', { name: 'Favorita' }).first()
  await lose(page, 'Sin conexión. Puede seguir leyendo y citando esta sentencia; la búsqueda vuelve con la conexión.')
  await star.click()
  await expect(page.getByText('Sin conexión: no se guardó').first()).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await comeBack(page)
  await star.click()
  await expect(page.getByText('Guardada en favoritos')).toBeVisible()
  await lose(page, 'Sin conexión. Puede seguir leyendo y citando esta sentencia; la búsqueda vuelve con la conexión.')
  await star.click()
  await expect(page.getByText('Sin conexión: no se borró nada.')).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})

test('a note written offline is saved on reconnection, and other workspace pages ask to wait', async ({ page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const found = await (await page.request.post('/v1/search', { headers, data: { consulta: question, tamano: 1, reservada: true } })).json()
  const [{ docId }] = found.data.resultados
  await page.request.post('/v1/favorites', { headers, data: { docId } })
  const made = await page.request.post('/v1/folders', { headers, data: { nombre: 'Caso', docIds: [docId] } })
  const folderPath = `/carpetas/${(await made.json()).data.carpeta.folderId}`

  await page.goto('/mis-favoritos')
  await lose(page, 'Sin conexión. Lo que ve sigue aquí. Las notas que escriba quedan en este equipo y se guardan al volver la conexión.')
  await page.getByRole('button', { name: 'Agregar nota' }).click()
  await typeText(page, 'Escrita en el tren.')
  await expect(page.getByText('Sin guardar: queda una copia en este equipo.')).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/v1/favorites') && answer.request().method() === 'PUT')
  await comeBack(page)
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Nota sobre / })).toHaveValue('Escrita en el tren.')

  await page.goto(folderPath)
  const row = page.getByRole('region', { name: 'Sentencias de la carpeta' }).getByRole('article')
  await row.getByRole('button', { name: 'Agregar nota' }).click()
  await typeText(page, 'Para la réplica.')
  await lose(page, 'Sin conexión. Lo que ve sigue aquí. La nota que esté escribiendo queda en este equipo hasta que la envíe.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Error de conexión. Por favor, intenta nuevamente.')).toBeVisible()
  await comeBack(page)
  await page.reload()
  await row.getByRole('button', { name: 'Agregar nota' }).click()
  await expect(row.getByRole('textbox')).toHaveValue('Para la réplica.')
  await page.keyboard.press('Control+Enter')
  await expect(row.getByText('Para la réplica.')).toBeVisible()

  const wait = 'Sin conexión. Lo que ve sigue aquí. Para hacer cambios espere a que vuelva.'
  await page.goto('/mis-busquedas')
  await lose(page, wait)
  await comeBack(page)
  await page.goto('/lista-de-roles')
  await lose(page, wait)
  await page.getByLabel('Roles, uno por línea').fill('12345-2020')
  await page.getByRole('button', { name: 'Buscar roles' }).click()
  await expect(page.getByText('Error de conexión. Por favor, intenta nuevamente.')).toBeVisible()
  await expect(page.getByLabel('Roles, uno por línea')).toHaveValue('12345-2020')
  await comeBack(page)
  await page.getByRole('button', { name: 'Buscar roles' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('offline, a lazy part does not replace the page', async ({ page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  await page.request.post('/v1/search', { headers: { authorization: `Bearer ${token}` }, data: { consulta: question } })
  await page.goto('/mis-busquedas')
  await lose(page, 'Sin conexión. Lo que ve sigue aquí. Para hacer cambios espere a que vuelva.')
  const row = page.locator('section[aria-labelledby=historial] li:has(time)')
  await row.hover()
  await row.getByRole('button', { name: /^Borrar / }).click()
  await expect(page.getByText('Sin conexión: no se borró nada.')).toBeVisible()
  await expect(row).toBeVisible()
  const alert = page.getByRole('button', { name: 'Nueva alerta' })
  await alert.click()
  await expect(page.getByText('Sin conexión. Intente cuando vuelva.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis búsquedas' })).toBeVisible()
  await comeBack(page)
  await alert.click()
  await expect(page.getByRole('dialog', { name: 'Nueva alerta' })).toBeVisible()
})
