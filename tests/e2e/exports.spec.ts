import AxeBuilder from '@axe-core/playwright'
import { readPdf, readZip, unbroken } from '@basejuris/documents/testing/read-back'
import type { Download, Locator, Page } from '@playwright/test'
import { bytesOf, downloadFrom, exportButton, exportDialog, openExport, openWith } from './exported-files.ts'
import { expect, question, resultsAddress, test } from './journey.ts'
import { signInNewPerson } from './people.ts'
import { typeText } from './write.ts'

function openBook(page: Page): Promise<Locator> {
  const name = 'Compilación de jurisprudencia'
  return openWith(page.getByRole('button', { name }), page.getByRole('dialog', { name }))
}

async function exportAs(page: Page, format: string): Promise<Download> {
  const dialog = await openExport(page)
  await dialog.getByRole('radio', { name: format }).check()
  return downloadFrom(page, dialog)
}
interface Found {
  readonly docId: string
  readonly caratulado: string
  readonly cita: { readonly oficial: string }
}
const textOf = (xml: Buffer | undefined): string => xml?.toString().replaceAll(/<[^>]+>/g, '') ?? ''

test('a guest who exports signs in and returns', async ({ page }) => {
  await page.goto(resultsAddress)
  await exportButton(page).first().click()
  await expect(page).toHaveURL(/\/login\?next=%2Fresultados%3Fq%3D/)
})

test('results export as Word, Excel, PDF, CSV, RIS and BibTeX with their description', async ({ quiet: page, baseURL, request }) => {
  test.slow()
  await signInNewPerson(page, baseURL)
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1, filtros: { anio: ['2020'] } } })).json()
  const [{ caratulado, cita }] = data.resultados
  const escaped = (text: string) => text.replaceAll('&', '&amp;')
  await page.goto(`${resultsAddress}&anio=2020`)

  const word = await exportAs(page, 'Word')
  expect(word.suggestedFilename()).toMatch(/^basejuris-\d+-sentencias?-\d\d-\d\d-\d{4}\.docx$/)
  const document = textOf((await readZip(await bytesOf(word))).get('word/document.xml'))
  for (const words of [
    `Búsqueda: ${question}`,
    `1. ${escaped(caratulado)}`,
    escaped(cita.oficial),
    'Consultada en BaseJuris el',
    'Lo hace un programa y algo se le escapa: cuánto, en privacidad (',
    '/privacidad#sentencias)',
  ])
    expect(document).toContain(words)

  const sheets = await readZip(await bytesOf(await exportAs(page, 'Excel')))
  const cells = textOf(sheets.get('xl/sharedStrings.xml'))
  for (const words of ['Carátula', escaped(caratulado), escaped(cita.oficial), question]) expect(cells).toContain(words)

  const { pages } = await readPdf(await bytesOf(await exportAs(page, 'PDF')))
  const text = unbroken(pages.join(''))
  for (const words of [question, caratulado, cita.oficial, 'no existe ni puede citarse']) expect(text).toContain(unbroken(words))

  const csv = (await bytesOf(await exportAs(page, 'CSV'))).toString()
  expect(csv.split('\r\n')[1]).toContain(caratulado.replaceAll('"', '""'))
  expect((await bytesOf(await exportAs(page, 'RIS'))).toString()).toContain(`TI  - ${caratulado}\r\n`)
  const bibtex = await exportAs(page, 'BibTeX')
  expect(bibtex.suggestedFilename()).toMatch(/\.bib$/)
  expect((await bytesOf(bibtex)).toString()).toContain('@misc{')
})

test('a folder exports as Word with its note', async ({ quiet: page, baseURL, request }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const search = await request.post('/v1/search', { headers, data: { consulta: question, tamano: 2, reservada: true } })
  const [first, second] = (await search.json()).data.resultados as Found[]
  const made = await request.post('/v1/folders', { headers, data: { nombre: 'Réplica Araneda', docIds: [first?.docId, second?.docId] } })
  const { folderId } = (await made.json()).data.carpeta
  await page.goto(`/carpetas/${folderId}`)
  const row = page.getByRole('region', { name: 'Sentencias de la carpeta' }).getByRole('article').first()
  await row.getByRole('button', { name: 'Agregar nota' }).click()
  await typeText(page, 'Para la réplica.')
  await page.keyboard.press('Control+Enter')
  await expect(row.getByText('Para la réplica.')).toBeVisible()
  const word = await exportAs(page, 'Word')
  expect(word.suggestedFilename()).toMatch(/\.docx$/)
  const text = textOf((await readZip(await bytesOf(word))).get('word/document.xml'))
  for (const { caratulado, cita } of [first, second].filter((one) => one !== undefined))
    for (const words of [caratulado, cita.oficial]) expect(text).toContain(words.replaceAll('&', '&amp;'))
  expect(text).toContain('Réplica Araneda')
  expect(text).toContain('Consultada en BaseJuris el')
})

test('one ruling exports in full as PDF, by keyboard', async ({ quiet: page, baseURL, request }) => {
  await signInNewPerson(page, baseURL)
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })).json()
  const [{ docId }] = data.resultados
  const { sentencia } = (await (await request.post('/v2/find-by-id', { data: { docId } })).json()).data
  await page.goto(`/sentencia?id=${docId}`)
  await exportButton(page).first().focus()
  await page.keyboard.press('Enter')
  const dialog = exportDialog(page)
  await expect(dialog).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await dialog.getByRole('radio', { name: 'Word' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Texto completo' })).toBeChecked()
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), page.keyboard.press('Enter')])
  const { pages } = await readPdf(await bytesOf(download))
  const text = unbroken(pages.join(''))
  for (const { parrafos } of sentencia.secciones) for (const { texto } of parrafos) expect(text.includes(unbroken(texto))).toBe(true)
  await expect(dialog.getByRole('button', { name: 'Cerrar' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
})

test('a cancelled export stops without a file', async ({ quiet: page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto('/resultados')
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  const dialog = await openExport(page)
  await expect(dialog).toContainText(/Las primeras 500 de [\d.]+: es el máximo por archivo\./)
  await dialog.getByRole('radio', { name: 'PDF' }).check()
  await dialog.getByRole('button', { name: 'Exportar' }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Avance de la exportación' })).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^(Leyendo sentencias: [\d.]+ de 500|Componiendo)/, { timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  expect(downloads).toEqual([])
})

test('a folder becomes a compilation', async ({ quiet: page, baseURL, request }) => {
  test.slow()
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const search = await request.post('/v1/search', { headers, data: { consulta: question, tamano: 2, reservada: true } })
  const [first, second] = (await search.json()).data.resultados as { docId: string; caratulado: string }[]
  const made = await request.post('/v1/folders', { headers, data: { nombre: 'Recurso inventado', docIds: [first?.docId, second?.docId] } })
  await page.goto(`/carpetas/${(await made.json()).data.carpeta.folderId}`)
  const dialog = await openBook(page)
  await dialog.getByLabel('Quién lo presenta').fill('Elisa Ficticia')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    dialog.getByRole('button', { name: 'Armar la compilación' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^compilacion-recurso-inventado-\d\d-\d\d-\d{4}\.pdf$/)
  const book = await readPdf(await bytesOf(download))
  const words = unbroken(book.pages.join(' '))
  for (const said of ['Recurso inventado', 'Elisa Ficticia', 'Tomo único', first?.caratulado, second?.caratulado])
    expect(words).toContain(unbroken(said ?? ''))
})

test('a book takes a selection of a large folder and shows its limit', async ({ page, baseURL, request }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const docIds: string[] = []
  for (let pagina = 1; pagina <= 2; pagina++) {
    const data = { consulta: '', tamano: 60, pagina, agrupar: false, reservada: true }
    const { resultados } = (await (await request.post('/v1/search', { headers, data })).json()).data
    docIds.push(...resultados.map(({ docId }: { docId: string }) => docId))
  }
  const made = await request.post('/v1/folders', { headers, data: { nombre: 'Muy larga', docIds } })
  await page.goto(`/carpetas/${(await made.json()).data.carpeta.folderId}`)
  const dialog = await openBook(page)
  await expect(dialog.getByText('Una compilación lleva como máximo 50 sentencias y esta carpeta tiene 120')).toBeVisible()
  await expect(dialog.getByRole('button', { name: '1 a 50' })).toHaveAttribute('aria-pressed', 'true')
  const boxes = dialog.locator('ol > li > div > label input')
  await expect(boxes).toHaveCount(120)
  await dialog.getByRole('button', { name: '101 a 120' }).click()
  await expect(dialog.getByText('20 sentencias elegidas')).toBeVisible()
  await expect(boxes.nth(119)).toBeChecked()
  await expect(boxes.nth(0)).not.toBeChecked()

  // On a phone one scroll area holds everything, and the submit button stays visible.
  await page.setViewportSize({ width: 360, height: 740 })
  const scrolling = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')]
      .filter((one) => one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
      .map(({ tagName }) => tagName),
  )
  expect(scrolling).toEqual(['DIALOG'])
  await dialog.evaluate((element) => element.scrollTo({ top: 0 }))
  const submit = dialog.getByRole('button', { name: 'Armar la compilación' })
  await expect(submit).toBeInViewport({ ratio: 1 })
  expect(await submit.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)

  await dialog.getByRole('button', { name: '51 a 100' }).click()
  await boxes.nth(0).check()
  await expect(dialog.getByText('51 sentencias elegidas: el máximo es de 50. Quite 1.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Armar la compilación' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Ninguna' }).click()
  await dialog.getByLabel('Filtrar por carátula o rol').fill('zzzz')
  await expect(dialog.getByText('Ninguna sentencia de la carpeta coincide con «zzzz».')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
