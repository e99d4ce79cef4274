import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './journey.ts'
import { signInNewPerson } from './people.ts'

/** Looks at the section in both themes, from a phone to a wide window: axe finds nothing, and nothing is wider than the window. */
async function inspect(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('#claves')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page }).include('#claves').analyze()
      expect(violations).toEqual([])
    }
  }
}

test('an access key is made, shown once, opens the tools, and opens nothing once it is revoked', async ({ page, request, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await waitForHydration(page)
  await page.goto('/cuenta#claves')
  const section = page.locator('#claves')
  await expect(section.getByText('Todavía no tiene claves.')).toBeVisible()
  await inspect(page)
  await section.getByLabel('Nombre').fill('Asistente del notebook')
  await section.getByLabel('Verificar citas').uncheck()
  await section.getByRole('button', { name: 'Crear clave' }).click()
  await expect(section.getByRole('heading', { name: 'Copie su clave ahora' })).toBeFocused()
  await section.getByText('Ejemplo de configuración').click()
  await inspect(page)
  const key = (await section.getByText(/^basejuris_[\w-]{43}$/).textContent()) ?? ''
  await expect(section.locator('pre')).toContainText(`Bearer ${key}`)
  await section.getByRole('button', { name: 'Ya la guardé' }).click()
  await expect(section.getByRole('listitem')).toContainText('Sin uso todavía')
  await expect(section).not.toContainText(key)

  const ask = () =>
    request.post('/mcp', {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_rulings', arguments: { consulta: 'despido' } } },
    })
  const answer = await ask()
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('integridad')
  await page.reload()
  await expect(section.getByRole('listitem')).toContainText('Último uso:')
  await inspect(page)
  await section.getByRole('button', { name: 'Revocar la clave Asistente del notebook' }).click()
  await page.getByRole('dialog', { name: 'Revocar la clave' }).getByRole('button', { name: 'Revocar' }).click()
  await expect(section.getByText('Todavía no tiene claves.')).toBeVisible()
  expect((await ask()).status()).toBe(401)
})
