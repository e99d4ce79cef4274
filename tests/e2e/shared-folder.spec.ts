import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, question, test, waitForHydration } from './journey.ts'
import { codeInMail } from './outbox.ts'
import { acceptAsNewPerson, confirmAddress, newPerson, signInNewPerson } from './people.ts'
import { typeText } from './write.ts'

test('an invited colleague without account registers, accepts and writes a note that appears at once; a conflict shows both texts', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await signInNewPerson(page, baseURL)
  await confirmAddress(page.request, owner.email, owner.token)
  const headers = { authorization: `Bearer ${owner.token}` }
  const found = await (await page.request.post('/v1/search', { headers, data: { consulta: question, tamano: 1, reservada: true } })).json()
  const data = { nombre: 'Caso a cuatro manos', docIds: [found.data.resultados[0].docId] }
  const { folderId } = (await (await page.request.post('/v1/folders', { headers, data })).json()).data.carpeta
  await page.goto(`/carpetas/${folderId}`)
  await page.getByRole('button', { name: 'Compartir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Miembros de la carpeta' })
  const colleague = newPerson()
  await dialog.getByLabel('Invitar a').fill(colleague.email)
  await dialog.getByRole('button', { name: 'Invitar' }).click()
  await expect(dialog.getByText(`Invitación enviada a ${colleague.email}.`)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('members.png') })
  await dialog.getByRole('button', { name: 'Cerrar' }).click()

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = waitForHydration(await other.newPage())
  await theirs.goto(`/invitacion?codigo=${await codeInMail(colleague.email, '/invitacion')}`)
  await theirs.screenshot({ path: test.info().outputPath('invitation.png') })
  await acceptAsNewPerson(theirs, colleague)

  // The owner is writing when the colleague's note arrives.
  const [row, theirRow] = [page.locator('main article').first(), theirs.locator('main article').first()]
  await row.getByRole('button', { name: 'Agregar nota' }).click()
  await typeText(page, 'Todavía sin enviar.')
  await theirRow.getByRole('button', { name: 'Agregar nota' }).click()
  await typeText(theirs, 'Revisar el considerando séptimo.')
  await theirs.keyboard.press('Control+Enter')
  await expect(row.getByText('Revisar el considerando séptimo.')).toBeVisible()
  await expect(row.getByRole('textbox')).toHaveValue('Todavía sin enviar.')
  await page.keyboard.press('Control+Enter')
  await expect(theirRow.getByText('Todavía sin enviar.')).toBeVisible()

  // Another window of the owner changes the note that this one is changing.
  const note = row.getByRole('listitem').filter({ hasText: 'Todavía sin enviar.' })
  await note.hover()
  await note.getByRole('button', { name: 'Cambiar la nota' }).click()
  const { notas } = (await (await page.request.get(`/v1/folders/${folderId}`, { headers })).json()).data.items[0]
  const mine = notas.find(({ texto }: { texto: string }) => texto === 'Todavía sin enviar.')
  const change = { texto: 'De la otra ventana.', version: mine.version }
  expect((await page.request.put(`/v1/folders/${folderId}/notes/${mine.noteId}`, { headers, data: change })).status()).toBe(200)
  await row.getByRole('textbox').fill('De esta ventana.')
  await page.keyboard.press('Control+Enter')
  const conflict = row.getByRole('alert', { name: 'La nota cambió' })
  await expect(conflict).toContainText('De la otra ventana.')
  await page.screenshot({ path: test.info().outputPath('conflict.png') })
  await conflict.getByRole('button', { name: 'Juntar ambas' }).click()
  await expect(row.getByRole('textbox')).toHaveValue('De la otra ventana.\n\nDe esta ventana.')
  await page.keyboard.press('Control+Enter')
  await expect(theirRow.getByText('De esta ventana.')).toBeVisible()

  // Access ends while the colleague looks at the folder.
  await page.request.delete(`/v1/folders/${folderId}/members/${(await memberOf(page, folderId, headers)).userId}`, { headers })
  await expect(theirRow).toHaveCount(0)
  await other.close()
})

async function memberOf(page: Page, folderId: string, headers: Readonly<Record<string, string>>) {
  return (await (await page.request.get(`/v1/folders/${folderId}`, { headers })).json()).data.miembros[0]
}
