import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { readZip } from '@basejuris/documents/testing/read-back'
import { accessibleTable } from './accessible-table.ts'
import { expect, resultsAddress, test, waitForHydration } from './journey.ts'
import { awaitMail } from './outbox.ts'
import { chooseInMenu, confirmAddress, newPerson, signInNewPerson } from './people.ts'
import { totp } from './totp.ts'

test('the profile shows the user and the searches', async ({ quiet: page, baseURL }) => {
  const { email } = await signInNewPerson(page, baseURL)
  await page.goto(resultsAddress)
  await page.waitForLoadState('networkidle')
  await chooseInMenu(page, 'Mi perfil')
  const profile = page.getByRole('dialog', { name: 'Mi Perfil' })
  const today = new Intl.DateTimeFormat('es-CL', {
    timeZone: 'America/Santiago',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format()
  await expect(profile.getByText('Fecha de registro')).toBeVisible()
  await expect(profile).toMatchAriaSnapshot(`
    - dialog "Mi Perfil":
      - heading "Mi Perfil" [level=2]
      - button "Cerrar"
      - term: Correo
      - definition:
        - text: ${email} Sin confirmar
        - link "Confirmar":
          - /url: /cuenta#correo
      - term: Fecha de registro
      - definition: ${today}
      - term: Tipo de usuario
      - definition: "Gratuito Versión beta: todas las funciones son gratuitas con registro."
  `)
  await expect(profile.getByRole('link', { name: 'despido durante licencia médica' })).toBeVisible()
  await expect(profile.getByRole('link', { name: 'soporte@basejuris.example' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
})

test('preferences apply in another browser: page size, mode, bases, theme and text size', async ({ page, browser, baseURL }) => {
  const { token } = await signInNewPerson(page, baseURL)
  await page.goto('/cuenta')
  await page.getByLabel('Resultados por página').selectOption('20')
  await page.getByLabel('Modo de búsqueda').selectOption('lexica')
  await page.getByRole('combobox', { name: 'Tema' }).selectOption('oscuro')
  await page.getByLabel('Tamaño de letra de las sentencias').selectOption({ index: 3 })
  await page.getByLabel('Corte Suprema', { exact: true }).check()
  await page.getByRole('button', { name: 'Guardar preferencias' }).click()
  await expect(page.getByText('Preferencias guardadas.')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await elsewhere.addCookies([{ name: 'basejuris-token', value: token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }])
  const other = waitForHydration(await elsewhere.newPage())
  await other.goto('/')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.getByRole('radio', { name: 'Palabras' })).toBeChecked()
  await other.getByRole('combobox', { name: 'Buscar jurisprudencia' }).fill('despido')
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/bases=base_corte_suprema/, { timeout: 15_000 })
  await expect(other).toHaveURL(/modo=palabras/)
  await expect(other.getByRole('article')).toHaveCount(20)
  await other.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(other.locator('[data-letter-step="3"]')).toBeVisible()
  await elsewhere.close()
})

test('the second factor is set up, required at the next sign-in, and replaceable by a recovery code', async ({ page, baseURL }) => {
  const { email, password, token } = await signInNewPerson(page, baseURL)
  await page.goto('/cuenta')
  await expect(page.locator('#segundo-factor').getByRole('button', { name: 'Enviar el enlace otra vez' })).toBeVisible()
  await confirmAddress(page.request, email, token)
  await page.goto('/cuenta')
  const section = page.locator('#segundo-factor')
  await section.getByLabel('Contraseña actual').fill(password)
  await section.getByRole('button', { name: 'Activar' }).click()
  await expect(section.getByRole('img', { name: 'Código QR del segundo factor' })).toBeVisible()
  const secret = (await section.getByText(/^[A-Z2-7 ]{16,}$/).textContent()) ?? ''
  await section.getByLabel('Código de su aplicación').fill('12')
  await section.getByRole('button', { name: 'Confirmar' }).click()
  await expect(section.getByLabel('Código de su aplicación')).toHaveAccessibleDescription('Escriba las seis cifras.')
  await section.getByLabel('Código de su aplicación').fill(totp(secret))
  await section.getByRole('button', { name: 'Confirmar' }).click()
  await expect(section.getByRole('heading', { name: 'Guarde sus códigos de respaldo' })).toBeFocused()
  const recoveryCode = (await section.getByRole('listitem').first().textContent()) ?? ''
  await section.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(section.getByText('Quitar el segundo factor')).toBeVisible()
  await chooseInMenu(page, 'Cerrar Sesión')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()

  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
  const code = page.getByLabel('Código de verificación')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(code).toHaveAccessibleDescription(/^Ese código no es válido o ya cambió/)
  await code.fill(recoveryCode)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
})

test('the password changes with the current one', async ({ page, baseURL }) => {
  const { password } = await signInNewPerson(page, baseURL)
  await page.goto('/cuenta')
  const section = page.locator('#contrasena')
  await section.getByLabel('Contraseña actual').fill(password)
  await section.getByLabel('Contraseña nueva', { exact: true }).fill('Password1234')
  await expect(section.getByText('Suficiente. Más larga es mejor.')).toBeVisible()
  await section.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(section.getByText(/^Esa contraseña es de las más usadas/)).toBeVisible()
  await expect(section.getByText('Suficiente. Más larga es mejor.')).toBeHidden()
  await section.getByLabel('Contraseña actual').fill('no es esta')
  await section.getByLabel('Contraseña nueva', { exact: true }).fill('otra frase larga y propia')
  await section.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(section.getByLabel('Contraseña actual')).toHaveAccessibleDescription('Credenciales incorrectas: esa no es su contraseña.')
  await section.getByLabel('Contraseña actual').fill(password)
  await section.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(section.getByText(/^Cambió su contraseña/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible()
})

test('a phone shows the complete sign-in log and recovery codes', async ({ page, baseURL }) => {
  const { email, password, token } = await signInNewPerson(page, baseURL)
  await confirmAddress(page.request, email, token)
  await page.request.post('/v1/auth/login', { headers: { origin: baseURL ?? '' }, data: { email, password: 'equivocada' } })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/cuenta')
  await page.getByText('Últimos inicios de sesión').click()
  await expect(page.getByRole('cell', { name: 'Rechazado' })).toBeInViewport({ ratio: 1 })
  const section = page.locator('#segundo-factor')
  await section.getByLabel('Contraseña actual').fill(password)
  await section.getByRole('button', { name: 'Activar' }).click()
  const secret = (await section.getByText(/^[A-Z2-7 ]{16,}$/).textContent()) ?? ''
  await section.getByLabel('Código de su aplicación').fill(totp(secret))
  await section.getByRole('button', { name: 'Confirmar' }).click()
  const codes = section.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const heights = await codes.evaluateAll((items) => items.map((item) => item.getClientRects()[0]?.height ?? 0))
  expect(Math.max(...heights)).toBeLessThan(30)
})

test('an account is deleted with confirmation and password, and cannot sign in again', async ({ page, baseURL }) => {
  const { email, password } = await signInNewPerson(page, baseURL)
  await page.goto('/cuenta')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Eliminar definitivamente' }).click()
  await expect(dialog.getByLabel('Escriba ELIMINAR')).toHaveAccessibleDescription('Escriba ELIMINAR para confirmar.')
  await expect(dialog.getByLabel('Escriba ELIMINAR')).toBeFocused()
  await dialog.getByLabel('Escriba ELIMINAR').fill('eliminar')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Eliminar definitivamente' }).click()
  await expect(dialog.getByText(/^Borramos su cuenta y sus datos/)).toBeFocused()
  await dialog.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByText('Credenciales incorrectas. Por favor, verifica tu email y contraseña.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`menu, profile and deletion pass axe in ${colorScheme}`, async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme })
    await signInNewPerson(page, baseURL)
    await page.goto('/cuenta')
    const faults = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
    await page.getByRole('button', { name: /^Cuenta de / }).click()
    await expect(page.locator('#cuenta')).toBeVisible()
    expect(await faults()).toEqual([])
    await page.getByRole('button', { name: 'Mi perfil' }).click()
    await expect(page.getByText('Fecha de registro')).toBeVisible()
    expect(await faults()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await expect(page.getByLabel('Escriba ELIMINAR')).toBeVisible()
    expect(await faults()).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Eliminar mi cuenta' })).toBeFocused()
  })

test('account data download as one file for programs and people', async ({ page, baseURL }) => {
  const { email, token } = await signInNewPerson(page, baseURL)
  await page.request.post('/v1/folders', { headers: { authorization: `Bearer ${token}` }, data: { nombre: 'Asunto Ñandú' } })
  await page.goto('/cuenta')
  const coming = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name: 'Exportar mis datos' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^basejuris-mis-datos-.+\.zip$/)
  const files = await readZip(await readFile(await download.path()))
  expect([...files.keys()]).toEqual(['datos.json', 'datos.html'])
  expect(JSON.parse(files.get('datos.json')?.toString() ?? '').datos.users).toMatchObject([{ email }])
  for (const words of [email, 'Asunto Ñandú']) expect(files.get('datos.html')?.toString()).toContain(words)
})

test('the e-mail changes with the password and its link', async ({ page, baseURL }) => {
  const { password } = await signInNewPerson(page, baseURL)
  const { email } = newPerson()
  await page.goto('/cuenta')
  await page.getByText('Cambiar el correo', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Cambiar el correo' })
  await form.getByLabel('Correo nuevo').fill(email)
  await form.getByLabel('Contraseña actual').fill('no es esta')
  await form.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(form.getByLabel('Contraseña actual')).toHaveAccessibleDescription('Credenciales incorrectas: esa no es su contraseña.')
  await form.getByLabel('Contraseña actual').fill(password)
  await form.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(page.getByText(`Enviamos un enlace a ${email}.`)).toBeVisible()
  await page.goto(/\/verificar-correo\?codigo=\S+/.exec(await awaitMail(email, 'Confirme su nuevo correo'))?.[0] ?? '')
  await expect(page.getByRole('status')).toContainText('Su cuenta usa ahora este correo.')
  await page.goto('/cuenta')
  await expect(page.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
  await expect(page.getByText('Correo confirmado')).toBeVisible()
})

test('too many password attempts are refused, even with the right one, and logged', async ({ page, request, baseURL }) => {
  const { email, password, token } = await signInNewPerson(page, baseURL)
  for (let attempt = 1; attempt <= 10; attempt++)
    expect((await request.post('/v1/auth/login', { data: { email, password: 'no es esta' } })).status()).toBe(401)
  await page.goto('/cuenta')
  await page.getByText('Últimos inicios de sesión').click()
  await expect(
    page
      .locator('#sesiones')
      .getByRole('row', { name: /Rechazado$/ })
      .first(),
  ).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByText('Hubo demasiados intentos con esta cuenta. Espere 15 minutos o recupere su contraseña.')).toBeVisible()
  expect((await request.get('/v1/auth/sessions', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(200)
})

test('a toast stays at the top right for four seconds or until closed', async ({ page, baseURL }) => {
  await signInNewPerson(page, baseURL)
  await page.goto('/cuenta')
  const save = page.getByRole('button', { name: 'Guardar preferencias' })
  const toast = page.getByRole('listitem').filter({ hasText: 'Preferencias guardadas.' })
  await save.click()
  await expect(toast).toBeVisible()
  const { width } = page.viewportSize() ?? { width: 0 }
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(100)
  expect((await toast.boundingBox())?.x).toBeGreaterThan(width / 2)
  await toast.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(toast).toHaveCount(0)
  await page.mouse.move(0, 0)
  await save.press('Enter')
  await expect(toast).toBeVisible()
  const shown = performance.now()
  await expect(toast).toHaveCount(0, { timeout: 10_000 })
  expect(performance.now() - shown).toBeGreaterThan(2500)
})

test('tables shown as cards on a phone keep headers for screen readers', async ({ page, baseURL, request }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const person = await signInNewPerson(page, baseURL)
  await request.post('/v1/auth/login', { data: { email: person.email, password: 'no es la contraseña' } })
  await page.goto('/cuenta')
  await page.getByText('Últimos inicios de sesión', { exact: true }).click()
  const [heads, refused] = await accessibleTable(page, 'Últimos inicios de sesión')
  expect(heads).toEqual(['Fecha', 'Equipo', 'Dirección', 'Resultado'].map((name) => ({ role: 'columnheader', name })))
  expect(refused?.map(({ role }) => role)).toEqual(['cell', 'cell', 'cell', 'cell'])
  expect(refused?.at(-1)?.name).toBe('Rechazado')

  await page.goto('/privacidad')
  const [columns, account] = await accessibleTable(page, 'Qué se guarda')
  expect(columns).toEqual(['Dato', 'Para qué', 'Hasta cuándo'].map((name) => ({ role: 'columnheader', name })))
  expect(account?.map(({ role }) => role)).toEqual(['rowheader', 'cell', 'cell'])
})
