import { expect, resultsAddress } from './journey.ts'
import { failure, test } from './pages-alone.ts'
import { createAccount, newPerson, signIn } from './people.ts'

test('an unknown session covers private pages only, and both recover by themselves', async ({ page, request, alone: { origin, link } }) => {
  test.slow()
  link.failing.add('/v1/auth/session')
  const { email, password } = newPerson()
  const { token } = await createAccount(request, { email, password })
  await signIn(page.context(), origin, token)
  await page.goto(`${origin}/cobertura`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Cargando...')).toHaveCount(0)

  await page.goto(`${origin}/cuenta`)
  const cover = page.getByRole('status').filter({ hasText: 'Cargando...' })
  await expect(cover).toBeVisible()
  expect(await cover.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expect(page.getByRole('heading')).toHaveCount(0)
  await expect(cover).toContainText('Sin conexión con el servidor. Su sesión sigue abierta; lo seguimos intentando.', { timeout: 20_000 })
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('basejuris-token')
  link.failing.clear()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible({ timeout: 20_000 })
  await expect(cover).toHaveCount(0)
  await expect(page).toHaveURL(`${origin}/cuenta`)
  await expect(page.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
})

test('a failed page shows a Spanish error with the support code and recovers on retry', async ({
  page,
  request,
  alone: { origin, link },
}) => {
  test.slow()
  const { token } = await createAccount(request, newPerson())
  for (const [address, path, title, again] of [
    [resultsAddress, '/v1/search', 'La búsqueda no terminó.', 'Buscar de nuevo'],
    ['/mis-busquedas', '/v1/history', 'Sus búsquedas no se pudieron mostrar.', 'Intentar de nuevo'],
    ['/mis-favoritos', '/v1/favorites', 'Sus favoritos no se pudieron mostrar.', 'Intentar de nuevo'],
    ['/cobertura', '/v1/coverage', 'La página no se pudo mostrar.', 'Intentar de nuevo'],
    ['/calidad', '/v1/quality', 'La página no se pudo mostrar.', 'Intentar de nuevo'],
    ['/cuenta', '/v1/bases', 'La página no se pudo mostrar.', 'Intentar de nuevo'],
  ] as const) {
    // Pages of another origin may not write for a user, but guests may search.
    if (address === '/mis-busquedas') await signIn(page.context(), origin, token)
    link.failing.add(path)
    await page.goto(`${origin}${address}`)
    await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible()
    await expect(page.getByRole('main'), address).toContainText(failure.error)
    await expect(page.getByText(`Código para soporte: ${failure.requestId}`), address).toBeVisible()
    link.failing.clear()
    await page.getByRole('main').getByText(again, { exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title }), address).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  }
})
