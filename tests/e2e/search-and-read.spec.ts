import { expect, question, resultsAddress, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

test('search, filter, open at the passage, next hit, copy the citation, back', async ({ quiet: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Buscar jurisprudencia' }).fill(question)
  await page.getByRole('combobox', { name: 'Buscar jurisprudencia' }).press('Enter')
  await expect(page).toHaveURL(/\/resultados\?q=despido/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(/sentencias?/)
  const before = await heading.textContent()

  await page.getByRole('link', { name: 'Corte Suprema', exact: true }).first().click()
  await expect(page).toHaveURL(/tribunal=Corte(\+|%20)Suprema/)
  await expect(heading).not.toHaveText(before ?? '')

  const first = page.getByRole('article').first()
  await expect(first.locator('mark').first()).toBeVisible()
  await expect(first).toContainText('Sentencia ficticia')
  const results = page.url()
  const passage = first.locator('a[href*="#"]').first()
  const anchor = (await passage.getAttribute('href'))?.split('#')[1] ?? ''
  await passage.click()
  await expect(page).toHaveURL(new RegExp(`/sentencia\\?id=.*#${anchor}$`))
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()

  const counter = page
    .getByRole('status')
    .filter({ hasText: /coincidencia|de/ })
    .first()
  await page.getByRole('button', { name: 'Coincidencia siguiente' }).first().click()
  await expect(counter).toContainText(/\d+ de \d+/)
  const position = await counter.textContent()
  await page.getByRole('button', { name: 'Coincidencia siguiente' }).first().click()
  await expect(counter).not.toHaveText(position ?? '')

  await page.getByRole('button', { name: 'Citar' }).first().click()
  await page.getByRole('dialog', { name: 'Citar' }).getByRole('button', { name: 'Copiar: completa' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/Corte Suprema, .*rol N° [\d.]+-\d{4}.*sentencia ficticia de demostración/i)

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Resultados' }).first().click()
  await expect(page).toHaveURL(results)
})

test('a docket number in any written form finds its ruling first', async ({ request, quiet: page }) => {
  const { data } = await (await request.post('/v1/search', { data: { consulta: '', bases: ['base_corte_suprema'], tamano: 1 } })).json()
  const [ruling] = data.resultados
  const [number, year] = ruling.rol.split('-')
  for (const written of [
    `${number}-${year}`,
    `Rol N° ${Number(number).toLocaleString('es-CL')}-${year}`,
    `rol ${number}/${year.slice(2)}`,
  ]) {
    await page.goto(`/resultados?q=${encodeURIComponent(written)}`)
    await expect(page.getByRole('article').first()).toContainText(ruling.caratulado)
    await expect(page.getByRole('article').first()).toContainText('coincide rol')
  }
})

test('an empty answer shows the failing term and near rulings', async ({ quiet: page }) => {
  await page.goto('/resultados?q=zzzqqq%20dinosaurio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos sentencias con esa búsqueda.')
  await expect(page.getByRole('row', { name: /dinosaurio/ })).toContainText('0')
  await expect(page.getByText(/Se buscó en \d+ de 10 bases/)).toBeVisible()
})

test('reloading or sharing the address gives the same list', async ({ quiet: page, browser }) => {
  await page.goto(`${resultsAddress}&resultado=-rechaza&orden=recientes&pagina=2`)
  const captions = (other: typeof page) => other.getByRole('article').getByRole('heading').allTextContents()
  const seen = await captions(page)
  expect(seen.length).toBe(10)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(page.url())
  expect(await captions(elsewhere)).toEqual(seen)
  await elsewhere.context().close()
})

test('every passage is verbatim in its ruling', async ({ request }) => {
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 10 } })).json()
  let checked = 0
  for (const result of data.resultados) {
    const ruling = (await (await request.post('/v2/find-by-id', { data: { docId: result.docId } })).json()).data.sentencia
    const text = ruling.secciones
      .flatMap((section: { parrafos: { texto: string }[] }) => section.parrafos.map(({ texto }) => texto))
      .join(' ')
    const anchors = ruling.secciones.flatMap((section: { ancla: string; parrafos: { ancla: string }[] }) => [
      section.ancla,
      ...section.parrafos.map(({ ancla }) => ancla),
    ])
    for (const fragment of result.fragmentos) {
      expect(text).toContain(fragment.texto.replace(/^…/, '').replace(/…$/, ''))
      expect(anchors).toContain(fragment.ancla)
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(5)
})

test('the 404 page shows the session, the theme and the menu of the other pages', async ({ page, baseURL }) => {
  await page.goto('/no-existe')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
  await header.getByRole('button', { name: /^Tema: / }).click()
  await page.getByText('Oscuro', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const { email } = await signInNewPerson(page, baseURL)
  await page.goto('/sentencia?id=no-existe')
  await expect(header.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
  await header.getByRole('button', { name: 'Menú' }).click()
  await expect(page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Cobertura' })).toBeVisible()
})

test('a missing page or ruling shows its 404 also after hydration', async ({ page }) => {
  for (const [address, title] of [
    ['/no-existe', 'No encontramos esa página.'],
    ['/sentencia?id=nada', 'No encontramos esa sentencia.'],
  ] as const) {
    const response = await page.goto(address, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' })).toBeVisible()
  }
})
