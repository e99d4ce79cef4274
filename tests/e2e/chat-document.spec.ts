import AxeBuilder from '@axe-core/playwright'
import { expect, showIn, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

const clause = 'La contrata que se renueva por más de dos años crea en el funcionario la confianza de que seguirá.'

test('a document is attached by the keyboard, quoted apart from the courts, and removed with its words', async ({
  quiet: page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await page.goto('/chat')
  await signInNewPerson(page, baseURL)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/chat')
    const field = page.getByLabel('Adjuntar documento')
    await expect(field).toBeAttached()
    await field.setInputFiles({ name: 'informe.txt', mimeType: 'text/plain', buffer: Buffer.from(`Informe en derecho.\n\n${clause}`) })
    await expect(page.getByTitle('informe.txt', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/chat\?id=[0-9a-f-]{36}$/)
    await page.getByLabel('Su pregunta').fill('¿La contrata renovada por más de dos años crea confianza?')
    await page.getByLabel('Su pregunta').press('Enter')
    const said = page.getByRole('region', { name: 'En su documento' })
    await expect(said).toContainText(`${clause} (su documento, párrafo 2)`, { timeout: 30_000 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, colorScheme)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
      await said.scrollIntoViewIfNeeded()
      await page.screenshot({ path: test.info().outputPath(`documento-${width}-${colorScheme}.png`) })
    }
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    await page.reload()
    await page.getByRole('button', { name: /^Quitar informe\.txt/ }).press('Enter')
    await expect(said).toContainText('El documento se quitó')
    await expect(said).not.toContainText('contrata')
  }
})
