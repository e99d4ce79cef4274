import { expect, resultsAddress, test, waitForHydration } from './journey.ts'
import { chooseInMenu, createAccount, newPerson, signInNewPerson } from './people.ts'

test('a guest registers from the results, returns to them, and the event is pushed', async ({ quiet: page }) => {
  const { email, password } = newPerson()
  await page.exposeFunction('reportEvent', (event: unknown) => counted.push(event))
  const counted: unknown[] = []
  await page.addInitScript(() => {
    const layer: unknown[] = []
    const push = layer.push.bind(layer)
    layer.push = (...events) => {
      for (const event of events) (window as unknown as { reportEvent: (event: unknown) => void }).reportEvent(event)
      return push(...events)
    }
    ;(window as unknown as { dataLayer: unknown[] }).dataLayer = layer
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await page.goto(resultsAddress)
  await page.getByRole('banner').getByRole('link', { name: 'Registrarse' }).click()
  await expect(page).toHaveURL(/\/register\?next=/)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel(/^Acepto los/).check()
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
  await expect(page).toHaveURL(/\/resultados\?q=despido/)
  await expect(page.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
  expect(counted).toEqual([{ event: 'sign_up', method: 'email' }])
  expect(new Set(asked).size).toBe(1)
})

test('a registration shows all field errors at once and focuses the first', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Correo electrónico').fill('nadie')
  await page.getByLabel('Contraseña', { exact: true }).fill('corta')
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
  const email = page.getByLabel('Correo electrónico')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Use una dirección de correo.')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription('Use al menos 10 caracteres.')
  await expect(page.getByLabel(/^Acepto los/)).toHaveAccessibleDescription('Debe aceptar los términos.')
  await email.fill('persona@ejemplo.test')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('a taken e-mail shows its error under the field', async ({ page, request }) => {
  const person = newPerson()
  await createAccount(request, person)
  await page.goto('/register')
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByLabel(/^Acepto los/).check()
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/^Ya existe una cuenta con ese correo\./)
})

test('the password can be shown, and its strength updates while typing', async ({ quiet: page }) => {
  await page.goto('/register')
  const password = page.getByLabel('Contraseña', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await password.fill('siete77')
  await expect(page.getByText('Faltan 3 caracteres.')).toBeVisible()
  await password.fill('una frase larga y propia')
  await expect(page.getByText('Muy buena.')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('sign-in works by keyboard alone', async ({ quiet: page, request }) => {
  const person = newPerson()
  await createAccount(request, person)
  await page.goto('/login?next=/cobertura')
  const email = page.getByLabel('Correo electrónico')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(email).toBeFocused({ timeout: 300 })
  }).toPass()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cobertura')
  await expect(page.getByRole('button', { name: `Cuenta de ${person.email}` })).toBeVisible()
})

for (const hostile of ['//otro.example', '/\\otro.example', 'https://otro.example/x', 'javascript:alert(1)'])
  test(`sign-in never redirects to ${hostile}`, async ({ page, request, baseURL }) => {
    const person = newPerson()
    await createAccount(request, person)
    await page.goto(`/login?next=${encodeURIComponent(hostile)}`)
    await page.getByLabel('Correo electrónico').fill(person.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
    await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
  })

test('the header offers sign-in and registration on a tablet too', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const address of ['/', '/resultados?q=despido', '/cobertura']) {
    await page.goto(address)
    for (const name of ['Iniciar Sesión', 'Registrarse'])
      await expect(page.getByRole('banner').getByRole('link', { name }), `${name} on ${address}`).toBeVisible()
  }
})

test('a signed-in user skips the sign-in page', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto('/login?next=/cobertura')
  await expect(page).toHaveURL('/cobertura')
})

test('the menu shows the user and its entries in order', async ({ quiet: page, baseURL }) => {
  const { email } = await signInNewPerson(page, baseURL)
  await page.goto('/')
  await page.getByRole('button', { name: `Cuenta de ${email}` }).click()
  const menu = page.locator('#cuenta')
  await expect(menu).toContainText(email)
  await expect(menu).toContainText('Usuario Gratuito')
  await expect(menu).toMatchAriaSnapshot(`
    - paragraph: ${email}
    - paragraph: Usuario Gratuito
    - navigation "Cuenta":
      - link "Mis búsquedas":
        - /url: /mis-busquedas
      - link "Mis favoritos":
        - /url: /mis-favoritos
      - button "Mi perfil"
      - link "Cuenta y seguridad":
        - /url: /cuenta
    - button "Cerrar Sesión"
  `)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('sign-out clears browser storage except the known device, and goes home', async ({ quiet: page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto('/cobertura')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('basejuris:user')
  await chooseInMenu(page, 'Cerrar Sesión')
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies).toMatchObject([{ name: 'basejuris-equipo', path: '/v1/auth', httpOnly: true, sameSite: 'Lax' }])
})

test('browser storage is versioned, and damaged or old values are ignored', async ({ quiet: page, baseURL }) => {
  const { email } = await signInNewPerson(page, baseURL)
  await page.goto(resultsAddress)
  const retained = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect
    .poll(async () => Object.keys(JSON.parse(await retained())).sort())
    .toEqual(expect.arrayContaining(['basejuris:lastQuery', 'basejuris:user']))
  expect(JSON.parse(JSON.parse(await retained())['basejuris:user'])).toMatchObject({ version: 1, value: { email } })
  for (const damage of ['{"version":1,"value":', '{"version":99,"value":{"id":7}}', 'null']) {
    await page.evaluate((text) => {
      for (const name of ['user', 'history', 'lastQuery', 'filters', 'preferences', 'cart']) localStorage.setItem(`basejuris:${name}`, text)
    }, damage)
    await page.reload()
    await expect(page.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
    await page.goto(resultsAddress)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await expect.poll(async () => JSON.parse(JSON.parse(await retained())['basejuris:user'])).toMatchObject({ version: 1, value: { email } })
})

test('the token never reaches a script', async ({ quiet: page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto('/')
  const seen = await page.evaluate(
    () => `${document.cookie} ${JSON.stringify({ ...localStorage })} ${JSON.stringify({ ...sessionStorage })}`,
  )
  const token = (await page.context().cookies()).find(({ name }) => name === 'basejuris-token')
  expect(token?.httpOnly).toBe(true)
  expect(seen).not.toContain(token?.value)
  expect(await page.content()).not.toContain(token?.value)
})

test('tabs share sign-in and sign-out', async ({ context, page, baseURL }) => {
  const { email } = await signInNewPerson(page, baseURL)
  const other = waitForHydration(await context.newPage())
  await other.goto('/cobertura')
  await expect(other.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await chooseInMenu(page, 'Cerrar Sesión')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
})

test('the tag manager loads only with consent and without search terms', async ({ page }) => {
  const { email, password } = newPerson()
  const outside: string[] = []
  await page.route('https://www.googletagmanager.com/**', (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'for (const { eventCallback } of window.dataLayer) eventCallback?.()' })
  })
  await page.goto(`/register?next=${encodeURIComponent(resultsAddress)}`)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel(/^Acepto los/).check()
  const agreed = page.getByLabel(/^Acepto que este registro se cuente/)
  await expect(agreed).not.toBeChecked()
  expect(outside).toEqual([])
  await agreed.check()
  expect(outside).toEqual([])
  const asked = page.waitForRequest('https://www.googletagmanager.com/**')
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
  expect((await asked).url()).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-PRUEBA1')
  expect((await asked).headers()['referer'] ?? '').not.toContain('despido')
  await expect(page).toHaveURL(/\/resultados\?q=despido/)
  expect(outside).toHaveLength(1)
})
