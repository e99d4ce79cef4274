import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { readPdf, readZip, unbroken } from '@basejuris/documents/testing/read-back'
import { makeDocx } from '@basejuris/ingestion/testing/docx'
import type { Page } from '@playwright/test'
import { bytesOf, readParagraphs } from './exported-files.ts'
import { showIn } from './journey.ts'
import { expect, type OwnServer, test } from './own-server.ts'
import { signInNewPerson } from './people.ts'

const rule = 'la prohibición atiende al día en que el despido se comunica y no a aquel en que la decisión se adoptó por el empleador'
const supreme = { coleccion: 'corte_suprema', tribunal: 'Corte Suprema' }

/** Stores invented rulings as real ones: fictional ones give no verdict. */
async function storeRulings(own: OwnServer): Promise<void> {
  const records = [
    { ...supreme, caratulado: 'Soto con Maderas del Sur S.A.', rol: '12345-2020', fecha: '2021-05-03', texto: `Primero: Que ${rule}.` },
    { ...supreme, caratulado: 'Rojas con Fisco de Chile', rol: '12354-2020', fecha: '2021-06-11', texto: 'Primero: Que el plazo corre.' },
    { ...supreme, caratulado: 'Vera con Pesquera Inventada S.A.', rol: '40-2021', fecha: '2021-08-02', texto: 'Primero: Que se rechaza.' },
  ]
  const file = join(own.dataDir, '..', `${randomUUID()}.jsonl`)
  await writeFile(file, records.map((record) => JSON.stringify({ id: randomUUID(), ...record })).join('\n'))
  await own.operate('ingest', 'auto', file)
}

/** Ten citations. The third has another date, the fourth other words, the sixth a number that is not stored, the ninth no such article. */
const brief = [
  'EN LO PRINCIPAL: recurso de nulidad.',
  'Según el artículo 161 del Código del Trabajo, y como lo resolvió la Corte Suprema en rol N° 12.345-2020, de 3 de mayo de 2021, hay nulidad.',
  'También la Corte Suprema, rol N° 40-2021, de 5 de agosto de 2021, va en ese sentido.',
  'La Corte Suprema, en rol N° 12.345-2020, resolvió que «la prohibición atiende al día en que el finiquito se comunica y no a aquel en que la decisión se adoptó».',
  'Lo reitera la Corte Suprema, rol N° 12.354-2020.',
  'Y la Corte Suprema, en rol N° 12.534-2020.',
  'Véase el artículo 1545 del Código Civil. Véase el artículo 162 del Código del Trabajo. Véase el artículo 520 del Código del Trabajo.',
  'Por último, la Corte Suprema, rol N° 40-2021, de 2 de agosto de 2021.',
].join('\n\n')

test('a brief with ten citations, four of them wrong in four ways, is checked and read by keyboard', async ({ quiet: page, own }) => {
  test.setTimeout(180_000)
  await storeRulings(own)
  await page.goto(`${own.origin}/verificador`)
  await expect(page).toHaveURL(`${own.origin}/login?next=%2Fverificador`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: own.origin })
  await signInNewPerson(page, own.origin)
  await page.goto(`${own.origin}/verificador`)
  await expect(page.getByText(/^3 sentencias, hasta el 02-08-2021\. .* normas del catálogo\.$/)).toBeVisible()
  await page.getByLabel('Texto del escrito').fill(brief)
  await page.getByRole('button', { name: 'Verificar citas' }).click()
  await expect(page.getByRole('heading', { name: 'Conviene revisar 3 citas; 1 no se pudo comprobar; 6 coinciden' })).toBeFocused({
    timeout: 40_000,
  })
  const finding = (n: number) => page.locator(`#veredicto-${n}`)
  await expect(finding(3)).toContainText('Fecha o carátula no coincide')
  await expect(finding(3).getByRole('cell', { name: '02-08-2021' })).toBeVisible()
  await expect(finding(4)).toContainText('Cita textual no coincide')
  await expect(finding(4).locator('del')).toContainText('finiquito')
  await expect(finding(4).locator('ins')).toContainText('despido')
  await expect(finding(6)).toContainText('No está en nuestro índice')
  await expect(finding(6)).toContainText('¿Quiso decir rol N° 12.354-2020?')
  await expect(finding(9)).toContainText('pero no el artículo 520')
  await page.locator('#cita-3').focus()
  await page.keyboard.press('Enter')
  await expect(finding(3)).toBeFocused()
  await page.keyboard.press('n')
  await expect(finding(4)).toBeFocused()
  await finding(4)
    .getByRole('link', { name: /^Ver la cita 4 en el escrito/ })
    .press('Enter')
  await expect(page.locator('#cita-4')).toBeFocused()
  await page.keyboard.press('p')
  await expect(page.locator('#cita-3')).toBeFocused()
  expect(new URL(page.url()).hash + new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('12.345')
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [360, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await showIn(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      `${width} ${colorScheme}`,
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    await page.screenshot({ path: test.info().outputPath(`resultado-${width}-${colorScheme}.png`), fullPage: true })
  }
  await page.getByRole('button', { name: 'Veredictos' }).click()
  await expect(page.locator('#cita-3')).toBeHidden()
  await page.getByRole('link', { name: /^Cita 4\s*:/ }).click()
  await expect(finding(4)).toBeFocused()
  await page.getByRole('button', { name: 'Copiar informe' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Citas verificadas el \d\d-\d\d-\d{4}, \d\d:\d\d en BaseJuris\n/,
  )
  await page.getByRole('button', { name: 'Volver al texto' }).click()
  await expect(page.getByLabel('Texto del escrito')).toHaveValue(brief)
})

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 120_000 }), page.getByRole('button', { name }).click()])
  await expect(page.getByRole('status').filter({ hasText: 'está en sus descargas' })).toBeFocused()
  return bytesOf(file)
}

/** Words of a part of a DOCX, a paragraph each, without those of one kind of change. */
const wordsOf = (xml: string, dropped: 'ins' | 'del'): string[] =>
  xml
    .replaceAll(new RegExp(`<w:${dropped} .*?</w:${dropped}>`, 'gs'), '')
    .split('</w:p>')
    .map((paragraph) => paragraph.replaceAll(/<[^>]+>/g, '').trim())
    .filter((text) => text !== '')

test('a DOCX with ten citations, four of them wrong in four ways, comes back with comments and corrections, and with its annex', async ({
  quiet: page,
  own,
}) => {
  test.setTimeout(240_000)
  await storeRulings(own)
  await signInNewPerson(page, own.origin)
  await page.goto(`${own.origin}/verificador`)
  const lines = brief.split('\n\n')
  const file = { name: 'Recurso de nulidad.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(makeDocx(lines)) }
  await expect(async () => {
    await page.getByLabel('Elegir archivo').setInputFiles(file)
    await expect(page.getByText('Recurso de nulidad.docx')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Verificar citas' }).click()
  const headline = page.getByRole('heading', { name: 'Conviene revisar 3 citas; 1 no se pudo comprobar; 6 coinciden' })
  await expect(headline).toBeFocused({ timeout: 60_000 })
  const courts = page.getByRole('table', { name: 'Corte Suprema' })
  await page.getByText('10 citas de 8 autoridades').click()
  await expect(courts.getByRole('row')).toHaveCount(5, { timeout: 20_000 })
  await expect(courts.getByRole('row').nth(1)).toContainText('Soto con Maderas del Sur S.A.')
  await page.getByRole('button', { name: 'Descargar' }).click()
  await expect(page.getByRole('region', { name: 'Lo que se lleva' })).toBeFocused()

  const files = await readZip(await download(page, 'Word con comentarios'))
  const body = String(files.get('word/document.xml'))
  expect(wordsOf(body, 'ins')).toEqual(lines)
  expect(wordsOf(body, 'del')).toEqual(lines.map((line) => line.replace('finiquito', 'despido')))
  const comments = wordsOf(String(files.get('word/comments.xml')), 'ins').filter((line) => /^Cita \d+:/.test(line))
  expect(comments).toHaveLength(10)
  expect(comments[2]).toContain('Fecha o carátula no coincide')
  expect(comments[3]).toContain('Cita textual no coincide')
  expect(comments[5]).toContain('No está en nuestro índice')
  expect(comments[8]).toContain('No está en nuestro índice')

  const pages = unbroken((await readPdf(await download(page, 'Anexo PDF'))).pages.join(''))
  const paragraphs = (await readParagraphs(await download(page, 'Anexo Word'))).map(({ text }) => text)
  for (const words of [
    'Anexo de verificación',
    'Recurso de nulidad.docx',
    'Tabla de autoridades',
    '«No está en nuestro índice» no es «no existe»',
  ]) {
    expect(pages).toContain(unbroken(words))
    expect(paragraphs.join('\n')).toContain(words)
  }
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await showIn(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).include('#lo-que-se-lleva').include('details').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    await page.screenshot({ path: test.info().outputPath(`descargas-${width}-${colorScheme}.png`), fullPage: true })
  }
})
