import { addRulingReport, putRulings } from '@basejuris/database'
import { buildRuling, openTestDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Platform } from '../../composition/open-platform.ts'
import { commandRunner } from '../operator-commands.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const run = (command: string, args: Record<string, unknown>) =>
  commandRunner({ services: { db: database.db } } as Platform)(command, args, () => {}, new AbortController().signal)

const id = (first: string): string => `${first}-0000-4000-8000-000000000000`
beforeAll(async () => {
  const ruling = buildRuling({ docId: 'uno', court: 'Corte Suprema', docketNumber: '12345-2020', decidedOn: '2021-05-03' })
  await putRulings(database.db, [ruling])
  const said = {
    docId: 'uno',
    datum: 'rol',
    anchor: 'c2',
    email: 'lectora@basejuris.example',
    receivedAt: new Date(0),
    actor: 'guest',
  } as const
  for (const first of ['aaaaaaa1', 'aaaaaaa2'])
    await addRulingReport(database.db, { ...said, id: id(first), correction: first }, { perRuling: 9, all: 9 })
  await putRulings(database.db, [{ ...ruling, caption: 'Otra carátula' }])
})

it('lists with the ruling each speaks of, and says that it changed since', async () => {
  expect(await run('reports list', { state: 'open' })).toEqual([
    expect.objectContaining({
      correction: 'aaaaaaa1',
      receivedAt: '1970-01-01T00:00:00.000Z',
      court: 'Corte Suprema',
      docketNumber: '12345-2020',
      changedSince: true,
    }),
    expect.objectContaining({ correction: 'aaaaaaa2', url: '/sentencia?id=uno#c2' }),
  ])
  expect(await run('reports list', { state: 'closed' })).toEqual([])
})

it('finds one by its first characters, in any case, and closes it once', async () => {
  expect(await run('reports show', { reference: 'AAAAAAA1' })).toMatchObject({ id: id('aaaaaaa1') })
  const closing = { reference: 'aaaaaaa1', resolution: 'corregido' }
  expect(await run('reports resolve', closing)).toMatchObject({ email: 'lectora@basejuris.example' })
  await expect(run('reports resolve', closing)).rejects.toThrow('El reporte aaaaaaa1 ya estaba cerrado.')
  expect(await run('reports show', { reference: 'aaaaaaa1' })).toMatchObject({ email: null, resolution: 'corregido' })
})

it('refuses what it cannot know', async () => {
  await expect(run('reports show', { reference: 'bbbbbbbb' })).rejects.toThrow('No hay un reporte bbbbbbbb.')
  await expect(run('reports show', { reference: "a' or '1'='1" })).rejects.toThrow('Argumentos no válidos: reference.')
  await expect(run('reports resolve', { reference: 'aaaaaaa2', resolution: 'borrado' })).rejects.toThrow(
    'Argumentos no válidos: resolution.',
  )
})
