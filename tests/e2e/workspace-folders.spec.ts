import AxeBuilder from '@axe-core/playwright'
import { expect, question, test, waitForHydration } from './journey.ts'
import { codeInMail } from './outbox.ts'
import { confirmAddress, createAccount, newPerson, signIn, signInNewPerson } from './people.ts'
import { typeText } from './write.ts'

test('a reserved folder leaves no search in address, history or browser', async ({ quiet: page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/v1/folders', { headers, data: { nombre: 'Cliente', reservada: true } })
  const { folderId } = (await made.json()).data.carpeta
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.goto(`/carpetas/${folderId}`)
  await page.keyboard.press('/')
  await expect(page.getByRole('region', { name: 'Buscar en reserva' }).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('licencia médica')
  await page.keyboard.press('Enter')
  const hit = page.getByRole('region', { name: 'Buscar en reserva' }).getByRole('article').first()
  const caption = await hit.getByRole('heading').innerText()
  await hit.getByRole('button', { name: 'Agregar' }).click()
  await expect(hit.getByRole('button', { name: 'En la carpeta' })).toBeVisible()
  await expect(page).toHaveURL(`/carpetas/${folderId}`)
  await expect(page.getByRole('region', { name: 'Sentencias de la carpeta' }).getByRole('link', { name: caption })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  const box = page.getByRole('region', { name: 'Buscar en reserva' })
  await box.getByText('Esta carpeta', { exact: true }).click()
  await expect(box.getByText('1 coincidencia con «licencia médica».')).toBeVisible()
  await expect(box.getByRole('link', { name: caption })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(1)
  await box.getByText('Todas las sentencias', { exact: true }).click()
  await hit.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/sentencia\?id=[^&]+(#.*)?$/)
  await page.goBack()
  await expect(page).toHaveURL(`/carpetas/${folderId}`)

  expect(addresses.filter((address) => /licencia|m%C3%A9dica/i.test(decodeURIComponent(address)))).toEqual([])
  const retained = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  expect(retained).not.toMatch(/licencia/i)
  const history = await (await page.request.get('/v1/history', { headers })).json()
  expect(history.data.entradas).toEqual([])
  await page.goto('/mis-busquedas')
  await expect(page.getByRole('heading', { name: 'Aquí quedará lo que busque.' })).toBeVisible()
})

test('rulings of a folder are sorted and filtered, and a ruling leads back to them', async ({ quiet: page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const found = await (await page.request.post('/v1/search', { headers, data: { consulta: question, tamano: 4, reservada: true } })).json()
  const rulings: { docId: string; caratulado: string; numero: string | null }[] = found.data.resultados
  const data = { nombre: 'Caso ordenado', docIds: rulings.map(({ docId }) => docId) }
  const { folderId } = (await (await page.request.post('/v1/folders', { headers, data })).json()).data.carpeta
  await page.request.post(`/v1/folders/${folderId}/notes`, { headers, data: { docId: rulings[2]?.docId, texto: 'Para la réplica.' } })
  await page.goto(`/carpetas/${folderId}`)
  const list = page.getByRole('region', { name: 'Sentencias de la carpeta' })
  const captions = list.getByRole('article').getByRole('heading')
  await list.getByLabel('Orden de la carpeta').selectOption('caratulado')
  await expect(page).toHaveURL(`/carpetas/${folderId}?orden=caratulado`)
  await expect(captions).toHaveText(
    rulings.map(({ caratulado }) => caratulado).toSorted((left, right) => left.localeCompare(right, 'es', { sensitivity: 'base' })),
  )
  await list.getByRole('searchbox', { name: 'Filtrar la carpeta' }).fill('replica')
  await expect(captions).toHaveText([rulings[2]?.caratulado ?? ''])
  await expect(page).toHaveURL(`/carpetas/${folderId}?texto=replica&orden=caratulado`)

  await captions.getByRole('link').click()
  const back = page.getByRole('region', { name: 'Herramientas de lectura' }).getByRole('link', { name: 'Carpeta', exact: true })
  await back.click()
  await expect(page).toHaveURL(`/carpetas/${folderId}?texto=replica&orden=caratulado`)
  await list.getByRole('searchbox', { name: 'Filtrar la carpeta' }).fill('nada de esto')
  await page.getByRole('link', { name: 'Ver todas' }).click()
  await expect(captions).toHaveCount(rulings.length)
})

test('a folder is shared with a member who reads and writes until removed', async ({ page, browser, baseURL }) => {
  const owner = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${owner.token}` }
  const found = await (await page.request.post('/v1/search', { headers, data: { consulta: question, tamano: 1, reservada: true } })).json()
  const { docId, caratulado } = found.data.resultados[0]
  const made = await page.request.post('/v1/folders', { headers, data: { nombre: 'Caso compartido', docIds: [docId] } })
  const { folderId } = (await made.json()).data.carpeta
  const colleague = newPerson()
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const { token } = await createAccount(other.request, colleague)
  await confirmAddress(other.request, colleague.email, token)
  await confirmAddress(page.request, owner.email, owner.token)

  await page.goto(`/carpetas/${folderId}`)
  await page.getByRole('button', { name: 'Compartir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Miembros de la carpeta' })
  await dialog.getByLabel('Invitar a').fill(owner.email)
  await dialog.getByRole('button', { name: 'Invitar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ese es su propio correo')
  await dialog.getByLabel('Invitar a').fill(colleague.email)
  await dialog.getByRole('button', { name: 'Invitar' }).click()
  await expect(dialog.getByRole('region', { name: 'Invitaciones pendientes' }).getByText(colleague.email)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()

  await signIn(other, baseURL ?? '', token)
  const theirs = waitForHydration(await other.newPage())
  await theirs.goto(`/invitacion?codigo=${await codeInMail(colleague.email, '/invitacion')}`)
  await theirs.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await theirs.getByRole('link', { name: 'Ver la carpeta' }).click()
  await expect(theirs.getByRole('link', { name: caratulado })).toBeVisible()
  await expect(theirs.getByText(`La comparte ${owner.email}`)).toBeVisible()
  const row = theirs.locator('main article').first()
  await row.getByRole('button', { name: 'Agregar nota' }).click()
  await typeText(theirs, 'Vista en la audiencia.')
  await theirs.keyboard.press('Control+Enter')
  await expect(row.getByText('Vista en la audiencia.')).toBeVisible()

  await theirs.getByRole('link', { name: 'Registro' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Registro de la carpeta' })).toBeVisible()
  const lines = theirs.getByRole('region', { name: 'Hoy' }).getByRole('listitem')
  await expect(lines).toHaveCount(4)
  await expect(lines.first()).toContainText('Usted agregó una nota')
  await expect(lines.first().getByRole('link', { name: caratulado })).toBeVisible()
  await expect(lines.nth(1)).toContainText('Usted aceptó la invitación')
  await expect(lines.nth(2)).toContainText(`${owner.email} invitó a una persona`)
  await expect(theirs.getByText('Vista en la audiencia.')).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Vista en la audiencia.')).toBeVisible()
  await expect(page.locator('main article').getByText(colleague.email).first()).toBeVisible()
  await page.getByRole('button', { name: 'Compartir' }).click()
  const end = page.getByRole('button', { name: `Dejar de compartir con ${colleague.email}` })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const [inner, outer] = [await end.boundingBox(), await dialog.boundingBox()]
    expect((inner?.x ?? 0) + (inner?.width ?? 0), `at ${width}`).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0))
  }
  await end.click()
  await expect(dialog.getByText(colleague.email)).toHaveCount(0)
  const gone = await theirs.goto(`/carpetas/${folderId}`)
  expect(gone?.status()).toBe(404)
  expect((await theirs.goto(`/carpetas/${folderId}/registro`))?.status()).toBe(404)
  await other.close()
})

test('a folder is renamed, given a last day and deleted by typing its name', async ({ page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/v1/folders', { headers, data: { nombre: 'Provisoria' } })
  await page.goto(`/carpetas/${(await made.json()).data.carpeta.folderId}`)
  await page.getByRole('button', { name: 'Ajustes' }).click()
  const settings = page.getByRole('dialog', { name: 'Ajustes de la carpeta' })
  await settings.getByLabel('Nombre').fill('Definitiva')
  await settings.getByLabel('Conservar hasta').fill('2001-01-01')
  await settings.getByRole('button', { name: 'Guardar' }).click()
  await expect(settings.getByRole('alert')).toContainText('Elija como último día de conservación uno posterior a hoy')
  const next = new Date().getFullYear() + 1
  await settings.getByLabel('Conservar hasta').fill(`${next}-06-30`)
  await settings.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Definitiva' })).toBeVisible()
  await expect(page.getByText(`Se conserva hasta el 30-06-${next}`)).toBeVisible()

  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  const confirm = page.getByRole('dialog', { name: 'Borrar la carpeta' })
  const erase = confirm.getByRole('button', { name: 'Borrar carpeta' })
  await expect(erase).toBeDisabled()
  await confirm.getByRole('textbox').fill('definitiva')
  await erase.click()
  await expect(page).toHaveURL('/mis-favoritos')
  await expect(page.getByRole('link', { name: /Definitiva/ })).toHaveCount(0)
})
