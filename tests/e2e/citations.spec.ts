import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './own-server.ts'

const record = (id: string, rol: string, caratulado: string, fecha: string, words: string) => ({
  id,
  rol,
  caratulado,
  fecha,
  coleccion: 'corte_suprema',
  tribunal: 'Corte Suprema',
  texto: `Vistos:\nPrimero: Que ${words}\nSegundo: Que el recurso se rechaza.\nSe resuelve: que se rechaza el recurso.`,
})

const records = [
  record('citada-1', '12345-2019', 'Avellano con Molinos Inventados Limitada', '2020-03-03', 'este caso inventado trata de la molienda.'),
  record(
    'citante-1',
    '777-2021',
    'Boldo con Molinos Inventados Limitada',
    '2022-04-04',
    'así lo resolvió la Corte Suprema en los autos rol N° 12.345-2019, de 3 de marzo de 2020, considerando 2°, y en el rol N° 98.765-2018.',
  ),
]

/** As wide as the margin needs to stand beside the text. */
test.use({ viewport: { width: 1600, height: 900 } })

test('a cited ruling is previewed and opened, and says who cites it and which considerando', async ({ page, own }) => {
  const file = join(own.dataDir, '..', 'citations.jsonl')
  await writeFile(file, records.map((each) => JSON.stringify(each)).join('\n'))
  await own.operate('ingest', 'auto', file)
  const find = async (rol: string): Promise<string | undefined> => {
    const data = { searcher: [{ field: 'rol', value: rol }], collection: 'corte_suprema' }
    const answer = await page.request.post('/v1/find-by-id', { data })
    return (await answer.json()).data?.sentencia?.docId
  }
  await expect.poll(() => find('777-2021'), { timeout: 20_000 }).toBeDefined()
  const [citing, cited] = [await find('777-2021'), await find('12345-2019')]
  const citations = async (docId: string | undefined) => (await (await page.request.get(`/v1/rulings/${docId}/citations`)).json()).data
  await expect.poll(async () => (await citations(cited)).citadaPor.total, { timeout: 20_000 }).toBe(1)

  await page.goto(`/sentencia?id=${citing}`)
  const cites = page.getByRole('region', { name: 'Cita a 2' })
  await expect(cites).toContainText('No está en nuestro índice.')
  const link = page.locator('.rd-text').getByRole('link', { name: '12.345-2019' })
  const preview = page.getByRole('tooltip')
  // The first movement of the pointer loads the tools of the reader.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await link.hover()
    await expect(preview).toContainText('Avellano con Molinos Inventados Limitada', { timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  await cites.getByRole('link', { name: /^Avellano/ }).click()
  await expect(page).toHaveURL(/\/sentencia\?id=/)
  const by = page.getByRole('region', { name: 'Citada por 1' })
  await expect(by.getByRole('link', { name: 'c. 2° 1' })).toHaveAttribute('href', '#c2')
  await by.getByRole('link', { name: /^Boldo/ }).click()
  await expect(page).toHaveURL(/#p\d+$/)

  await page.getByRole('button', { name: 'Reportar enlace' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('¿Qué dato está mal?')).toHaveValue('enlace')
  await dialog.getByLabel('¿Qué está mal?').fill('El enlace del primer considerando lleva a otra causa.')
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(page.getByRole('dialog')).toContainText('Recibimos su reporte')
})
