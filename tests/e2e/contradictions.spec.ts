import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { showIn } from './journey.ts'
import { expect, test } from './own-server.ts'
import { signInNewPerson } from './people.ts'

/** An invented ruling of a Corte de Apelaciones on the recourse of the employer, stored as a real one. */
const record = (id: string, rol: string, caratulado: string, tribunal: string, fecha: string, granted: boolean, words: string) => ({
  id,
  rol,
  caratulado,
  fecha,
  coleccion: 'corte_de_apelaciones',
  tribunal,
  recurso: 'Laboral-recurso de nulidad',
  resultado: granted ? 'anula' : 'rechaza',
  texto: [
    'Vistos:',
    'Primero: Que la parte demandada dedujo recurso de nulidad contra la sentencia de la instancia, por infracción del artículo 161 del Código del Trabajo.',
    `Segundo: Que el artículo 161 del Código del Trabajo ${words}, de modo que el recurso ${granted ? 'será acogido' : 'no puede prosperar'}.`,
    `Por estas consideraciones, se ${granted ? 'acoge' : 'rechaza'} el recurso de nulidad deducido por la parte demandada.`,
  ].join('\n'),
})

const records = [
  record(
    'propia',
    '101-2022',
    'Boldo con Molinos Inventados Limitada',
    'Corte de Apelaciones de Talca',
    '2022-04-04',
    false,
    'mira al día en que el despido se comunica a la trabajadora que goza de licencia médica',
  ),
  record(
    'contraria',
    '202-2023',
    'Quillay con Hilados Inventados Limitada',
    'Corte de Apelaciones de Arica',
    '2023-05-05',
    true,
    'mira al día en que la empresa decide el despido de la trabajadora que goza de licencia médica',
  ),
]

test('from a real ruling to the article that it applies, and from there to a contrary ruling', async ({ page, own }) => {
  test.setTimeout(180_000)
  const file = join(own.dataDir, '..', 'contradictions.jsonl')
  await writeFile(file, records.map((each) => JSON.stringify(each)).join('\n'))
  await own.operate('ingest', 'auto', file)
  const find = async (): Promise<string | undefined> => {
    const data = { searcher: [{ field: 'rol', value: '101-2022' }], collection: 'corte_de_apelaciones' }
    return (await (await page.request.post(`${own.origin}/v1/find-by-id`, { data })).json()).data?.sentencia?.docId
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  const docId = await find()
  const opposed = async () => (await (await page.request.get(`${own.origin}/v1/rulings/${docId}/contrast?alcance=amplio`)).json()).data
  // The ruling is answered once the index has it.
  await expect.poll(async () => (await opposed())?.busqueda?.total, { timeout: 60_000 }).toBe(1)

  await signInNewPerson(page, own.origin)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${own.origin}/sentencia?id=${docId}`)
  await expect(page.getByRole('link', { name: 'Buscar contradicciones' })).toHaveAttribute('href', `/contradicciones?id=${docId}`)
  await page.locator('.rd-articles').getByRole('link', { name: '161', exact: true }).click()
  await expect(page).toHaveURL(/\/norma\/207436\?articulo=161/)
  await page.getByRole('link', { name: 'Buscar contradicciones' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contradicciones sobre el artículo 161 del Código del Trabajo')
  const pair = page.getByRole('list').filter({ hasText: 'en sentido contrario' }).getByRole('listitem')
  await expect(pair).toHaveCount(1)
  await expect(pair).toContainText('mira al día en que el despido se comunica')
  await expect(pair).toContainText('mira al día en que la empresa decide el despido')

  await page.getByLabel('Para').selectOption('unificacion')
  await page.getByLabel('Desde el año').fill('2022')
  await page.getByLabel('Desde el año').press('Enter')
  await expect(page).toHaveURL(/alcance=unificacion.*desde=2022/)
  await expect(pair).toContainText('Firmeza: no consta')
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await showIn(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      `${width} ${colorScheme}`,
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Exportar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Exportar' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.docx$/)
  await page.keyboard.press('Escape')

  await pair.getByRole('link', { name: /^Leer lado a lado/ }).click()
  await expect(page).toHaveURL(/\/sentencia\/comparar\?/)
  await expect(page.getByText('En sentido contrario sobre el artículo 161 del Código del Trabajo')).toBeVisible()
  await page.goBack()
  await pair.getByRole('link', { name: 'Quillay con Hilados Inventados Limitada', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quillay con Hilados Inventados Limitada')

  await page.goto(`${own.origin}/contradicciones?id=${docId}&nivel=suprema`)
  await expect(page.getByRole('heading', { name: 'No lo encontramos' })).toBeVisible()
  await expect(
    page.getByText(/^No encontramos sentencias en sentido contrario .* de la Corte Suprema\. Puede haberlas fuera/),
  ).toBeVisible()
  await page.goto(`${own.origin}/contradicciones`)
  await page.getByRole('textbox', { name: 'Artículo, rol o materia' }).fill('art. 161 CT')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contradicciones sobre el artículo 161 del Código del Trabajo')
  await page.goto(`${own.origin}/contradicciones?q=necesidades+de+la+empresa`)
  await page.getByRole('region', { name: 'Desde una sentencia' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/contradicciones\?id=/)
})
