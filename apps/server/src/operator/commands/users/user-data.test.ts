import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listAudit } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Platform } from '../../../composition/open-platform.ts'
import { dataFile } from '../../../modules/workspace/import/data-file.fixture.ts'
import { callAs } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { type CommandName, commands, type OperatorCommands } from '../../operator-commands.ts'

let test: TestApp
let folder: string
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'uno' })])
  folder = await mkdtemp(join(tmpdir(), 'basejuris-user-data-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})
const run = <Name extends CommandName>(
  command: Name,
  request: OperatorCommands[Name]['request'],
): Promise<OperatorCommands[Name]['answer']> =>
  commands[command].run(request, {
    platform: { services: test.services } as Platform,
    report: () => undefined,
    signal: new AbortController().signal,
  })

it('writes the data of a user to a private file and brings them to another user', async () => {
  const [ana, luz] = [await test.signIn(), await test.signIn()]
  await callAs(test, ana.headers)('POST', '/v1/favorites', { docId: 'uno', nota: 'nota de Ana' })
  const path = join(folder, 'ana.zip')
  expect(await run('users export', { email: ana.email, path })).toEqual({ path })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  await expect(run('users export', { email: ana.email, path })).rejects.toThrow('ya existe')
  const { datos } = await run('users import', { email: luz.email, path })
  expect(datos.favoritos).toEqual({ nuevos: 1, presentes: 0 })
  const { favoritos } = (await callAs(test, luz.headers)('GET', '/v1/favorites')).body.data
  expect(favoritos).toMatchObject([{ docId: 'uno', nota: 'nota de Ana' }])
  const acts = async (subject: string) =>
    (await listAudit(test.services.db, { subject, limit: 10 })).map(({ actor, action }) => [actor, action])
  expect(await acts(ana.userId)).toEqual([['operator', 'user.data_exported']])
  expect(await acts(luz.userId)).toEqual([['operator', 'user.data_imported']])
})

it('says in Spanish why it does not', async () => {
  const { email } = await test.signIn()
  const bring = (path: string, to = email) => run('users import', { email: to, path })
  const missing = join(folder, 'nada.zip')
  await expect(bring(missing)).rejects.toThrow(`${missing} no existe.`)
  await expect(bring(missing, 'nadie@ejemplo.test')).rejects.toThrow('No hay una cuenta con el correo')
  await expect(bring(folder)).rejects.toThrow('es una carpeta')
  const wrong = join(folder, 'malo.json')
  await writeFile(wrong, dataFile({ favorites: [{ doc_id: '' }] }))
  await expect(bring(wrong)).rejects.toThrow(/No se cambió nada en su cuenta\.\n {2}datos\.favorites\.0\.doc_id: indique la sentencia/)
  await truncate(wrong, 201 * 1_048_576)
  await expect(bring(wrong)).rejects.toThrow('El archivo pasa de 200 MB.')
  const nowhere = join(folder, 'sin', 'carpeta.zip')
  await expect(run('users export', { email, path: nowhere })).rejects.toThrow(`${nowhere} no existe.`)
  await expect(readFile(`${nowhere}.partial`)).rejects.toThrow()
})
