import { expect, question, resultsAddress, test } from './journey.ts'
import { createAccount, newPerson, signIn, signInNewPerson } from './people.ts'
import { typeText } from './write.ts'

test('a star becomes a favourite with folder, tag and note that survive reloading', async ({ quiet: page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto(resultsAddress)
  const card = page.locator('article[data-doc]').first()
  const caption = (await card.getByRole('heading').innerText()).trim()
  const star = card.getByRole('button', { name: /^Favorita: / })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Elegir carpeta' }).click()
  const chooser = page.getByRole('dialog', { name: 'Carpetas de esta sentencia' })
  await chooser.getByLabel('Nombre de la nueva carpeta').fill('Caso Araneda')
  await chooser.getByRole('button', { name: 'Crear' }).click()
  await expect(chooser.getByRole('checkbox', { name: /Caso Araneda/ })).toBeChecked()
  await chooser.getByRole('button', { name: 'Listo' }).click()

  await page.goto('/mis-favoritos')
  const row = page.locator('main article').first()
  await expect(row.getByRole('heading')).toContainText(caption)
  await row.getByRole('button', { name: /^Agregar etiqueta/ }).click()
  await typeText(page, 'urgente')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(row.getByText('urgente', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Agregar nota' }).click()
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/favorites') && answer.request().postData()?.includes('nota') === true,
  )
  await typeText(page, 'Sirve para la réplica, c. 7°.')
  await saved
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Nota sobre / })).toHaveValue('Sirve para la réplica, c. 7°.')
  await expect(row.getByRole('link', { name: 'Caso Araneda' })).toBeVisible()
  await row.getByRole('link', { name: 'Caso Araneda' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Caso Araneda' })).toBeVisible()
  await expect(page.getByRole('link', { name: caption })).toBeVisible()
})

test('a guest who presses a star signs in and finds the ruling starred', async ({ page, request }) => {
  const person = newPerson()
  await createAccount(request, person)
  await page.goto(resultsAddress)
  await page
    .getByRole('button', { name: /^Favorita: / })
    .nth(1)
    .click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL(/\/resultados\?q=despido/)
  await expect(page.getByRole('button', { name: /^Favorita: / }).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/mis-favoritos')
  await expect(page.locator('main article')).toHaveCount(1)
})

test('favourites are sorted and filtered by words and tag', async ({ quiet: page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const body = { consulta: question, tamano: 3, reservada: true }
  const found = await (await page.request.post('/v1/search', { headers, data: body })).json()
  const rulings: { docId: string; caratulado: string }[] = found.data.resultados
  for (const [index, { docId }] of rulings.entries())
    await page.request.post('/v1/favorites', {
      headers,
      data: { docId, nota: `nota ${index}`, ...(index === 1 ? { etiquetas: ['urgente'] } : {}) },
    })
  await page.goto('/mis-favoritos')
  const captions = page.locator('main article').getByRole('heading')
  const newestFirst = rulings.map(({ caratulado }) => caratulado).reverse()
  await expect(captions).toHaveText(newestFirst)
  await page.getByLabel('Orden de los favoritos').selectOption('caratulado')
  await expect(page).toHaveURL(/orden=caratulado/)
  await expect(captions).toHaveText(newestFirst.toSorted((left, right) => left.localeCompare(right, 'es')))
  await page.getByRole('searchbox', { name: 'Filtrar favoritos' }).fill('nota 2')
  await expect(captions).toHaveText([rulings[2]?.caratulado ?? ''])
  await page.goto('/mis-favoritos')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /urgente/ })
    .first()
    .click()
  await expect(captions).toHaveText([rulings[1]?.caratulado ?? ''])
  await expect(page.getByRole('main')).toContainText('con la etiqueta «urgente»')
})

test('«Deshacer» restores a removed favourite with its note', async ({ quiet: page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const found = await (await page.request.post('/v1/search', { headers, data: { consulta: question, tamano: 1, reservada: true } })).json()
  const { docId } = found.data.resultados[0]
  await page.request.post('/v1/favorites', { headers, data: { docId, nota: 'No perder.' } })
  await page.goto('/mis-favoritos')
  await page.getByRole('button', { name: /^Quitar de favoritos/ }).click()
  await expect(page.locator('main article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('textbox', { name: /^Nota sobre / })).toHaveValue('No perder.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Nota sobre / })).toHaveValue('No perder.')

  await page.getByRole('button', { name: /^Quitar de favoritos/ }).click()
  await expect(page.locator('main article')).toHaveCount(0)
  const removed = page.waitForResponse((answer) => answer.url().endsWith('/v1/favorites') && answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Cerrar aviso' }).last().click()
  expect((await removed).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Guarde aquí las sentencias que va a usar.' })).toBeVisible()
})

test('an unsaved note says so, stays in the browser and is saved later', async ({ page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const found = await (await page.request.post('/v1/search', { headers, data: { consulta: question, tamano: 1, reservada: true } })).json()
  await page.request.post('/v1/favorites', { headers, data: { docId: found.data.resultados[0].docId } })
  await page.goto('/mis-favoritos')
  await page.route('**/v1/favorites', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Agregar nota' }).click()
  await typeText(page, 'Escrita sin conexión')
  await expect(page.getByText('Sin guardar: queda una copia en este equipo.')).toBeVisible()
  await page.unroute('**/v1/favorites')
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/v1/favorites') && answer.request().method() === 'PUT')
  await page.reload()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Nota sobre / })).toHaveValue('Escrita sin conexión')
})

test('history entries are shown, renamed, run again, deleted with undo, and cleared', async ({ quiet: page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto(`${resultsAddress}&desde=2015`)
  await page.goto('/resultados?q=culpa+grave')
  await page.goto('/mis-busquedas')
  const rows = page.locator('section[aria-labelledby=historial] li:has(time)')
  await expect(rows).toHaveCount(2)
  await expect(rows.first().getByRole('link')).toHaveText('culpa grave')
  await expect(rows.nth(1)).toContainText('desde 2015')

  await rows.nth(1).hover()
  await rows
    .nth(1)
    .getByRole('button', { name: /^Dar nombre/ })
    .click()
  await typeText(page, 'Réplica licencia')
  const named = page.waitForResponse((answer) => answer.url().endsWith('/v1/history') && answer.request().method() === 'PUT')
  await page.keyboard.press('Enter')
  expect((await named).status()).toBe(200)
  await page.reload()
  await rows.nth(1).getByRole('link', { name: 'Réplica licencia' }).click()
  await expect(page).toHaveURL(/\/resultados\?q=despido\+durante\+licencia\+m%C3%A9dica&desde=2015/)

  await page.goto('/mis-busquedas')
  const before = await rows.count()
  await rows.first().hover()
  await rows
    .first()
    .getByRole('button', { name: /^Borrar / })
    .click()
  await expect(rows).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(rows).toHaveCount(before)

  await page.getByRole('searchbox', { name: 'Filtrar el historial' }).fill('culpa')
  await expect(page).toHaveURL(/texto=culpa/)
  await expect(rows).toHaveCount(1)
  await page.goto('/mis-busquedas')
  await page.getByRole('button', { name: 'Borrar historial' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar todo' }).click()
  await expect(page.getByRole('heading', { name: 'Aquí quedará lo que busque.' })).toBeVisible()
})

test('typing on the home page adds no history entry', async ({ quiet: page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  await page.goto('/')
  const understood = page.waitForResponse((answer) => answer.url().endsWith('/v1/search'))
  await page.getByRole('main').getByRole('combobox').first().fill('art. 161 del Código del Trabajo')
  expect((await understood).status()).toBe(200)
  const retained = await (await page.request.get('/v1/history', { headers: { authorization: `Bearer ${token}` } })).json()
  expect(retained.data.entradas).toEqual([])
})

test('a facet under the pointer is read ahead, and enters the history once it is clicked', async ({ quiet: page, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const filtersOfHistory = async () => {
    const retained = await (await page.request.get('/v1/history', { headers: { authorization: `Bearer ${token}` } })).json()
    return retained.data.entradas.map(({ parametros }: { parametros: { filtros?: object } }) => Object.keys(parametros.filtros ?? {}))
  }
  await page.goto('/resultados?q=despido')
  await expect.poll(filtersOfHistory).toEqual([[]])
  const facet = page.locator('a[data-ahead]:visible').first()
  const target = new URL((await facet.getAttribute('href')) ?? '', page.url())
  let ahead = 0
  // The request itself may end as aborted: Next cancels it once it has the whole page.
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    searchParams.delete('_rsc')
    if (pathname === target.pathname && String(searchParams) === String(target.searchParams) && response.ok()) ahead++
  })
  await expect(async () => {
    // The page listens once it is hydrated.
    await page.mouse.move(0, 0)
    await facet.hover()
    await expect.poll(() => ahead, { timeout: 2000 }).toBeGreaterThan(0)
  }).toPass()
  await page.waitForLoadState('networkidle')
  expect(await filtersOfHistory()).toEqual([[]])
  const asked: string[] = []
  page.on('request', (request) => void (request.headers()['rsc'] === undefined || asked.push(request.url())))
  await facet.click()
  await expect(page.locator('a[data-ahead][aria-current]:visible').first()).toBeVisible()
  expect(asked).toEqual([])
  await expect.poll(async () => (await filtersOfHistory())[0]?.length).toBe(1)
  expect(await filtersOfHistory()).toHaveLength(1)
})

test('a pasted list of docket numbers becomes a table and a folder', async ({ quiet: page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { token } = await signInNewPerson(page, baseURL)
  const headers = { authorization: `Bearer ${token}` }
  const body = { consulta: question, tamano: 20, reservada: true }
  const found = await (await page.request.post('/v1/search', { headers, data: body })).json()
  const rols: string[] = found.data.resultados.flatMap(({ rol }: { rol: string | null }) => rol ?? []).slice(0, 4)
  await page.goto('/lista-de-roles')
  await page.getByLabel('Roles, uno por línea').fill([...rols, '99.999-2019', 'esto no es un rol'].join('\n'))
  await page.getByRole('button', { name: 'Buscar roles' }).click()
  const table = page.getByRole('table')
  await expect(table.getByText('No está en nuestro índice')).toHaveCount(1)
  await expect(table.getByText('No se entiende')).toHaveCount(1)
  const choices = table.getByRole('group')
  for (const choice of await choices.all()) await choice.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Copiar los que faltan' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('99.999-2019\nesto no es un rol')
  await page.getByRole('button', { name: /^Guardar \d+ en una carpeta/ }).click()
  const chooser = page.getByRole('dialog')
  await chooser.getByLabel('Nombre de la nueva carpeta').fill('De la planilla')
  await chooser.getByRole('button', { name: 'Crear' }).click()
  await expect(chooser).toBeHidden()
  await page.goto('/mis-favoritos')
  await page.getByRole('link', { name: /De la planilla/ }).click()
  await expect(page.locator('main article')).toHaveCount(new Set(rols).size)
})

test('a saved search gets a digest, another frequency, and stops', async ({ quiet: page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto(`${resultsAddress}&desde=2015`)
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar búsqueda' })
  await dialog.getByLabel('Nombre').fill('Licencias')
  await dialog.getByRole('radio', { name: /Cada semana/ }).check()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/mis-busquedas')
  const card = page.getByRole('region', { name: 'Guardadas' }).getByRole('article')
  await expect(card.getByRole('link', { name: 'Licencias' })).toHaveAttribute('href', /desde=2015/)
  const frequency = card.getByRole('combobox', { name: 'Correos de Licencias' })
  await expect(frequency).toHaveValue('semanal')
  const stopped = page.waitForResponse((answer) => answer.url().includes('/v1/saved-searches/') && answer.request().method() === 'PUT')
  await card.getByRole('button', { name: 'Detener' }).click()
  expect((await stopped).status()).toBe(200)
  await page.reload()
  await expect(frequency).toHaveValue('ninguna')
})

test('an alert on an article shows its meaning before it is created', async ({ quiet: page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto('/mis-busquedas')
  await page.getByRole('button', { name: 'Nueva alerta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva alerta' })
  await dialog.getByText('Norma', { exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Crear alerta' })).toBeDisabled()
  await dialog.getByLabel('Norma o artículo').fill('art. 161 del Código del Trabajo')
  await expect(dialog.getByRole('radio', { name: /161.* hoy/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Crear alerta' }).click()
  await expect(page.getByRole('region', { name: 'Guardadas' }).getByRole('article')).toContainText('161')
  await expect(page.getByRole('heading', { name: 'Aquí quedará lo que busque.' })).toBeVisible()
})

test('a folder prints its rulings and notes at full width, without anything to press', async ({ quiet: page, baseURL, request }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const found = await (await request.post('/v1/search', { data: { consulta: 'despido', tamano: 2 } })).json()
  const docIds = found.data.resultados.map(({ docId }: { docId: string }) => docId)
  const made = await request.post('/v1/folders', { headers: { authorization: `Bearer ${token}` }, data: { nombre: 'Caso', docIds } })
  const { folderId } = (await made.json()).data.carpeta
  await page.goto(`/carpetas/${folderId}`)
  await page.setViewportSize({ width: 800, height: 1100 })
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  expect((await main.boundingBox())?.x).toBe(0)
  for (const role of ['button', 'checkbox', 'combobox', 'searchbox'] as const) await expect(main.getByRole(role)).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(docIds.length)
  await expect(main.getByText('Notas de la carpeta')).toBeHidden()
  await expect(main.getByRole('link', { name: 'Registro' })).toBeHidden()
  // A ruling may begin on a page and end on the next, so that none is left half empty.
  expect(
    await main
      .getByRole('article')
      .first()
      .evaluate((article) => getComputedStyle(article).breakInside),
  ).toBe('auto')
})

test('the words of a folder’s actions fit their buttons on a phone', async ({ page, baseURL, request }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const found = await (await request.post('/v1/search', { data: { consulta: 'despido', tamano: 2 } })).json()
  const docIds = found.data.resultados.map(({ docId }: { docId: string }) => docId)
  const made = await request.post('/v1/folders', { headers: { authorization: `Bearer ${token}` }, data: { nombre: 'Caso', docIds } })
  await page.goto(`/carpetas/${(await made.json()).data.carpeta.folderId}`)
  for (const width of [360, 390, 640, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const more = page.getByRole('button', { name: 'Más', exact: true })
    if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'false') await more.click()
    await expect(page.getByRole('button', { name: 'Borrar', exact: true })).toBeVisible()
    const wide = await page.getByRole('button', { name: 'Compartir' }).evaluate((first) =>
      [...(first.parentElement?.querySelectorAll('a, button') ?? [])].flatMap((one) => {
        const words = document.createRange()
        const read = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
        let width = 0
        while (read.nextNode() !== null) {
          const { parentElement } = read.currentNode
          if (parentElement === null || getComputedStyle(parentElement).position === 'absolute') continue
          words.selectNode(read.currentNode)
          width += words.getBoundingClientRect().width
        }
        return width > one.clientWidth ? [one.textContent] : []
      }),
    )
    expect(wide, `at ${width}`).toEqual([])
  }
})

test('a folder begins with its rulings on a phone, and has the rest beside them on a wide screen', async ({ page, baseURL, request }) => {
  const { token } = await signInNewPerson(page, baseURL)
  const found = await (await request.post('/v1/search', { data: { consulta: 'despido', tamano: 2 } })).json()
  const docIds = found.data.resultados.map(({ docId }: { docId: string }) => docId)
  const data = { nombre: 'Escobar con Frigorífico Inventado', docIds }
  const made = await request.post('/v1/folders', { headers: { authorization: `Bearer ${token}` }, data })
  await page.goto(`/carpetas/${(await made.json()).data.carpeta.folderId}`)
  const [first, rest] = [page.getByRole('article').first(), page.getByRole('complementary', { name: 'Sobre la carpeta' })]
  const places = async () => [await first.boundingBox(), await rest.boundingBox()] as const
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    const [ruling, aside] = await places()
    expect(ruling?.y ?? 0, `first ruling at ${width}`).toBeLessThan(500)
    if (width === 1440) expect(aside?.x ?? 0).toBeGreaterThanOrEqual((ruling?.x ?? 0) + (ruling?.width ?? 0))
    else expect(aside?.y ?? 0, `the rest at ${width}`).toBeGreaterThan(ruling?.y ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expect(rest.getByText('Usted creó la carpeta con 2 sentencias')).toBeVisible()
})

test('guests see no workspace page', async ({ page, baseURL, browser, request }) => {
  for (const path of [
    '/mis-busquedas',
    '/alertas',
    '/vigilancia',
    '/carpetas',
    '/mis-favoritos',
    '/lista-de-roles',
    '/verificador',
    '/detector',
    '/chat',
    '/carpetas/3f2b6c1e-0000-4000-8000-000000000001',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  const { token } = await createAccount(request, newPerson())
  const own = await request.post('/v1/folders', { headers: { authorization: `Bearer ${token}` }, data: { nombre: 'Ajena' } })
  const { folderId } = (await own.json()).data.carpeta
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await signIn(other, baseURL ?? '', (await createAccount(other.request, newPerson())).token)
  const stranger = await other.newPage()
  const response = await stranger.goto(`/carpetas/${folderId}`)
  expect(response?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { name: 'Esa carpeta no existe o ya no la comparten con usted.' })).toBeVisible()
  await other.close()
})
