import { expect, question, resultsAddress, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

/** First-load JavaScript on the wire, gzipped, in kB. */
const budgets = {
  home: 160,
  quality: 160,
  norms: 160,
  results: 200,
  ruling: 160,
  login: 160,
  register: 160,
  account: 300,
  chat: 250,
  research: 250,
} as const

for (const [place, budget] of Object.entries(budgets)) {
  test(`${place} loads at most ${budget} kB of JavaScript`, async ({ page, request, baseURL }) => {
    if (['account', 'chat', 'research'].includes(place)) await signInNewPerson(page, baseURL)
    const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })).json()
    const address = {
      home: '/',
      quality: '/calidad',
      norms: '/normativa',
      results: resultsAddress,
      ruling: data.resultados[0].url,
      login: '/login',
      register: '/register',
      account: '/cuenta',
      chat: '/chat',
      analysis: '/analisis-patrones',
      research: '/investigaciones',
    }[place] as string
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const scripts = new Map<string, number>()
    const kinds = new Map<string, string>()
    devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => scripts.set(requestId, encodedDataLength))
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const bytes = [...scripts].reduce((sum, [id, length]) => sum + (kinds.get(id) === 'Script' ? length : 0), 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(Math.round(bytes / 1000)).toBeLessThanOrEqual(budget)
  })
}

test('a page that follows another leaves what styles the whole document in place', async ({ page }) => {
  await page.goto(resultsAddress)
  const scheme = await page.locator('meta[name="color-scheme"]').elementHandle()
  await page.locator('article :is(h2, h3) a').first().click()
  await page.waitForURL(/\/sentencia\?/)
  expect(await scheme?.evaluate((meta) => meta.isConnected)).toBe(true)
  expect(await page.locator('meta[name="color-scheme"]').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('')
})

test('a ruling that the mouse rests on is read ahead once and opens without another request', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const isStructure = request.headers()['next-router-segment-prefetch'] === '/_tree'
    if (new URL(request.url()).pathname === '/sentencia' && !isStructure) asked.push(request.url())
  })
  await page.goto(resultsAddress, { waitUntil: 'networkidle' })
  const first = page.locator('article :is(h2, h3) a').first()
  await first.hover()
  await expect.poll(() => asked.length).toBe(1)
  await first.click()
  await page.waitForURL(/\/sentencia\?/)
  await expect(page.locator('.rd-text')).toBeVisible()
  expect(asked).toHaveLength(1)
})
