import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { showIn } from './journey.ts'
import { ingestRuling } from './own-rulings.ts'
import { expect, test } from './own-server.ts'
import { signInNewPerson } from './people.ts'

const question = '¿Debe la carta de aviso expresar los hechos de la causal de necesidades de la empresa?'
const steps = (page: Page) => page.getByRole('list', { name: 'Pasos de la investigación' })

/** Looks at the page in both themes: axe finds nothing, and nothing is wider than the window. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await showIn(page, scheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      `${name}, ${scheme}`,
    ).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`${name}-${scheme}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

test('a question is researched through a restart of the server, and its memo is read, exported and deleted', async ({
  quiet: page,
  own,
}) => {
  test.setTimeout(240_000)
  await ingestRuling(own, {
    caption: 'Canales del norte',
    matter: 'carta de aviso',
    more: {
      texto:
        'Vistos:\nPrimero: Que la carta de aviso debe expresar los hechos precisos en que se funda la causal de necesidades de la empresa.\nSe resuelve: que se acoge la demanda.',
    },
  })
  await page.goto(`${own.origin}/investigaciones`)
  await expect(page).toHaveURL(`${own.origin}/login?next=%2Finvestigaciones`)
  await signInNewPerson(page, own.origin)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${own.origin}/investigaciones`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await lookAt(page, 'formulario-1440')
  await page.getByLabel('Su pregunta').fill(question)
  await page.getByRole('button', { name: 'Investigar' }).click()
  await expect(page).toHaveURL(/\/investigaciones\?id=[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
  await page.reload()
  const memo = page.url()
  await page.goto('about:blank')
  await own.whileStopped(async () => undefined)
  await page.goto(memo)
  await expect(page.getByRole('heading', { name: 'Respuesta breve' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Línea contraria' })).toBeVisible()
  await expect(page.getByText(/^No pudimos comparar: .*Puede haber sentencias en sentido contrario\.$/)).toBeVisible()
  await lookAt(page, 'informe-1440')

  await page.locator('button[data-citation]').first().click()
  const passage = page.getByRole('complementary', { name: 'Pasaje citado' })
  await expect(passage.locator('mark')).toContainText('debe expresar los hechos precisos')
  await page.keyboard.press('Escape')
  await expect(page.locator('button[data-citation]').first()).toBeFocused()

  await page.getByText('Método', { exact: true }).click()
  await expect(page.getByText(/coinciden? palabra por palabra con su sentencia/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Qué se leyó' })).toBeVisible()
  await page.getByText('Pasos de la investigación', { exact: true }).click()
  await expect(steps(page).getByText('Abrir de nuevo cada cita')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^PDF: descargar/ }).click()])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.setViewportSize({ width: 360, height: 740 })
  await lookAt(page, 'informe-360')
  await page.getByRole('button', { name: /^Anteriores/ }).click()
  const list = page.getByRole('navigation', { name: 'Investigaciones' })
  await expect(list.getByRole('link', { name: new RegExp(question.slice(1, 40)) })).toHaveAttribute('aria-current', 'page')
  await list.getByRole('button', { name: /^Borrar la investigación/ }).click()
  await expect(page).toHaveURL(`${own.origin}/investigaciones`)
  await expect(list.getByText('Aquí quedan sus investigaciones. Solo usted las ve.')).toBeVisible()
})
