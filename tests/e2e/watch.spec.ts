import AxeBuilder from '@axe-core/playwright'
import { showIn, waitForHydration } from './journey.ts'
import { codeInMail, mailsTo } from './outbox.ts'
import { ingestRuling } from './own-rulings.ts'
import { expect, test } from './own-server.ts'
import { createAccount, newPerson, signIn } from './people.ts'

test('a watched folder reports the ruling that departs from one of it, on the page and by mail', async ({
  page,
  browser,
  own,
  baseURL,
}) => {
  // It waits for ingestions, the follower and the daily round of mails.
  test.setTimeout(240_000)
  const watched = await ingestRuling(own, {
    caption: 'Vigilada con Otra Ficticia',
    matter: 'el deslinde de los coihues',
    more: { coleccion: 'corte_suprema', tribunal: 'Corte Suprema', rol: '12345-2020', fecha: '2021-05-03' },
  })
  const person = newPerson()
  const { token } = await createAccount(page.request, person)
  await signIn(page.context(), baseURL ?? '', token)
  await page.goto(`/verificar-correo?codigo=${await codeInMail(person.email, '/verificar-correo', own.dataDir)}`)
  await expect(page.getByRole('status')).toContainText(/confirm/i)
  const made = await page.request.post('/v1/folders', {
    headers: { authorization: `Bearer ${token}` },
    data: { nombre: 'Deslinde', docIds: [watched.docId] },
  })
  const { folderId } = (await made.json()).data.carpeta

  await page.goto('/vigilancia')
  await expect(page.getByRole('heading', { name: 'Todavía no vigila nada.' })).toBeVisible()
  await page.goto(`/carpetas/${folderId}`)
  await page.getByRole('switch', { name: 'Vigilar' }).check()
  await expect(page.getByRole('link', { name: 'Ver novedades' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver novedades' }).click()
  await expect(page.getByText('Sin novedades.')).toBeVisible()

  const departing = await ingestRuling(own, {
    caption: 'Posterior con Otra Ficticia',
    matter: 'el deslinde de los raulíes',
    more: {
      coleccion: 'civil',
      tribunal: '2º Juzgado Civil de Santiago',
      rol: 'C-500-2022',
      fecha: '2022-01-03',
      texto:
        'Vistos:\nPrimero: Que este caso inventado trata de el deslinde de los raulíes.\nSegundo: Que este tribunal no comparte lo resuelto por la Corte Suprema en los autos rol N° 12.345-2020, considerando 7°.\nSe resuelve: que se rechaza el recurso.',
    },
  })
  const item = page.getByRole('article').filter({ hasText: 'se aparta de' })
  await expect(async () => {
    await page.reload()
    await expect(item).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(item).toContainText('Nueva')
  await expect(item).toContainText('no comparte lo resuelto')
  await expect(item).toContainText('considerando 2')
  for (const scheme of ['light', 'dark'] as const) {
    await showIn(page, scheme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }

  await own.operate('digests', 'send', '--all')
  const digests = async () => (await mailsTo(person.email, own.dataDir)).filter((letter) => letter.includes('Deslinde'))
  await expect.poll(async () => (await digests()).length, { timeout: 20_000 }).toBe(1)
  const [letter = ''] = await digests()
  expect(letter).toContain('Asunto: 1 novedad: Deslinde')
  expect(letter).toContain('no comparte lo resuelto')
  expect(letter).toContain(`${own.origin}/sentencia?id=${departing.docId}`)
  await own.operate('digests', 'send', '--all')

  const link = /\/vigilancia\/detener\?codigo=\S+/.exec(letter)?.[0] ?? ''
  const reader = await browser.newContext({ baseURL: baseURL ?? '' })
  const mail = waitForHydration(await reader.newPage())
  await mail.goto(link)
  await mail.getByRole('button', { name: 'Detener los correos' }).click()
  await expect(mail.getByText('Correos detenidos.')).toBeVisible()
  await reader.close()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Correos de Deslinde' })).toHaveValue('ninguna')
  expect(await digests()).toHaveLength(1)

  await item.getByRole('link', { name: /se aparta de/ }).click()
  await expect(page).toHaveURL(new RegExp(`id=${departing.docId}`))
  await expect(page.getByText('Segundo: Que este tribunal no comparte lo resuelto')).toBeVisible()
  await page.goto('/vigilancia')
  await expect(page.getByText('Todo leído')).toBeVisible()

  const end = page.getByRole('button', { name: 'Dejar de vigilar Deslinde' })
  await end.focus()
  await page.keyboard.press('Enter')
  await expect(end).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(end).toBeVisible()
})
