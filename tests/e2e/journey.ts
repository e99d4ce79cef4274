import { randomInt } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { demonstrationMs, waitForDemonstration } from './wait-for-demonstration.ts'

export { expect }

/** A page on which any console error or uncaught exception fails the journey. */
export const test = base.extend<{ readonly quiet: Page }, { readonly demonstration: undefined }>({
  // Journeys with a server of their own replace it.
  demonstration: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use, { project }) => {
      await waitForDemonstration(project.use.baseURL ?? '')
      await use(undefined)
    },
    { scope: 'worker', auto: true, timeout: demonstrationMs },
  ],
  // Each journey comes from an address of its own, so that the limits per address of one do not stop another.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  page: ({ page }, use) => use(waitForHydration(page)),
  quiet: async ({ page }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(page)
    expect(problems).toEqual([])
  },
})

/** Waits for hydration before each key press. Pages of other browser contexts need it as well. */
export function waitForHydration(page: Page): Page {
  for (const go of ['goto', 'reload', 'goBack'] as const) {
    const ask = page[go].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>
    page[go] = async (...given: unknown[]) => {
      const response = await ask(...given)
      await listening(page)
      return response
    }
  }
  return page
}

/** Waits until React controls every element and the browser is idle, as after a click that opened a page. Pages without scripts return at once. */
export async function listening(page: Page): Promise<void> {
  const heard = await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('button, input')].every((control) => Object.keys(control).some((key) => key.startsWith('__react'))),
      undefined,
      { timeout: 15_000 },
    )
    .then(
      () => true,
      () => false,
    )
  if (heard) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
}

/** Changes the colour scheme, and waits until the page has it and moves no more. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
  await settled(page)
}

/** Waits until nothing moves or changes colour any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ended = Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    // Transitions inside a closed element never end.
    return Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))])
  })
}

export const question = 'despido durante licencia médica'
export const resultsAddress = `/resultados?q=${encodeURIComponent(question)}`

/** Two rulings that answer the question, side by side. */
export async function comparisonAddress(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 2 } })).json()
  const [left, right] = data.resultados.map(({ docId }: { docId: string }) => docId)
  return `/sentencia/comparar?${new URLSearchParams({ id: left, con: right })}`
}
