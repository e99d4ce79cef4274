import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Types once a field has the focus: what is pressed before a press of a button has moved it is lost. */
export async function typeText(page: Page, text: string): Promise<void> {
  await expect(page.locator('input:focus, textarea:focus')).toBeVisible()
  await page.keyboard.type(text)
}
