import { randomInt } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** A page on which any console error or uncaught exception fails the journey. */
export const test = base.extend<{ readonly quiet: Page }>({
  // Each journey comes from an address of its own, so that the limits per address of one do not stop another.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
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

export const question = 'despido durante licencia médica'
export const resultsAddress = `/resultados?q=${encodeURIComponent(question)}`
