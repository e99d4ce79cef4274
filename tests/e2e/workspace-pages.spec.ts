import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, question, resultsAddress, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

/** Somebody with searches, favourites, a folder with notes and a reserved one; answers the addresses of their pages. */
async function workspaceOf(page: Page, baseURL: string | undefined): Promise<Readonly<Record<string, string>>> {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => (await (await page.request.post(path, { headers, data })).json()).data
  await post('/v1/search', { consulta: question, filtros: { desde: ['2015'], resultado: ['-inadmisible'] } })
  const { resultados } = await post('/v1/search', { consulta: question, tamano: 3, reservada: true })
  const docIds: string[] = resultados.map(({ docId }: { docId: string }) => docId)
  for (const docId of docIds) await post('/v1/favorites', { docId, nota: 'Sirve.', etiquetas: ['urgente'] })
  await post('/v1/saved-searches', { consulta: question, parametros: { filtros: { norma: ['CT:161'] } } })
  const folder = (await post('/v1/folders', { nombre: 'Caso', docIds })).carpeta.folderId
  await post(`/v1/folders/${folder}/notes`, { texto: 'Para la réplica.', docId: docIds[0] })
  const reserved = (await post('/v1/folders', { nombre: 'En reserva', reservada: true, docIds })).carpeta.folderId
  return {
    searches: '/mis-busquedas',
    favourites: '/mis-favoritos',
    folder: `/carpetas/${folder}`,
    log: `/carpetas/${folder}/registro`,
    reserved: `/carpetas/${reserved}`,
    dockets: '/lista-de-roles',
    checker: '/verificador',
    detector: '/detector',
    chat: '/chat',
    stop: '/alertas/detener?codigo=x',
  }
}

/** Looks once the colours of a changed theme have arrived: on their way they are those of neither. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  return (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
}

test('every workspace page passes axe in both themes, fits every width, is not indexed and has a title', async ({ page, baseURL }) => {
  test.setTimeout(240_000)
  for (const [place, address] of Object.entries(await workspaceOf(page, baseURL))) {
    await page.goto(address)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page).toHaveTitle(/ · BaseJuris$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL')
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'es_CL')
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1a365d')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{30,}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await faults(page), `${place}, ${colorScheme}`).toEqual([])
    }
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(over, `${place} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('a phone shows the tab of the page, without moving the page', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInNewPerson(page, baseURL)
  for (const address of ['/mis-busquedas', '/carpetas', '/lista-de-roles']) {
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Espacio de trabajo' }).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('workspace dialogs pass axe and return the focus', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const { folder = '' } = await workspaceOf(page, baseURL)
  for (const [address, name] of [
    ['/mis-favoritos', 'Nueva carpeta'],
    [folder, 'Compartir'],
    [folder, 'Ajustes'],
    [resultsAddress, 'Guardar búsqueda'],
    ['/mis-busquedas', 'Nueva alerta'],
  ] as const) {
    await page.goto(address)
    const button = page.getByRole('button', { name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faults(page), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('empty workspace pages and phone sheets pass axe', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await signInNewPerson(page, baseURL)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of ['/mis-favoritos', '/mis-busquedas']) {
    await page.goto(address)
    expect(await faults(page), address).toEqual([])
  }
  for (const [address, name] of [
    ['/mis-favoritos', 'Carpetas'],
    [resultsAddress, 'Filtros'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    expect(await faults(page), name).toEqual([])
  }
})

test('a ruling is starred by keyboard in results and reader', async ({ quiet: page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto(resultsAddress)
  const card = page.locator('article[data-doc]').nth(1)
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(card.locator('[data-result]')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('s')
  await expect(card.getByRole('button', { name: /^Favorita: / })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sentencia\?/)
  const star = page.getByRole('button', { name: 'Favorita' })
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(async () => {
    if ((await star.getAttribute('aria-pressed')) === 'true') await page.keyboard.press('s')
    await expect(star).toHaveAttribute('aria-pressed', 'false', { timeout: 3000 })
  }).toPass()
})

test('workspace pages load at most 300 kB of JavaScript', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') bytes += encodedDataLength
  })
  for (const [place, address] of Object.entries(await workspaceOf(page, baseURL))) {
    bytes = 0
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    expect(bytes, place).toBeGreaterThan(10_000)
    test.info().annotations.push({ type: place, description: `${Math.round(bytes / 1000)} kB` })
    expect(Math.round(bytes / 1000), place).toBeLessThanOrEqual(300)
  }
})

test('result tools fit one row at every width, and the footer links the workspace', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto(resultsAddress)
  const tools = page.getByRole('region', { name: 'Filtros y orden' })
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await tools
      .getByRole('button')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()))
    expect(tops.length, `at ${width}`).toBe(width < 768 ? 4 : 3)
    expect(new Set(tops.map(({ top }) => Math.round(top))).size, `at ${width}`).toBe(1)
    expect(Math.max(...tops.map(({ right }) => right)), `at ${width}`).toBeLessThanOrEqual(width)
    await expect(page.getByRole('button', { name: /^Guardar/ })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(1)
  }
  const footer = page.getByRole('contentinfo')
  for (const name of ['Mis búsquedas', 'Lista de roles', 'Verificador de citas', 'Detector de normas', 'Cuenta y seguridad'])
    await expect(footer.getByRole('link', { name })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Iniciar Sesión' })).toHaveCount(0)
  await page.context().clearCookies()
  await page.goto('/')
  await expect(footer.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Cuenta y seguridad' })).toHaveCount(0)
})

test('actions on selected favourites follow the visual order', async ({ page, baseURL }) => {
  const { favourites = '' } = await workspaceOf(page, baseURL)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(favourites)
    await page.getByLabel('Elegir todas').check()
    const bar = page.getByRole('region', { name: 'Sentencias elegidas' })
    const places = await bar
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).map(({ top, left }) => Math.round(top / 20) * 10_000 + left),
      )
    expect(places).toHaveLength(3)
    expect(places, String(width)).toEqual([...places].sort((one, other) => one - other))
  }
})

test('history totals align with the rows until row actions replace them', async ({ page, baseURL }) => {
  const { searches = '' } = await workspaceOf(page, baseURL)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(searches)
  const total = page
    .getByText(/^[\d.]+ sentencias?$/)
    .locator('visible=true')
    .first()
  const gap = await total.evaluate((text) => {
    const row = text.closest('.group')
    if (row === null) throw new Error('The total is in no row')
    return row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight) - text.getBoundingClientRect().right
  })
  expect(Math.abs(gap)).toBeLessThan(2)
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Borrar / })
    .first()
    .focus()
  await expect(total).toHaveCSS('opacity', '0')
})
