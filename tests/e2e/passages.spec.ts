import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { expect, listening, question, test } from './journey.ts'
import { signInNewPerson } from './people.ts'
import { openReader, selectConsiderando, selectionBar } from './reader-selection.ts'

interface Read {
  readonly docId: string
  readonly url: string
}

async function findRuling(request: APIRequestContext): Promise<Read> {
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })).json()
  return { docId: data.resultados[0].docId, url: `/sentencia?id=${data.resultados[0].docId}` }
}

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim()

test('a passage is saved with note and tag, seen in its folder, and opened from it', async ({ quiet: page, baseURL, request }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const ruling = await findRuling(request)
  await openReader(page, ruling.url)
  const words = await selectConsiderando(page)
  await expect(page.getByRole('status').filter({ hasText: 'Con Alt y F10' })).toHaveCount(1)
  await page.keyboard.press('Alt+F10')
  await expect(selectionBar(page).getByRole('button', { name: 'Copiar con cita' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Guardar el pasaje' })
  await dialog.getByLabel('Nombre de la nueva carpeta').fill('Caso de los pasajes')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog.getByLabel('Carpeta', { exact: true })).not.toHaveValue('')
  await dialog.getByLabel('Nota', { exact: true }).fill('Para la réplica.')
  await dialog.getByLabel('Etiquetas').fill('carta, prueba')
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations.map(({ id }) => id)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Pasaje guardado en «Caso de los pasajes»')).toBeVisible()
  const painted = page.locator('.rd-hl[data-color="amarillo"]')
  await expect(painted.first()).toBeVisible()

  const headers = { authorization: `Bearer ${token}` }
  const { carpetas } = (await (await request.get('/v1/folders', { headers })).json()).data
  await page.goto(`/carpetas/${carpetas[0].folderId}`)
  const list = page.getByRole('list', { name: /^Pasajes de / })
  await expect(list.getByText('Para la réplica.')).toBeVisible()
  await expect(list.getByRole('link', { name: 'carta' })).toBeVisible()
  expect(plain((await list.locator('blockquote').textContent()) ?? '')).toBe(plain(words))
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])

  await list.getByRole('link', { name: /^c\. \d+°/ }).click()
  await expect(page).toHaveURL(/pasaje=[\da-f-]{36}#p\d+$/)
  await expect(page.locator('.rd-hl[data-now]:not(.rd-dup *)').first()).toBeInViewport()
  await page.getByRole('button', { name: /^Pasaje guardado.*con nota: abrir$/ }).click()
  const edit = page.getByRole('dialog', { name: 'Pasaje guardado' })
  await expect(edit.getByLabel('Etiquetas')).toHaveValue('carta, prueba')
  await edit.getByLabel('Verde').check()
  await edit.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.locator('.rd-hl[data-color="verde"]').first()).toBeVisible()
})

test('a highlight stays after the page is read again, on a phone too', async ({ quiet: page, baseURL, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInNewPerson(page, baseURL)
  const ruling = await findRuling(request)
  await openReader(page, ruling.url)
  await selectConsiderando(page)
  await expect(selectionBar(page)).toBeVisible()
  const box = await selectionBar(page).boundingBox()
  expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844])
  await selectionBar(page).getByRole('button', { name: 'Resaltar' }).click()
  await expect(page.locator('.rd-hl[data-color="amarillo"]').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('.rd-hl[data-color="amarillo"]').first()).toBeVisible({ timeout: 20_000 })
  await selectConsiderando(page, 1)
  await expect(selectionBar(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(selectionBar(page)).toBeHidden()
})

test('a guest signs in first, and what they selected is then saved', async ({ quiet: page, request }) => {
  const ruling = await findRuling(request)
  await openReader(page, ruling.url)
  const words = await selectConsiderando(page)
  await selectionBar(page).getByRole('button', { name: 'Guardar en carpeta' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  const person = { email: `invitada.${crypto.randomUUID().slice(0, 8)}@ejemplo.test`, password: 'una frase propia y larga' }
  await request.post('/v1/auth/register', { data: { ...person, aceptaTerminos: true } })
  await page.getByLabel(/^Correo/).fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar el pasaje' })
  await expect(dialog).toBeVisible({ timeout: 20_000 })
  await expect(dialog.locator('blockquote')).toContainText(plain(words).slice(10, 60))
  await expect(page).toHaveURL(ruling.url)
})

test('the passages of a folder take another order by keyboard and by dragging', async ({ quiet: page, baseURL, request }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const { docId } = await findRuling(request)
  const { folderId } = (await (await request.post('/v1/folders', { headers, data: { nombre: 'Minuta' } })).json()).data.carpeta
  for (const [at, nota] of ['Primera', 'Segunda', 'Tercera'].entries()) {
    const place = { desde: { ancla: `p${at + 1}`, posicion: 0 }, hasta: { ancla: `p${at + 1}`, posicion: 5 } }
    const answer = await request.post('/v1/passages', {
      headers,
      data: { docId, folderId, ...place, nota, etiquetas: [at === 1 ? 'otra' : 'una'] },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await page.goto(`/carpetas/${folderId}`)
  await page.getByRole('link', { name: '3 pasajes guardados' }).click()
  const notes = page.getByText(/^(Primera|Segunda|Tercera)$/)
  await expect(notes).toHaveText(['Primera', 'Segunda', 'Tercera'])
  await listening(page)
  const passages = page.locator('li[draggable=true]')
  const stored = () => page.waitForResponse((response) => response.url().endsWith('/passages/order'))
  const moved = stored()
  await page.getByRole('button', { name: 'Bajar el pasaje 1' }).press('Enter')
  await expect(notes).toHaveText(['Segunda', 'Primera', 'Tercera'])
  expect((await moved).status()).toBe(200)
  const dragged = stored()
  await passages.nth(2).dragTo(passages.nth(0))
  await expect(notes).toHaveText(['Tercera', 'Segunda', 'Primera'])
  expect((await dragged).status()).toBe(200)
  await page.reload()
  await expect(notes).toHaveText(['Tercera', 'Segunda', 'Primera'])
  await page.getByRole('link', { name: /^una/ }).first().click()
  await expect(notes).toHaveText(['Tercera', 'Primera'])
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
})
