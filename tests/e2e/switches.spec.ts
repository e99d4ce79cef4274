import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from './journey.ts'
import { signInNewPerson } from './people.ts'

test.describe.configure({ mode: 'serial' })

const status = { 'beta-free': true, subscriptions: false, 'subscription-page': true }

/** Runs the operator command while the product runs. */
const set = (name: string, on: boolean) =>
  promisify(execFile)(process.execPath, ['apps/cli/src/main.ts', 'flags', 'set', name, on ? 'on' : 'off'], {
    env: { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA'] },
  })

test.afterAll(async () => {
  for (const [name, on] of Object.entries(status)) await set(name, on)
})

const beta = 'Versión beta: todas las funciones son gratuitas con registro.'

for (const [betaFree, subscriptions] of [
  [true, false],
  [true, true],
  [false, true],
  [false, false],
] as const)
  test(`beta ${betaFree ? 'on' : 'off'}, subscriptions ${subscriptions ? 'on' : 'off'}: every page follows at once`, async ({
    quiet: page,
    baseURL,
  }) => {
    await set('beta-free', betaFree)
    await set('subscriptions', subscriptions)
    const { data } = await (await page.request.get('/v1/settings')).json()
    expect(data).toMatchObject({ betaFree, subscriptions })
    await signInNewPerson(page, baseURL)
    await page.goto('/cobertura')
    await page.getByRole('button', { name: /^Cuenta de / }).click()
    await expect(page.locator('#cuenta')).toContainText('Usuario Gratuito')
    await page.getByRole('button', { name: 'Mi perfil' }).click()
    const profile = page.getByRole('dialog', { name: 'Mi Perfil' })
    await expect(profile.getByText('Gratuito', { exact: false }).first()).toBeVisible()
    await expect(profile.getByText(beta)).toHaveCount(betaFree ? 1 : 0)
  })
