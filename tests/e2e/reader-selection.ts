import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The bar beside selected words of a ruling. */
export const selectionBar = (page: Page) => page.getByRole('toolbar', { name: 'Palabras seleccionadas' })

/** Waits until the scripts of the reader have started. */
export async function readerStarted(page: Page): Promise<void> {
  await expect(page.locator('[data-print]')).not.toHaveAttribute('hidden', { timeout: 20_000 })
}

export async function openReader(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await readerStarted(page)
}

/** Selects a considerando as a person does who drags over it, and answers its words. */
export async function selectConsiderando(page: Page, nth = 0): Promise<string> {
  const paragraph = page.locator('.rd-considerando p[id]').nth(nth)
  await paragraph.scrollIntoViewIfNeeded()
  await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element))
  return (await paragraph.textContent()) ?? ''
}
