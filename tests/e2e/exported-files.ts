import { readFile } from 'node:fs/promises'
import { readZip } from '@basejuris/documents/testing/read-back'
import type { Download, Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

export const exportButton = (page: Page) => page.getByRole('button', { name: 'Exportar', exact: true }).filter({ visible: true })
export const exportDialog = (page: Page) => page.getByRole('dialog', { name: /^Exportar/ })
export const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path())

const decoded = (xml: string): string =>
  xml
    .replaceAll(/&(lt|gt|quot|apos);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')

/** Presses until the page is hydrated. */
export async function openWith(button: Locator, dialog: Locator): Promise<Locator> {
  await expect(async () => {
    await button.click({ timeout: 5_000 })
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
  return dialog
}

export const openExport = (page: Page) => openWith(exportButton(page).first(), exportDialog(page))

/** Makes the file that the open dialog describes, and closes it. */
export async function downloadFrom(page: Page, dialog: Locator): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    dialog.getByRole('button', { name: 'Exportar' }).click(),
  ])
  await expect(dialog.getByRole('status')).toContainText('está en sus descargas')
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  return download
}

/** The paragraphs of a Word document with their style, without the empty ones. */
export async function readParagraphs(bytes: Buffer): Promise<{ readonly style: string; readonly text: string }[]> {
  const xml = (await readZip(bytes)).get('word/document.xml')?.toString() ?? ''
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].flatMap(([paragraph]) => {
    const text = decoded(paragraph.replaceAll(/<[^>]+>/g, ''))
    return text === '' ? [] : [{ style: /<w:pStyle w:val="([^"]+)"/.exec(paragraph)?.[1] ?? '', text }]
  })
}

/** The rows of the first sheet of a workbook below its heading, each by the names of its columns. */
export async function readRows(bytes: Buffer): Promise<Record<string, string>[]> {
  const files = await readZip(bytes)
  const textOf = (xml: string) => decoded([...xml.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text).join(''))
  const strings = [...(files.get('xl/sharedStrings.xml')?.toString() ?? '').matchAll(/<si>.*?<\/si>/gs)].map(([one]) => textOf(one))
  const sheet = files.get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  const rows = [...sheet.matchAll(/<row .*?<\/row>/gs)].map(
    ([row]) =>
      new Map(
        [...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(?:<v>(.*?)<\/v>)?/gs)].map(([, column = '', attributes = '', value = '']) => [
          column,
          attributes.includes('t="s"') ? (strings[Number(value)] ?? '') : value,
        ]),
      ),
  )
  const [names, ...below] = rows
  return below.map((row) => Object.fromEntries([...(names ?? [])].map(([column, name]) => [name, row.get(column) ?? ''])))
}
