import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** A page on which any console error or uncaught exception fails the journey. */
export const test = base.extend<{ readonly quiet: Page }>({
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
