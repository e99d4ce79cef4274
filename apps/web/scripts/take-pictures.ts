// Takes the pictures of the home page and of how it works from a running product: node apps/web/scripts/take-pictures.ts [http://127.0.0.1:3000]
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

const origin = process.argv[2] ?? 'http://127.0.0.1:3000'
const folder = join(import.meta.dirname, '../public/producto')
const query = 'despido durante licencia médica'
const themes = [
  { cookie: 'claro', colorScheme: 'light' },
  { cookie: 'oscuro', colorScheme: 'dark' },
] as const

const browserPath = (): string => process.env['CHROMIUM_PATH'] ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim()

/** Height of the page is one screen: 1120 × 700 at double density, the size that product-pictures.tsx declares. */
async function openPage(browser: Browser, theme: (typeof themes)[number]): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1120, height: 700 },
    deviceScaleFactor: 2,
    locale: 'es-CL',
    colorScheme: theme.colorScheme,
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'tema', value: theme.cookie, url: origin }])
  return context.newPage()
}

async function takePictures(browser: Browser, theme: (typeof themes)[number]): Promise<void> {
  const page = await openPage(browser, theme)
  const shoot = (name: string) => page.screenshot({ path: join(folder, `${name}-${theme.cookie}.png`) })
  await page.goto(`${origin}/resultados?q=${encodeURIComponent(query)}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await shoot('resultados')
  await page.screenshot({ path: join(folder, `entendido-${theme.cookie}.png`), clip: { x: 0, y: 0, width: 1120, height: 250 } })
  const href = await page.locator('[data-result]').first().getAttribute('href')
  if (href === null) throw new Error(`${origin} finds nothing for «${query}»`)
  await page.goto(new URL(href, origin).href, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await shoot('sentencia')
  await page.getByRole('button', { name: 'Citar', exact: true }).first().click()
  await page
    .getByRole('heading', { name: /^Citar/ })
    .first()
    .waitFor()
  await shoot('citar')
  await page.context().close()
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-background-networking'] })
try {
  for (const theme of themes) await takePictures(browser, theme)
} finally {
  await browser.close()
}
