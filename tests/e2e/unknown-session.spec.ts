import { expect, test } from './journey.ts'
import { openPagesAlone } from './pages-alone.ts'
import { createAccount, signIn, somebody } from './people.ts'

test('while nobody can say who one is a private page is covered, a public one is not, and both come by themselves', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const { origin, link, close } = await openPagesAlone(baseURL ?? '')
  try {
    const { email, password } = somebody()
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
    link.away = false
    await expect(page.getByRole('heading', { level: 1, name: 'Mi cuenta' })).toBeVisible({ timeout: 20_000 })
    await expect(cover).toHaveCount(0)
    await expect(page).toHaveURL(`${origin}/cuenta`)
    await expect(page.getByRole('button', { name: `Cuenta de ${email}` })).toBeVisible()
  } finally {
    await close()
  }
})
