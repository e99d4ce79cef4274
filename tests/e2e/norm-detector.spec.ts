import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { settled, showIn } from './journey.ts'
import { expect, type OwnServer, test } from './own-server.ts'
import { signInNewPerson } from './people.ts'

const reasons = [
  'Que el despido por necesidades de la empresa fue injustificado, porque la carta no explica los hechos de la causal.',
  'Que procede el recargo de la indemnización por años de servicio, conforme al artículo 168 letra a) del Código del Trabajo.',
  'Que se aplicó el artículo 161 del Código del Trabajo a una trabajadora cuya causal fue declarada improcedente.',
]

/** Stores invented rulings as real ones: fictional ones are not compared. */
async function storeRulings(own: OwnServer): Promise<void> {
  const records = [1, 2, 3].map((n) => ({
    id: randomUUID(),
    coleccion: 'laboral',
    tribunal: '1° Juzgado de Letras del Trabajo de Santiago',
    caratulado: `Soto con Maderas Inventadas ${n} S.A.`,
    rol: `O-${n}-2021`,
    fecha: `2021-05-0${n}`,
    texto: reasons.map((reason, at) => `${['Primero', 'Segundo', 'Tercero'][at]}: ${reason}`).join('\n'),
  }))
  const file = join(own.dataDir, '..', `${randomUUID()}.jsonl`)
  await writeFile(file, records.map((record) => JSON.stringify(record)).join('\n'))
  await own.operate('ingest', 'auto', file)
}

const letter = [
  'La empresa puso término al contrato por el artículo 161 inciso 1° del Código del Trabajo, según la carta.',
  'El despido por necesidades de la empresa fue injustificado y la causal improcedente: se pide el recargo de la indemnización por años de servicio.',
  'También rige el artículo 162 del Código del Trabajo. Véase la Ley N° 19.880 y el artículo 5 del DFL N° 29.',
  'El artículo 161 inciso final del Código del Trabajo ampara a quien está con licencia.',
].join('\n\n')

test('a text shows the norms that it cites and those that may apply, and is read by keyboard', async ({ quiet: page, own }) => {
  test.setTimeout(300_000)
  await storeRulings(own)
  await page.goto(`${own.origin}/detector`)
  await expect(page).toHaveURL(`${own.origin}/login?next=%2Fdetector`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: own.origin })
  await signInNewPerson(page, own.origin)
  await page.goto(`${own.origin}/detector`)
  await expect(page.getByRole('navigation', { name: 'Espacio de trabajo' }).getByRole('link', { name: 'Detector' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.screenshot({ path: test.info().outputPath('entrada-1440.png'), fullPage: true })
  await page.getByLabel('Su texto').fill(letter)
  await page.getByRole('button', { name: 'Detectar normas' }).click()
  await expect(
    page.getByRole('heading', { name: /^2 normas citadas y 1 ambigua en 5 lugares; \d+ artículos? posiblemente aplicables?$/ }),
  ).toBeFocused()
  const row = (key: string) => page.locator(`[id="norma-${key}"]`)
  await expect(row('CT:161')).toContainText('Artículo 161, inciso 1°; inciso final')
  await expect(row('CT:161')).toContainText('Citado 2 veces:')
  await expect(row('CT:161').getByRole('link', { name: /^\d+ sentencias citan el artículo 161/ })).toHaveAttribute(
    'href',
    '/resultados?norma=CT:161',
  )
  await expect(row('CT:161').getByRole('link', { name: /^Ver en BaseJuris/ })).toHaveAttribute('href', '/norma/207436?articulo=161')
  await expect(row('ley-19880')).toContainText('Ninguna sentencia del índice la cita')
  await expect(page.getByRole('region', { name: /^Puede ser más de una norma/ })).toContainText('El texto no dice cuál.')
  const probable = page.getByRole('region', { name: /^Posiblemente aplicables/ })
  await expect(probable).toContainText('Artículo 168, Código del Trabajo')
  // Rulings that other journeys stored may be compared too.
  await expect(probable).toContainText(/la aplican 3 de \d+ sentencias parecidas/)
  await expect(probable).toContainText('Usted decide si corresponden.')
  await expect(row('CT:161').getByRole('link', { name: /^Ver en Ley Chile/ })).toBeVisible()
  await expect(row('CT:161').getByRole('button', { name: /^Leer el artículo/ })).toHaveCount(0)
  await page.locator('#cita-2').focus()
  await page.keyboard.press('Enter')
  await expect(row('CT:162')).toBeFocused()
  await page.keyboard.press('n')
  await expect(row('ley-19880')).toBeFocused()
  await row('CT:161')
    .getByRole('link', { name: /^Ver la cita 5 en el texto/ })
    .press('Enter')
  await expect(page.locator('#cita-5')).toBeFocused()
  expect(new URL(page.url()).hash + new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('licencia')
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [360, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await showIn(page, colorScheme)
    if (width < 500) await page.getByRole('button', { name: 'Normas', exact: true }).click()
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      `${width} ${colorScheme}`,
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    await page.screenshot({ path: test.info().outputPath(`resultado-${width}-${colorScheme}.png`), fullPage: true })
  }
  await page.getByRole('button', { name: 'Copiar informe' }).click()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toMatch(/^Normas de un texto, detectadas en BaseJuris\n2 normas citadas y 1 ambigua en 5 lugares/)
  expect(report).toContain('POSIBLEMENTE APLICABLES (sugerencia: usted decide si corresponden)')
  await page.getByRole('button', { name: 'Volver al texto' }).click()
  await expect(page.getByLabel('Su texto')).toHaveValue(letter)
})
