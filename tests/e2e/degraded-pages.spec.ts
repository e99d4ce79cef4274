import { expect, question, resultsAddress } from './journey.ts'
import { test } from './pages-alone.ts'
import { createAccount, newPerson, signIn, signInNewPerson } from './people.ts'

const away = {
  error: 'El buscador no responde en este momento. Las sentencias se pueden seguir leyendo por su enlace. Intente buscar más tarde.',
  code: 'search.unavailable',
  requestId: 'prueba-9c1d',
}

test('while the search engine is away, a search says so, and rulings and favourites stay readable', async ({
  page,
  request,
  alone: { origin, link },
}) => {
  test.slow()
  const answer = await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })
  expect(answer.status(), await answer.text()).toBe(200)
  const found = await answer.json()
  const [{ docId, url }] = found.data.resultados
  const { token } = await createAccount(request, newPerson())
  await request.post('/v1/favorites', { headers: { authorization: `Bearer ${token}` }, data: { docId, nota: 'sigue aquí' } })
  link.answers.set('/v1/search', { status: 503, body: away })
  link.changes.set('/v2/find-by-id', ({ data }) => Object.assign(data.sentencia, { vigenciaSinComprobar: true }))
  link.changes.set('/v1/favorites', ({ data }) => {
    for (const { sentencia } of data.favoritos) Object.assign(sentencia, { vigenciaSinComprobar: true })
  })

  await page.goto(`${origin}${resultsAddress}`)
  await expect(page.getByRole('heading', { level: 1, name: 'La búsqueda no terminó.' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(away.error)
  await expect(page.getByRole('combobox', { name: 'Buscar jurisprudencia' })).toBeVisible()

  await page.goto(`${origin}${url}`)
  await expect(page.getByRole('note').filter({ hasText: 'no se pudo comprobar si otra sentencia dejó sin efecto esta' })).toBeVisible()
  await expect(page.locator('#p1')).toBeVisible()

  link.answers.clear()
  await page.goto(`${origin}${resultsAddress}`)
  await expect(page.getByRole('article').first()).toBeVisible()

  await signIn(page.context(), origin, token)
  await page.goto(`${origin}/mis-favoritos`)
  await expect(page.getByRole('textbox', { name: /^Nota sobre / })).toHaveValue('sigue aquí')
  await expect(page.getByText('El buscador no responde: no se pudo comprobar si otra sentencia dejó sin efecto esta.')).toBeVisible()
})

test('while the database is away, pages say so in the words of the server, and those that ask it nothing stay', async ({
  page,
  alone: { origin, link },
}) => {
  test.slow()
  const body = {
    error: 'La base de datos no responde. Nada se pierde. Intente de nuevo en unos minutos.',
    code: 'storage.unavailable',
    requestId: 'prueba-b2',
  }
  for (const path of ['/v1/search', '/v1/coverage', '/v1/settings', '/v1/bases', '/v1/quality'])
    link.answers.set(path, { status: 503, body })
  for (const address of [resultsAddress, '/cobertura', '/calidad']) {
    await page.goto(`${origin}${address}`)
    await expect(page.getByRole('main'), address).toContainText(body.error)
    await expect(page.getByText(`Código para soporte: ${body.requestId}`), address).toBeVisible()
  }
  for (const address of ['/', '/como-funciona']) {
    await page.goto(`${origin}${address}`)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(page.getByText('La página no se pudo mostrar.'), address).toHaveCount(0)
  }
  await page.goto(`${origin}/cobertura`)
  await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Buscar jurisprudencia' })).toBeVisible()
  link.answers.clear()
  // The failed page asks for itself again.
  await expect(page.getByRole('heading', { level: 1, name: /Cobertura/ })).toBeVisible({ timeout: 20_000 })
})

test('while meaning is away, results by words come with a note', async ({ page, alone: { origin, link } }) => {
  test.slow()
  const notice = 'La búsqueda por significado no está disponible.'
  link.changes.set('/v1/search', ({ data }) => data.interpretacion.avisos.push(notice))
  await page.goto(`${origin}${resultsAddress}`)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a page whose refresh the server cannot make stays, says so and refreshes later', async ({ page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  await page.request.post('/v1/search', { headers, data: { consulta: question } })
  await page.goto('/mis-busquedas')
  const row = page.locator('section[aria-labelledby=historial] li:has(time)')
  await expect(row).toHaveCount(1)
  let refused = 0
  const isRefresh = (url: URL) => url.pathname === '/mis-busquedas' && url.searchParams.has('_rsc')
  await page.route(isRefresh, (route) => {
    refused += 1
    return route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify({ code: 'server.unavailable' }) })
  })
  await page.getByRole('button', { name: 'Borrar historial' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar todo' }).click()
  await expect(page.getByText('El servidor no responde. Lo seguimos intentando; lo que ve sigue aquí.')).toBeVisible()
  await expect.poll(() => refused).toBeGreaterThan(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Mis búsquedas' })).toBeVisible()
  await page.unroute(isRefresh)
  await expect(row).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByText('El servidor no responde.')).toHaveCount(0)
})
