import { waitForHydration } from './journey.ts'
import { codeInMail, mailsTo } from './outbox.ts'
import { ingestRuling } from './own-rulings.ts'
import { expect, test } from './own-server.ts'
import { createAccount, newPerson, signIn } from './people.ts'

test('a digest mail lists only newer rulings, and one click stops it', async ({
  page,
  browser,

  own,
  baseURL,
}) => {
  test.slow()
  const matter = 'el cultivo de arrayanes'
  const before = await ingestRuling(own, { caption: 'Antigua con Otra Ficticia', matter })
  const person = newPerson()
  const { token } = await createAccount(page.request, person)
  await signIn(page.context(), baseURL ?? '', token)
  await page.goto(`/verificar-correo?codigo=${await codeInMail(person.email, '/verificar-correo', own.dataDir)}`)
  await expect(page.getByRole('status')).toContainText(/confirm/i)
  await page.goto(`/resultados?q=${encodeURIComponent(matter)}`)
  await expect(page.getByRole('article')).toContainText(before.caratulado)
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar búsqueda' })
  await dialog.getByLabel('Nombre').fill('Los arrayanes')
  await dialog.getByRole('radio', { name: /Cada día/ }).check()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()

  const after = await ingestRuling(own, { caption: 'Nueva con Otra Ficticia', matter })
  await ingestRuling(own, { caption: 'Ajena con Otra Ficticia', matter: 'una mudanza' })
  await own.operate('digests', 'send', '--all')
  const digests = async () => (await mailsTo(person.email, own.dataDir)).filter((letter) => letter.includes('Los arrayanes'))
  await expect.poll(async () => (await digests()).length, { timeout: 20_000 }).toBe(1)
  const [letter = ''] = await digests()
  expect(letter).toContain('Asunto: 1 sentencia nueva: Los arrayanes')
  expect(letter).toContain(`- ${after.caratulado}`)
  expect(letter).toContain(`${own.origin}/sentencia?id=${after.docId}`)
  expect(letter).not.toContain(before.caratulado)
  expect(letter).not.toContain('Ajena')

  const link = /\/alertas\/detener\?codigo=\S+/.exec(letter)?.[0] ?? ''
  const reader = await browser.newContext({ baseURL: baseURL ?? '' })
  const mail = waitForHydration(await reader.newPage())
  await mail.goto(link)
  await mail.getByRole('button', { name: 'Detener los correos' }).click()
  await expect(mail.getByText('Correos detenidos.')).toBeVisible()
  await reader.close()
  await page.goto('/mis-busquedas')
  await expect(page.getByRole('combobox', { name: 'Correos de Los arrayanes' })).toHaveValue('ninguna')
  await ingestRuling(own, { caption: 'Tardía con Otra Ficticia', matter })
  expect(await own.operate('digests', 'send', '--all')).toContain('0 resúmenes pedidos')
  expect(await digests()).toHaveLength(1)
})
