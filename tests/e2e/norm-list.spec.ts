import AxeBuilder from '@axe-core/playwright'
import { expect, showIn, test } from './journey.ts'

test('a norm is found by its kind, its words, its number and its article', async ({ quiet: page }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Normas' }).click()
  await expect(page).toHaveURL(/\/normativa$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Normas' })).toBeVisible()
  await main.getByRole('link', { name: 'Código del Trabajo', exact: true }).click()
  await expect(page).toHaveURL(/\/norma\/207436$/)
  await page.goBack()

  const rulings = main.getByRole('link', { name: /que citan? Código del Trabajo$/ })
  const count = Number.parseInt((await rulings.innerText()).replace('.', ''), 10)
  expect(count).toBeGreaterThan(0)
  await rulings.click()
  await expect(page).toHaveURL(/\/resultados\?norma=CT$/)
  await page.goBack()

  await main.getByRole('link', { name: /de Leyes$/ }).click()
  await expect(page).toHaveURL(/clase=leyes/)
  await main.getByRole('link', { name: 'Siguientes' }).click()
  await expect(page).toHaveURL(/clase=leyes&pagina=2/)

  const box = main.getByRole('searchbox', { name: 'Buscar norma o artículo' })
  await box.fill('19.496')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/buscar=19\.496$/)
  await expect(main.getByRole('heading', { level: 3 }).first()).toContainText('Ley N° 19.496')
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
  }
  await page.reload()
  await expect(box).toHaveValue('19.496')

  await box.fill('zzzqqq')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: 'Ninguna norma tiene «zzzqqq»' })).toBeVisible()

  await box.fill('art. 161 CT')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/norma\/207436\?articulo=161$/)
})

for (const [address, moved] of [
  ['/normas', '/normativa'],
  ['/norma', '/normativa'],
] as const)
  test(`${address} leads to the page of norms`, async ({ page }) => {
    await page.goto(address)
    expect(new URL(page.url()).pathname).toBe(moved)
  })
