import AxeBuilder from '@axe-core/playwright'
import { type ModelServer, startModelServer } from '@basejuris/testkit/model-server'
import type { Page } from '@playwright/test'
import { showIn } from './journey.ts'
import { ingestRuling } from './own-rulings.ts'
import { test as base, expect, type OwnServer, openOwnServer } from './own-server.ts'
import { signInNewPerson } from './people.ts'

const words = 'la carta de aviso debe expresar los hechos precisos en que se funda la causal de necesidades de la empresa'
const question = '¿Qué hechos debe expresar la carta de aviso por necesidades de la empresa?'
const answered = { timeout: 30_000 }

/** A server that asks a language model. */
const test = base.extend<object, { readonly model: ModelServer; readonly own: OwnServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const model = await startModelServer()
      const searches = { llamadas: [{ herramienta: 'search_rulings', entrada: { consulta: question } }] }
      model.answer(({ instructions }) => ({
        text: instructions.includes('prepara búsquedas')
          ? JSON.stringify(searches)
          : `El tribunal razona: «los hechos precisos en que se funda la causal» [1].\nL${words.slice(1)} [1].`,
      }))
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ model }, use) => {
      const { own, close } = await openOwnServer({
        MODEL_PROVIDER: 'openai',
        MODEL_URL: model.url,
        MODEL_NAME: 'modelo-1',
        MODEL_KEY: 'clave',
      })
      await use(own)
      await close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const box = (page: Page) => page.getByRole('checkbox', { name: 'Solo citas, sin modelo de lenguaje' })

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

async function ask(page: Page, message: string): Promise<void> {
  await page.getByLabel('Su pregunta').fill(message)
  await page.getByLabel('Su pregunta').press('Enter')
}

test('a language model is named where one asks, and kept out of a question, of a conversation and of an account', async ({
  quiet: page,
  own,
  model,
}) => {
  test.setTimeout(240_000)
  await ingestRuling(own, {
    caption: 'Canales del norte',
    matter: 'carta de aviso',
    more: { texto: `Vistos:\nPrimero: Que ${words}.\nSe resuelve: que se acoge la demanda.` },
  })
  await page.goto(`${own.origin}/chat`)
  await signInNewPerson(page, own.origin)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${own.origin}/chat`)
  await page.getByText('Redacta el modelo modelo-1, en este mismo servidor').click()
  await expect(page.getByText(/^Recibe la pregunta, con los nombres, RUT, teléfonos/)).toBeVisible()
  await lookAt(page, 'modelo-1440')
  await ask(page, question)
  await expect(page.getByText('El tribunal razona')).toBeVisible(answered)
  const asked = model.requests.length
  expect(asked).toBeGreaterThan(0)

  await box(page).check()
  await ask(page, '¿Y si la carta no expresa los hechos?')
  await expect(page.locator('[data-grade]')).toHaveCount(2, answered)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(box(page)).toBeChecked()
  await lookAt(page, 'modelo-360')
  expect(model.requests.length).toBe(asked)

  await page.goto(`${own.origin}/cuenta#preferencias`)
  await box(page).check()
  await lookAt(page, 'cuenta-360')
  await page.getByRole('button', { name: 'Guardar preferencias' }).click()
  await expect(page.getByText('Preferencias guardadas.')).toBeVisible()
  await page.goto(`${own.origin}/chat`)
  await expect(page.getByText('Solo citas, por la preferencia de su cuenta.')).toBeVisible()
  await expect(box(page)).toBeHidden()
  await ask(page, question)
  await expect(page.locator('[data-grade]')).toBeVisible(answered)
  await page.goto(`${own.origin}/investigaciones`)
  await expect(page.getByText('Solo citas, por la preferencia de su cuenta.')).toBeVisible()
  await lookAt(page, 'investigaciones-360')
  await page.getByLabel('Su pregunta').fill(question)
  await page.getByRole('button', { name: 'Investigar' }).click()
  await expect(page.getByRole('heading', { name: 'Respuesta breve' })).toBeVisible({ timeout: 60_000 })
  expect(model.requests.length).toBe(asked)
})
