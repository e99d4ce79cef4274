import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { comparisonAddress, expect, question, resultsAddress, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

async function rulingAddress(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })).json()
  return data.resultados[0].url
}

const places = [
  'home',
  'results',
  'empty',
  'coverage',
  'quality',
  'norms',
  'foundNorms',
  'norm',
  'article',
  'line',
  'contradictions',
  'ruling',
  'versions',
  'compared',
  'docs',
  'reference',
  'missing',
  'login',
  'register',
  'recovery',
  'code',
  'verification',
  'undo',
  'account',
  'payment',
  'howItWorks',
  'terms',
  'privacy',
  'request',
  'contact',
  'accessibility',
  'interface',
] as const
/** Pages that need a signed-in user. */
const own: ReadonlySet<string> = new Set(['account', 'payment'])
async function addressOf(place: (typeof places)[number], request: APIRequestContext): Promise<string> {
  if (place === 'ruling') return rulingAddress(request)
  if (place === 'compared') return comparisonAddress(request)
  if (place === 'versions') return (await rulingAddress(request)).replace('/sentencia?', '/sentencia/versiones?')
  return {
    home: '/',
    results: resultsAddress,
    empty: '/resultados?q=zzzqqq',
    coverage: '/cobertura',
    quality: '/calidad',
    norms: '/normativa',
    foundNorms: '/normativa?buscar=arrendamiento',
    norm: '/norma/207436',
    article: '/norma/207436?articulo=161&fecha=2020-01-02',
    line: '/linea?norma=CT:161',
    contradictions: '/contradicciones?norma=207436&articulo=161',
    docs: '/docs',
    reference: '/docs/cuentas',
    missing: '/nada-aqui',
    login: '/login?next=%2Fcuenta&sesion=expirada',
    register: '/register',
    recovery: '/recuperar',
    code: '/recuperar?paso=codigo',
    verification: '/verificar-correo',
    undo: '/deshacer-cambio-de-correo?codigo=inventado',
    invitation: '/invitacion?codigo=inventado',
    account: '/cuenta',
    payment: '/payment-return?payment_ref=3f2b6c1e-0000-4000-8000-000000000001',
    howItWorks: '/como-funciona',
    terms: '/terminos',
    privacy: '/privacidad',
    request: '/privacidad/solicitud',
    contact: '/contacto',
    accessibility: '/accesibilidad',
    interface: '/docs/interfaz',
  }[place]
}

/** Lets colours change at once: axe would measure those in the middle of a transition. A constructed sheet obeys the content policy. */
const withoutTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

for (const place of places) {
  test(`${place} passes axe in light and in dark`, async ({ page, request, baseURL }) => {
    test.setTimeout(120_000)
    if (own.has(place)) await signInNewPerson(page, baseURL)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(await addressOf(place, request))
    await withoutTransitions(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const faults = violations.map(({ id, nodes }) => {
        const targets = nodes.map(({ target }) => target.join(' '))
        return `${id}: ${targets.slice(0, 3).join(', ')}`
      })
      expect(faults, colorScheme).toEqual([])
    }
  })

  test(`${place} fits every width, declares its language and obeys its content policy`, async ({ page, request, baseURL }) => {
    if (own.has(place)) await signInNewPerson(page, baseURL)
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !(place === 'missing' && message.text().includes('404'))) problems.push(message.text())
    })
    const response = await page.goto(await addressOf(place, request))
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response?.headers()['referrer-policy']).toBe('same-origin')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL')
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'es_CL')
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1a365d')
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/opengraph-image/)
    await expect(page).toHaveTitle(/BaseJuris/)
    if (place !== 'missing') {
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:/)
    }
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `at ${width}`,
      ).toBeLessThanOrEqual(0)
    }
    expect(problems).toEqual([])
  })
}

test('rulings and result lists stay out of search engines', async ({ page, request }) => {
  for (const address of [resultsAddress, await rulingAddress(request)]) {
    await page.goto(address)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
})

test('home shows the beta notice and never echoes the parameter', async ({ page }) => {
  await page.goto('/?message=beta_free_access')
  await expect(page.getByText('BaseJuris está en versión beta: todas las funciones son gratuitas con registro.')).toBeVisible()
  await page.goto('/?message=%3Cb%3Ehola-eco%3C%2Fb%3E')
  expect(await page.content()).not.toContain('hola-eco</b>')
  await expect(page.getByText('hola-eco')).toHaveCount(0)
})

for (const address of ['/', '/como-funciona'])
  test(`pictures of ${address} load through the image endpoint`, async ({ page }) => {
    await page.goto(address)
    const pictures = page.locator('img[src*="/_next/image"], img[srcset*="/_next/image"]')
    expect(await pictures.count()).toBeGreaterThanOrEqual(2)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    for (const picture of await pictures.all()) {
      if (!(await picture.isVisible())) continue
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(200)
    }
  })

test('the footer shows company and city and links every public page', async ({ page }) => {
  await page.goto('/')
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText(/© 2025(?:-\d{4})? BaseJuris\. Viña del Mar, Chile\./)
  await expect(foot.getByRole('link', { name: 'soporte@basejuris.example' })).toHaveAttribute('href', 'mailto:soporte@basejuris.example')
  const led = await foot.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(led).toEqual(
    expect.arrayContaining(['/', '/como-funciona', '/resultados', '/contacto', '/terminos', '/privacidad', '/cobertura', '/calidad']),
  )
  for (const address of led.filter((href) => href?.startsWith('/')))
    expect((await page.request.get(address ?? '', { maxRedirects: 0 })).status(), address ?? '').toBeLessThan(400)
})

test('reduced motion disables animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(resultsAddress)
  const moving = () =>
    [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element)
      return (
        `${transitionDuration},${animationDuration}`.split(',').some((time) => Number.parseFloat(time) > 0.001) ||
        scrollBehavior === 'smooth'
      )
    }).length
  expect(await page.evaluate(moving)).toBe(0)
})

test('an unknown ruling shows a helpful 404', async ({ page }) => {
  const response = await page.goto('/sentencia?id=no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Buscar jurisprudencia' }).first()).toBeVisible()
})

test('markup in a query stays text', async ({ page }) => {
  let ran = false
  page.on('dialog', () => {
    ran = true
  })
  await page.goto(`/resultados?q=${encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(2)</script>')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(ran).toBe(false)
})
