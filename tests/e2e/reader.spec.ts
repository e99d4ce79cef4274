import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './journey.ts'

interface Named {
  readonly docId: string
  readonly target: {
    readonly tribunal: string | null
    readonly sentencias: readonly { readonly docId: string; readonly caratulado: string }[]
  }
}

/** A ruling that cites another by docket number, with or without its court. */
async function rulingThatNames(request: APIRequestContext, sure: boolean): Promise<Named> {
  for (let page = 1; page <= 6; page++) {
    const { data } = await (
      await request.post('/v1/search', { data: { consulta: 'autos rol criterio doctrina', tamano: 50, pagina: page } })
    ).json()
    for (const { docId } of data.resultados) {
      const { sentencia } = (await (await request.post('/v2/find-by-id', { data: { docId } })).json()).data
      const named = Object.values(sentencia.destinos as Record<string, Named['target'] & { tipo: string }>).find(
        ({ tipo, tribunal, sentencias }) => tipo === 'rol' && (tribunal !== null && sentencias.length === 1) === sure,
      )
      if (named !== undefined) return { docId, target: named }
    }
  }
  throw new Error('no ruling of the demonstration names another')
}

test('citations link: norms to their official text, docket numbers to their ruling', async ({ quiet: page, request }) => {
  const { docId, target } = await rulingThatNames(request, true)
  const [only] = target.sentencias
  await page.goto(`/sentencia?id=${docId}`)
  const norm = page.locator('.rd-text a[href^="https://www.bcn.cl/leychile/navegar?idNorma="]').first()
  await expect(norm).toHaveAttribute('rel', 'noreferrer')
  await expect(norm).toHaveAttribute('title', /texto oficial/)
  await page.locator(`.rd-text a[href="/sentencia?id=${only?.docId}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`id=${only?.docId}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(only?.caratulado ?? '')
})

test('a docket number without court opens the list of its rulings, by keyboard', async ({ quiet: page, request }) => {
  const { docId, target } = await rulingThatNames(request, false)
  await page.goto(`/sentencia?id=${docId}`)
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible({ timeout: 20_000 })
  const link = page.locator('.rd-text a[aria-haspopup="dialog"]').first()
  await link.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: /^Sentencias con rol/ })
  await expect(list.getByRole('link').first()).toHaveText(target.sentencias[0]?.caratulado ?? '')
  const { violations } = await new AxeBuilder({ page }).include('.rd-named:popover-open').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
})

test('selected words are cited with their anchor and link', async ({ quiet: page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { docId } = await rulingThatNames(request, true)
  await page.goto(`/sentencia?id=${docId}`)
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible({ timeout: 20_000 })
  const paragraph = page.locator('.rd-considerando p').first()
  const anchor = await paragraph.getAttribute('id')
  await paragraph.scrollIntoViewIfNeeded()
  await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element))
  const bar = page.getByRole('toolbar', { name: 'Palabras seleccionadas' })
  await bar.getByRole('button', { name: 'Copiar con cita' }).click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toMatch(/^«.+» \(.*c\. \d+°.*\)\.$/s)
  const words = (await paragraph.innerText()).slice(-40)
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Cita copiada' })
  await expect(notice).toBeVisible()
  await expect(notice).not.toContainText(words)
  await bar.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect.poll(clipboard).toContain(`/sentencia?id=${docId}#${anchor}`)
})

test('text and margin never overlap at any width', async ({ quiet: page, request }) => {
  const { docId } = await rulingThatNames(request, true)
  await page.goto(`/sentencia?id=${docId}`)
  for (const width of [1320, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const text = await page.locator('.rd-text p').first().boundingBox()
    const facts = await page.locator('.rd-facts').first().boundingBox()
    expect((facts?.x ?? 0) - (text?.x ?? 0) - (text?.width ?? 0), String(width)).toBeGreaterThanOrEqual(32)
    expect(text?.width, String(width)).toBeGreaterThan(480)
  }
})

test('the margin shows similar rulings', async ({ quiet: page, request }) => {
  const { docId } = await rulingThatNames(request, true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/sentencia?id=${docId}`)
  await expect(page.getByRole('region', { name: 'Similares' }).getByRole('link').first()).toHaveAttribute('href', /^\/sentencia\?id=/)
})

test('offline, the reader says what still works', async ({ page, request, context }) => {
  const { docId } = await rulingThatNames(request, true)
  await page.goto(`/sentencia?id=${docId}`)
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible({ timeout: 20_000 })
  await context.setOffline(true)
  await expect(page.getByText('Sin conexión. Puede seguir leyendo y citando esta sentencia')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sin conexión.')).toHaveCount(0)
})
