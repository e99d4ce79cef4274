import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, showIn, test, waitForHydration } from './journey.ts'
import { confirmAddress, signInNewPerson } from './people.ts'

const question = '¿Procede el recurso de protección contra el término de una contrata?'
const answered = { timeout: 30_000 }

/** Looks at the page in both themes: axe finds nothing, and nothing is wider than the window. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      `${name}, ${colorScheme}`,
    ).toEqual([])
    await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`) })
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

async function ask(page: Page, words: string): Promise<void> {
  await page.getByLabel('Su pregunta').fill(words)
  await page.getByLabel('Su pregunta').press('Enter')
}

const chips = (page: Page) => page.locator('button[data-citation]')

test('a question is answered in the words of rulings, whose passages open beside it, and its conversation is kept until it is erased', async ({
  quiet: page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await page.goto('/chat')
  await expect(page).toHaveURL('/login?next=%2Fchat')
  await signInNewPerson(page, baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/chat')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('list', { name: 'Por ejemplo' }).getByRole('button')).toHaveCount(3)
  await lookAt(page, 'vacia-1440')

  await ask(page, question)
  await expect(page.getByRole('heading', { name: question, level: 2 })).toBeVisible()
  await expect(page.locator('[data-grade]')).toBeVisible(answered)
  await expect(page).toHaveURL(/\/chat\?id=[0-9a-f-]{36}$/)
  await page.getByText('Cómo se buscó').click()
  await expect(page.getByRole('list', { name: 'Pasos' }).getByRole('listitem').first()).toContainText('Buscó')
  await expect(page.getByLabel('Pregunta que se buscó')).toHaveValue(question)
  await expect(page.getByText(/^Se buscó en [\d.]+ sentencias/)).toBeVisible()

  const quoted = (await page.locator('figure q').first().textContent()) ?? ''
  await chips(page).first().click()
  const passage = page.getByRole('complementary', { name: 'Pasaje citado' })
  await expect(passage).toBeFocused()
  await expect(passage.locator('mark')).toHaveText(quoted)
  await expect(passage.getByText('Cita textual: coincide palabra por palabra')).toBeVisible()
  await lookAt(page, 'pasaje-1440')
  await page.keyboard.press('Escape')
  await expect(passage).toBeHidden()
  await expect(chips(page).first()).toBeFocused()

  await ask(page, '¿Y si se renovó por más de dos años?')
  await expect(page.locator('[data-grade]')).toHaveCount(2, answered)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.locator('[data-grade]')).toHaveCount(2, answered)
  await lookAt(page, 'conversacion-360')
  await chips(page).first().click()
  await expect(page.getByRole('dialog', { name: 'Pasaje citado' }).locator('mark')).toBeInViewport()
  await lookAt(page, 'pasaje-360')
  await page.keyboard.press('Escape')
  await expect(chips(page).first()).toBeFocused()

  await page.setViewportSize({ width: 1440, height: 900 })
  const list = page.getByRole('navigation', { name: 'Conversaciones' })
  await list.getByRole('listitem').first().hover()
  await list.getByRole('button', { name: /^Cambiar el nombre de/ }).click()
  await list.getByRole('textbox', { name: /^Nuevo nombre de/ }).fill('Caso Soto')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('link', { name: /^Caso Soto/ })).toHaveAttribute('aria-current', 'page')
  await list.getByRole('searchbox').fill('contrata')
  await expect(list.getByText('1 conversación', { exact: true })).toBeVisible()
  await expect(list.getByRole('link', { name: /^Caso Soto.*contrata/s })).toBeVisible()
  await list.getByRole('searchbox').fill('zzzqqq')
  await expect(list.getByText('Ninguna conversación tiene «zzzqqq».')).toBeVisible()
  await list.getByRole('searchbox').fill('')
  await list.getByRole('listitem').first().hover()
  await list.getByRole('button', { name: 'Borrar Caso Soto' }).click()
  await page.getByRole('dialog', { name: 'Borrar la conversación' }).getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Asistente', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/chat')
  await expect(list.getByText('Aquí quedan sus conversaciones. Solo usted las ve.')).toBeVisible()
})

test('a conversation that was shared is read alone until its link is closed', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const owner = await signInNewPerson(page, baseURL)
  await confirmAddress(page.request, owner.email, owner.token)
  await page.goto(`/chat?${new URLSearchParams({ q: question, resultado: 'acoge' })}`)
  await expect(page.getByLabel('Su pregunta')).toHaveValue(question)
  await expect(page.getByText(/^En su búsqueda: resultado/)).toBeVisible()
  await page.getByRole('button', { name: 'Preguntar' }).click()
  await expect(page.locator('[data-grade]')).toBeVisible(answered)
  await page.getByRole('button', { name: 'Compartir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compartir la conversación' })
  await dialog.getByRole('button', { name: 'Abrir un enlace' }).click()
  // The product names its public address, where this browser has no session.
  const { pathname, search } = new URL(await dialog.getByLabel('Enlace', { exact: true }).inputValue())
  const link = `${pathname}${search}`
  await lookAt(page, 'compartir')

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = waitForHydration(await other.newPage())
  await theirs.goto(link)
  await expect(theirs).toHaveURL(/\/login\?next=%2Fchat%2Fcompartida/)
  await signInNewPerson(theirs, baseURL)
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { name: question, level: 2 })).toBeVisible()
  await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(theirs.getByLabel('Su pregunta')).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: /útil|Cambiar la pregunta/ })).toHaveCount(0)
  await lookAt(theirs, 'compartida')

  await dialog.getByRole('button', { name: 'Cerrar el enlace' }).click()
  await expect(dialog.getByText(/^Hay un enlace abierto/)).toBeHidden()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'No se puede leer esta conversación.' })).toBeVisible()
  await other.close()
})
