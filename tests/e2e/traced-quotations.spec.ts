import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './own-server.ts'

const said =
  'el plazo para deducir la acción corre desde que la molinera inventada tuvo noticia cierta del acto que impugna, y no desde la fecha en que la autoridad lo dictó sin notificarla'
const record = (id: string, rol: string, fecha: string, words: readonly string[]) => ({
  id,
  rol,
  caratulado: `${id} con Molinos Inventados Limitada`,
  fecha,
  coleccion: 'corte_suprema',
  tribunal: 'Corte Suprema',
  texto: `Vistos:\n${words.join('\n')}\nSe resuelve: que se rechaza el recurso.`,
})
const records = [
  record('Quillay', '31001-2019', '2019-03-03', [`Primero: Que ${said}.`, 'Segundo: Que el recurso se rechaza.']),
  record('Peumo', '31002-2021', '2021-04-04', [
    `Primero: Que, como se ha dicho, «${said.replace('noticia cierta', 'aviso verbal')}», lo que se comparte.`,
    `Segundo: Que ${said}.`,
    'Tercero: Que se omite pronunciamiento sobre la excepción de caducidad.',
  ]),
]

for (const { name, viewport } of [
  { name: 'wide', viewport: { width: 1600, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
])
  test(`the origin of a quotation opens beside the text with its differences, ${name}`, async ({ page, own }) => {
    await page.setViewportSize(viewport)
    const file = join(own.dataDir, '..', 'quotations.jsonl')
    await writeFile(file, records.map((each) => JSON.stringify(each)).join('\n'))
    await own.operate('ingest', 'auto', file)
    const find = async (): Promise<string | undefined> => {
      const data = { searcher: [{ field: 'rol', value: '31002-2021' }], collection: 'corte_suprema' }
      return (await (await page.request.post('/v1/find-by-id', { data })).json()).data?.sentencia?.docId
    }
    await expect.poll(find, { timeout: 20_000 }).toBeDefined()
    const docId = await find()
    const traced = async () => (await (await page.request.get(`/v1/rulings/${docId}/citations`)).json()).data
    await expect.poll(async () => (await traced()).textuales.citas[0]?.estado, { timeout: 30_000 }).toBe('con_diferencias')

    await page.goto(`/sentencia?id=${docId}`)
    const text = page.locator('.rd-text')
    const mark = text.getByRole('button', { name: /^Cita textual, con diferencias, Quillay con Molinos/ })
    // The first key loads the tools of the reader.
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(mark).toBeAttached({ timeout: 1000 })
    }).toPass()
    await expect(text.locator('.rd-undecided-end')).toContainText('omite pronunciamiento')
    await mark.focus()
    await page.keyboard.press('Enter')
    const beside = page.getByRole('region', { name: 'Origen de la cita textual' })
    await expect(beside.locator('mark')).toHaveText(['aviso verbal', 'noticia cierta'])
    await expect(beside.getByRole('link', { name: /^Quillay/ })).toHaveAttribute('href', /#p\d+$/)
    await page.getByRole('button', { name: 'Cerrar' }).click()
    await expect(mark).toBeFocused()

    await text.getByRole('button', { name: 'Se repite en 2 sentencias de un tribunal' }).click()
    const list = page.getByRole('region', { name: 'Sentencias con este considerando' })
    await expect(list.getByRole('listitem')).toContainText(['Quillay', 'Peumo'])
    await list.getByRole('link', { name: /^Quillay/ }).click()
    await expect(page).toHaveURL(/#c1$/)
  })
