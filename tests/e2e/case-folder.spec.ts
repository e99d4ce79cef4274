import type { Browser, Page } from '@playwright/test'
import { bytesOf, downloadFrom, openExport, readParagraphs, readRows } from './exported-files.ts'
import { expect, question, test, waitForHydration } from './journey.ts'
import { codeInMail } from './outbox.ts'
import { acceptAsNewPerson, confirmAddress, newPerson, type Person, signInNewPerson } from './people.ts'
import { readerStarted, selectConsiderando, selectionBar } from './reader-selection.ts'
import { typeText } from './write.ts'

const folderName = 'Tutela de la señora Quilodrán'
const about = 'Quilodrán con Maestranza Inventada'
const [withReply, onMissing, onRuling] = ['Sirve para la réplica.', 'Aquí la prueba no bastó.', 'Es el mejor precedente del caso.']
const fromColleague = 'Pida además el recargo del 80 por ciento.'
const tag = 'carga de la prueba'

/** Searches from the home page and opens one of the results. */
async function openResult(page: Page, nth: number): Promise<string> {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Buscar jurisprudencia' }).fill(question)
  await page.getByRole('combobox', { name: 'Buscar jurisprudencia' }).press('Enter')
  await expect(page).toHaveURL(/\/resultados\?q=despido/)
  const card = page.getByRole('article').nth(nth)
  const caption = (await card.getByRole('heading').first().getByRole('link').textContent()) ?? ''
  await card.getByRole('heading').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/sentencia\?/)
  await readerStarted(page)
  return caption.trim()
}

interface Words {
  readonly note?: string
  readonly tags?: string
  /** Makes this folder first. */
  readonly folder?: string
}

/** Saves a considerando of the open ruling, and answers its words. */
async function savePassage(page: Page, nth: number, { note, tags, folder }: Words): Promise<string> {
  const words = await selectConsiderando(page, nth)
  await selectionBar(page).getByRole('button', { name: 'Guardar en carpeta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar el pasaje' })
  if (folder !== undefined) {
    await dialog.getByLabel('Nombre de la nueva carpeta').fill(folder)
    await dialog.getByRole('button', { name: 'Crear' }).click()
  }
  await expect(dialog.getByLabel('Carpeta', { exact: true })).not.toHaveValue('')
  if (note !== undefined) await dialog.getByLabel('Nota', { exact: true }).fill(note)
  if (tags !== undefined) await dialog.getByLabel('Etiquetas').fill(tags)
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(dialog).toBeHidden()
  return words
}

/** Invites somebody without account, who registers, accepts and opens the folder in a browser of their own. */
async function inviteColleague(page: Page, browser: Browser, baseURL: string, colleague: Person): Promise<Page> {
  await page.getByRole('button', { name: 'Compartir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Miembros de la carpeta' })
  await dialog.getByLabel('Invitar a').fill(colleague.email)
  await dialog.getByRole('button', { name: 'Invitar' }).click()
  await expect(dialog.getByText(`Invitación enviada a ${colleague.email}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  const theirs = waitForHydration(await (await browser.newContext({ baseURL })).newPage())
  await theirs.goto(`/invitacion?codigo=${await codeInMail(colleague.email, '/invitacion')}`)
  await acceptAsNewPerson(theirs, colleague)
  return theirs
}

/** A minuta of the open folder in the order that the dialog shows after one press. */
async function downloadBrief(page: Page, format: 'Word' | 'Excel', caption: string) {
  const dialog = await openExport(page)
  await dialog.getByRole('radio', { name: format }).check()
  await dialog.getByRole('radio', { name: 'Minuta' }).check()
  await dialog.getByLabel('Asunto (opcional)').fill(about)
  await dialog.getByLabel('Orden de las sentencias').selectOption({ label: 'El que yo elija' })
  const order = dialog.getByRole('list', { name: 'Orden elegido' }).getByRole('listitem')
  if (!(await order.first().textContent())?.includes(caption))
    await order
      .nth(1)
      .getByRole('button', { name: /^Subir/ })
      .click()
  await expect(order.first()).toContainText(caption)
  const download = await downloadFrom(page, dialog)
  expect(download.suggestedFilename()).toMatch(format === 'Word' ? /\.docx$/ : /\.xlsx$/)
  return bytesOf(download)
}

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim()

test('a question becomes a minuta in Word and Excel, with what a colleague adds meanwhile', async ({ quiet: page, browser, baseURL }) => {
  test.setTimeout(240_000)
  const owner = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${owner.token}` }
  await confirmAddress(page.request, owner.email, owner.token)

  // Two passages of the first ruling and one of the second.
  const first = await openResult(page, 0)
  const early = await savePassage(page, 0, { note: withReply, tags: tag, folder: folderName })
  const late = await savePassage(page, 1, {})
  const second = await openResult(page, 1)
  const other = await savePassage(page, 0, { note: onMissing })
  const { carpetas } = (await (await page.request.get('/v1/folders', { headers })).json()).data
  const { folderId } = carpetas[0]

  await page.goto(`/carpetas/${folderId}/pasajes`)
  const passages = page.getByRole('main').locator('ol blockquote')
  await expect(passages).toHaveCount(3)
  await page.getByRole('button', { name: 'Bajar el pasaje 1' }).press('Enter')
  await expect.poll(async () => plain((await passages.first().textContent()) ?? '')).toBe(plain(late))

  await page.goto(`/carpetas/${folderId}`)
  const theirs = await inviteColleague(page, browser, baseURL ?? '', newPerson())
  await expect(theirs.locator('blockquote')).toHaveCount(3)
  const row = page.locator('main article').filter({ hasText: first })
  const theirRow = theirs.locator('main article').filter({ hasText: first })
  await page.evaluate(() => Object.assign(window, { unreloaded: true }))
  await row.getByRole('button', { name: 'Agregar nota' }).click()
  await typeText(page, onRuling)
  await page.keyboard.press('Control+Enter')
  await expect(theirRow.getByText(onRuling)).toBeVisible()
  await theirRow.getByRole('button', { name: 'Agregar nota' }).click()
  await typeText(theirs, fromColleague)
  await theirs.keyboard.press('Control+Enter')
  await expect(row.getByText(fromColleague)).toBeVisible()
  expect(await page.evaluate(() => 'unreloaded' in window)).toBe(true)
  await page.screenshot({ path: test.info().outputPath('folder.png'), fullPage: true })

  const { items } = (await (await page.request.get(`/v1/folders/${folderId}`, { headers })).json()).data
  const citationOf = (caption: string) => {
    const { sentencia } = items.find(({ sentencia: { caratulado } }: { sentencia: { caratulado: string } }) => caratulado === caption)
    return sentencia.cita.oficial as string
  }
  const paragraphs = await readParagraphs(await downloadBrief(page, 'Word', second))
  const said = paragraphs.map(({ text }) => plain(text))
  expect(said.slice(0, 2)).toEqual(['Minuta de jurisprudencia', about])
  const expected = [
    `1. ${plain(second)}`,
    citationOf(second),
    `«${plain(other)}»`,
    onMissing,
    `2. ${plain(first)}`,
    citationOf(first),
    `«${plain(late)}»`,
    `«${plain(early)}»`,
    `Etiquetas: ${tag}`,
    withReply,
    onRuling,
    fromColleague,
  ]
  const places = expected.map((words) => said.findIndex((text) => text.endsWith(words)))
  expect(expected.filter((_, at) => (places[at] ?? -1) < 0)).toEqual([])
  expect(places).toEqual([...places].sort((a, b) => a - b))

  const rows = (await readRows(await downloadBrief(page, 'Excel', second))).map((cells) =>
    Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, plain(value)])),
  )
  expect(rows.map(({ Carátula, Pasaje, Cita }) => [Carátula, Pasaje, Cita])).toEqual([
    [plain(second), `«${plain(other)}»`, citationOf(second)],
    [plain(first), `«${plain(late)}»`, citationOf(first)],
    [plain(first), `«${plain(early)}»`, citationOf(first)],
  ])
  expect(rows.map((cells) => cells['Etiquetas del pasaje'])).toEqual(['', '', tag])
  expect(rows[0]?.['Notas del pasaje']).toContain(onMissing)
  expect(rows[2]?.['Notas del pasaje']).toContain(withReply)
  for (const note of [onRuling, fromColleague]) expect(rows[2]?.['Notas']).toContain(note)
  await theirs.context().close()
})
