import type { Page } from '@playwright/test'
import { comparisonAddress, expect, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

const scrollTops = (page: Page): Promise<number[]> =>
  page.locator('[data-scroll]').evaluateAll((frames) => frames.map((frame) => Math.round(frame.scrollTop)))
const frames = (page: Page) => page.locator('[data-scroll]')

test('two rulings are read, cited and marked side by side by keyboard', async ({ quiet: page, baseURL, request }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const address = await comparisonAddress(request)
  await page.goto(address)
  await expect(page.locator('[data-print]')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(frames(page).nth(1)).toBeFocused()
  for (let press = 0; press < 4; press++) await page.keyboard.press('j')
  await expect.poll(async () => (await scrollTops(page))[1]).toBeGreaterThan(0)
  expect((await scrollTops(page))[0]).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)

  await page.keyboard.press('c')
  const right = page.locator('.bs-column').nth(1)
  await expect(page.locator('#b-citar')).toBeVisible()
  await expect(page.locator('#a-citar')).toBeHidden()
  await expect(page.locator('#b-citar .rd-form-text').first()).toContainText(/\d{4}/)
  await page.keyboard.press('Escape')

  const paragraph = right.locator('.rd-considerando .rd-run > p').first()
  await paragraph.scrollIntoViewIfNeeded()
  await paragraph.selectText()
  await page.locator('.rd-selection:visible').getByRole('button', { name: 'Resaltar' }).click()
  await expect(right.locator('.rd-hl').first()).toBeVisible()
  await expect(page.locator('.bs-column').first().locator('.rd-hl')).toHaveCount(0)
  const docId = new URL(address, 'http://localhost').searchParams.get('con') ?? ''
  const saved = await request.get(`/v1/passages?${new URLSearchParams({ docId })}`, { headers: { authorization: `Bearer ${token}` } })
  const { pasajes } = (await saved.json()).data
  expect(pasajes).toHaveLength(1)
  expect(pasajes[0].desde.ancla).not.toMatch(/^b-/)
})

test('each column has an index of its own, which moves it alone', async ({ quiet: page, request }) => {
  await page.goto(await comparisonAddress(request))
  await page
    .getByRole('button', { name: /^Índice de / })
    .nth(1)
    .click()
  const last = page.locator('#b-indice li a').last()
  const target = await last.getAttribute('href')
  await last.click()
  await expect(page.locator('#b-indice')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect.poll(async () => (await scrollTops(page))[1]).toBeGreaterThan(0)
  expect((await scrollTops(page))[0]).toBe(0)
})

test('on a phone they are two tabs that keep their place, and paper holds both', async ({ quiet: page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await comparisonAddress(request))
  const [left, right] = [page.locator('.bs-column').first(), page.locator('.bs-column').nth(1)]
  await expect(left).toBeVisible()
  await expect(right).toBeHidden()
  await frames(page)
    .first()
    .evaluate((frame) => frame.scrollTo(0, 300))
  await page.locator('.bs-tabs label').nth(1).click()
  await expect(right).toBeVisible()
  await expect(left).toBeHidden()
  await page.locator('.bs-tabs label').first().click()
  await expect(left).toBeVisible()
  expect(await scrollTops(page)).toEqual([300, 0])
  await page.emulateMedia({ media: 'print' })
  for (const column of [left, right]) await expect(column.locator('.rd-text')).toBeVisible()
})

test('a related ruling and a cited article open beside the text, which keeps its place', async ({ quiet: page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto((await comparisonAddress(request)).replace('/sentencia/comparar', '/sentencia'))
  const place = () => page.evaluate(() => [location.pathname + location.search, scrollY])
  for (const links of ['.rd-related li > a', '.rd-text a.rd-ref:not(.rd-ref-ruling)']) {
    const link = page.locator(links).first()
    await link.scrollIntoViewIfNeeded()
    // Focus offers the button to whoever has no mouse.
    await link.focus()
    const before = await place()
    await page.getByRole('button', { name: /^Ver al lado: / }).click()
    const panel = page.locator('.rd-beside')
    await expect(panel.locator('h1, h2').first()).toBeVisible()
    expect(await place()).toEqual(before)
    await panel.getByRole('button', { name: 'Cerrar' }).click()
    await expect(panel).toBeHidden()
    await expect(link).toBeFocused()
  }
})
