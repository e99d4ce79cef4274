import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, question, test } from './journey.ts'
import { mailsTo } from './outbox.ts'
import { newPerson, signInNewPerson } from './people.ts'

const axeOf = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
const someone = () => `persona-${Math.random().toString(36).slice(2)}@basejuris.example`

test('a contact message validates, is sent by keyboard, and returns a reference and a receipt', async ({ quiet: page }) => {
  const email = someone()
  await page.goto('/contacto')
  const form = page.getByRole('form', { name: 'Mensaje de contacto' })
  await form.getByRole('button', { name: 'Enviar mensaje' }).press('Enter')
  const topic = form.getByLabel('Motivo')
  await expect(topic).toBeFocused()
  await expect(topic).toHaveAccessibleDescription('Elija un motivo.')
  await expect(form.getByLabel('Mensaje')).toHaveAccessibleDescription('Escriba su mensaje.')
  expect(await axeOf(page)).toEqual([])
  await topic.selectOption({ label: 'Uso del buscador' })
  await form.getByLabel('Nombre').fill('Ana Ficticia')
  await form.getByLabel('Correo').fill(email)
  await form.getByLabel('Asunto').fill('Una duda')
  await form.getByLabel('Mensaje').fill('¿Cómo busco por <b>artículo</b>?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const done = page.getByRole('heading', { name: 'Recibimos su mensaje' })
  await expect(done).toBeFocused()
  const reference = (await page.getByText(/C-[0-9A-Z]{4}-[0-9A-Z]{4}/).innerText()).match(/C-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? ''
  await expect.poll(async () => (await mailsTo(email)).some((letter) => letter.includes(reference)), { timeout: 20_000 }).toBe(true)
  expect(await axeOf(page)).toEqual([])
})

test('a person named in a ruling files a request and follows it with reference and code', async ({ quiet: page, request }) => {
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })).json()
  await page.goto('/privacidad#solicitud')
  const form = page.getByRole('form', { name: 'Solicitud sobre datos personales' })
  await form.getByRole('button', { name: 'Enviar solicitud' }).press('Enter')
  await expect(form.getByLabel('Qué pide', { exact: true })).toBeFocused()
  await expect(form.getByText('Falta su declaración.')).toBeVisible()
  expect(await axeOf(page)).toEqual([])
  await form.getByLabel('Qué pide', { exact: true }).selectOption('ocultar')
  await form.getByLabel('En qué sentencia').fill(`https://ejemplo.cl${data.resultados[0].url}`)
  await form.getByLabel('Nombre, tal como aparece').fill('Persona Ficticia')
  await form.getByLabel('Qué pide y por qué').fill('Pido que no se muestre.')
  await form.getByLabel('Su nombre').fill('Persona Ficticia')
  await form.getByLabel('Su correo').fill(someone())
  await form.getByLabel('Soy la persona nombrada').check()
  await form.getByLabel(/Declaro que estos datos/).check()
  await form.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page.getByRole('heading', { name: 'Recibimos su solicitud' })).toBeFocused()
  await expect(page.getByText('No reconocimos la sentencia')).toHaveCount(0)
  const reference = await page.locator('[data-reference]').innerText()
  const code = await page.locator('[data-code]').innerText()
  expect(await axeOf(page)).toEqual([])

  await page.goto('/privacidad/solicitud')
  await page.getByLabel('Referencia').fill(reference.toLowerCase())
  await page.getByLabel('Código').fill(code.replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Ver el estado' }).click()
  await expect(page.getByRole('status').getByText('En revisión: quedan 30 días')).toBeVisible()
  await expect(page).toHaveURL(/\/privacidad\/solicitud$/)
  expect(await axeOf(page)).toEqual([])
})

test('a wrong code looks like an unknown reference', async ({ page, request }) => {
  const asked = { derecho: 'rectificar', sentencia: 'O-1-1999', nombre: 'Ana', correo: someone(), calidad: 'titular', declaracion: true }
  const { data } = await (await request.post('/v1/privacy-requests', { data: { ...asked, fundamento: 'La fecha está mal.' } })).json()
  await page.goto('/privacidad/solicitud')
  await page.getByLabel('Referencia').fill(data.referencia)
  await page.getByLabel('Código').fill('OTRO-CODIGO')
  await page.getByRole('button', { name: 'Ver el estado' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No hay una solicitud' })).toBeVisible()
})

test('text pages print without site header, contents and buttons', async ({ page }) => {
  await page.goto('/terminos')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Contenido de la página' })).toBeHidden()
})

test('results print at full width with the query and without controls', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 })
  await page.emulateMedia({ media: 'print' })
  await page.goto(`/resultados?q=${encodeURIComponent(question)}&bases=base_corte_suprema`)
  await expect(page.getByText(`Búsqueda: ${question}. Entendida como `)).toContainText('Corte Suprema')
  await expect(page.getByRole('complementary', { name: 'Filtros' })).toBeHidden()
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Páginas de resultados' })).toBeHidden()
  const [card] = await page.getByRole('article').all()
  const breaks = await card?.evaluate((article) => ({
    inside: getComputedStyle(article.parentElement as Element).breakInside,
    afterHeading: getComputedStyle(article.querySelector('h2, h3') as Element).breakAfter,
  }))
  expect(breaks, 'a card goes on over the page, its heading stays with it').toEqual({ inside: 'auto', afterHeading: 'avoid' })
})

test('security.txt names the contact', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.status()).toBe(200)
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})

test('browser storage matches the privacy page', async ({ page, baseURL, request }) => {
  const { data } = await (await request.post('/v1/search', { data: { consulta: question, tamano: 1 } })).json()
  const person = newPerson()
  expect((await page.request.post('/v1/auth/send/recovery-code', { data: { email: person.email } })).status()).toBe(200)
  await signInNewPerson(page, baseURL, person)
  await page.goto(data.resultados[0].url)
  // A click before the page runs is lost.
  const face = page.getByRole('button', { name: 'Letra sin serifas' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Letra más grande' }).click()
    if ((await face.getAttribute('aria-pressed')) !== 'true') await face.click()
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['letra', 'tipo']))
  }).toPass()
  await page.goto('/cuenta')
  await page.getByRole('combobox', { name: 'Tema' }).selectOption('oscuro')
  await page.getByRole('button', { name: 'Guardar preferencias' }).click()
  await expect(page.getByText('Preferencias guardadas.')).toBeVisible()
  await page.goto('/resultados?q=despido')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(3)
  const retained = [
    ...(await page.context().cookies()).map(({ name }) => name),
    ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
  ]
  const words: Readonly<Record<string, string>> = {
    'basejuris-token': 'cookie de sesión',
    'basejuris-equipo': 'por 90 días, también después de cerrar sesión',
    'basejuris-recuperacion': 'Si pide recuperar la contraseña, una cookie por 15 minutos',
    tema: 'tema claro u oscuro',
    letra: 'tamaño de la letra',
    tipo: 'tipo de letra',
    'basejuris:user': 'su correo',
    'basejuris:lastQuery': 'sus últimas búsquedas',
    'basejuris:filters': 'con sus filtros',
    'basejuris:preferences': 'sus preferencias',
  }
  expect(retained).toEqual(expect.arrayContaining(Object.keys(words)))
  await page.goto('/privacidad#navegador')
  const said = await page.locator('#navegador').innerText()
  for (const name of retained) expect(said, name).toContain(words[name] ?? name)
})
