import { countPetition } from '@basejuris/database'
import { freePetitions, trialDays } from '@basejuris/domain'
import type { Page } from '@playwright/test'
import { waitForHydration } from './journey.ts'
import { expect, test } from './own-server.ts'
import { chooseInMenu, signInNewPerson } from './people.ts'

const dayMs = 86_400_000

async function profileOf(page: Page) {
  await page.goto('/cobertura')
  await chooseInMenu(page, 'Mi perfil')
  const profile = page.getByRole('dialog', { name: 'Mi Perfil' })
  await expect(profile.getByText('Fecha de registro')).toBeVisible()
  return profile
}

test('trial petitions are counted, the last one blocks, and the beta lifts the limit', async ({ browser, own, baseURL }) => {
  test.slow()
  await own.operate('flags', 'set', 'subscriptions', 'on')
  const newPage = async () => waitForHydration(await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage())
  const [nearly, spent, late] = [await newPage(), await newPage(), await newPage()]
  const petitions = 'Peticiones gratuitas'
  const [one, two, three] = [
    await signInNewPerson(nearly, baseURL),
    await signInNewPerson(spent, baseURL),
    await signInNewPerson(late, baseURL),
  ]
  await expect(await profileOf(spent)).toContainText(`${petitions}Quedan 30 de 30El plazo de 30 días empieza con la primera.`)
  await own.whileStopped(async (db) => {
    const spend = (userId: string, at = new Date()) =>
      countPetition(db, { userId, now: at, allowance: freePetitions, startedAfter: new Date(at.getTime() - trialDays * dayMs) })
    for (let petition = 1; petition < freePetitions; petition++) expect([await spend(one.id), await spend(two.id)]).toEqual([true, true])
    expect([await spend(two.id), await spend(two.id)]).toEqual([true, false])
    expect(await spend(three.id, new Date(Date.now() - (trialDays + 1) * dayMs))).toBe(true)
  })
  await expect(await profileOf(nearly)).toContainText(/Queda 1 de 30Hasta el \d\d-\d\d-\d{4}\./)
  await expect(await profileOf(late)).toContainText(`${petitions}Pasaron los 30 días de su período de prueba.`)

  const keeps = 'Puede seguir buscando, leyendo, guardando y exportando sentencias; su historial, favoritos, carpetas y notas quedan.'
  await expect(await profileOf(spent)).toContainText(`${petitions}Usó las 30 peticiones de su período de prueba.${keeps}`)
  // The notice's promises hold.
  const headers = { authorization: `Bearer ${two.token}` }
  const status = async () => (await (await spent.request.post('/v1/status-payment/', { headers, data: { userId: two.id } })).json()).data
  expect(await status()).toMatchObject({ permitido: false, ilimitado: false, restantes: 0, counterUse: 30 })
  for (const path of ['/resultados?q=despido', '/mis-busquedas', '/mis-favoritos']) expect((await spent.goto(path))?.status()).toBe(200)
  expect((await spent.request.post('/v1/folders', { headers, data: { nombre: 'Sigue' } })).status()).toBe(200)

  for (const [flag, value] of [
    ['beta-free', 'on'],
    ['subscriptions', 'off'],
  ] as const) {
    await own.operate('flags', 'set', flag, value)
    await expect((await profileOf(spent)).getByText(petitions)).toHaveCount(0)
    expect(await status()).toMatchObject({ permitido: true, ilimitado: true, motivo: null })
    await own.operate('flags', 'set', flag, value === 'on' ? 'off' : 'on')
  }
  await expect(await profileOf(spent)).toContainText(`${petitions}Usó las 30 peticiones`)
  for (const page of [nearly, spent, late]) await page.context().close()
  await own.operate('flags', 'set', 'subscriptions', 'off')
})
