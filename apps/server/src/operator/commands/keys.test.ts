import { listAudit } from '@basejuris/database'
import { openTestDatabase } from '@basejuris/testkit'
import { afterAll, expect, it } from 'vitest'
import type { Platform } from '../../composition/open-platform.ts'
import { createServiceKeys } from '../../security/service-keys.ts'
import { commandRunner } from '../operator-commands.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

const perform = (name: string, request: Readonly<Record<string, unknown>>) =>
  commandRunner({ services: { db } } as unknown as Platform)(name, request, () => {}, new AbortController().signal)
const finds = async (key: string) => createServiceKeys(db, []).find(key)

it('adds a key that opens until it is revoked, and shows it once', async () => {
  const { key, entry } = (await perform('keys add', { nombre: 'robot', bases: ['familia'], limit: 30 })) as { key: string; entry: string }
  expect(entry).toMatch(/^robot:[a-f\d]{64}:30:familia$/)
  expect(await finds(key)).toEqual({ actor: { kind: 'service', name: 'robot', bases: ['familia'] }, requestsPerMinute: 30 })
  const listed = await perform('keys list', {})
  expect(listed).toMatchObject([{ name: 'robot', bases: ['familia'], requestsPerMinute: 30, revokedAt: null }])
  expect(JSON.stringify(listed)).not.toContain(entry.split(':')[1])
  await perform('keys revoke', { nombre: 'robot' })
  expect(await finds(key)).toBeNull()
  expect(await perform('keys list', {})).toMatchObject([{ revokedAt: expect.any(String) }])
  const actions = (await listAudit(db, { subject: 'robot', limit: 10 })).map(({ action }) => action)
  expect(actions).toEqual(['key.revoked', 'key.added'])
})

it.each([
  ['a name that was taken', 'keys add', { nombre: 'robot', bases: null }, /Ya hay o hubo una clave llamada «robot»/],
  ['a key that is revoked already', 'keys revoke', { nombre: 'robot' }, /No hay una clave vigente llamada «robot»/],
  ['a name with a colon', 'keys add', { nombre: 'a:b', bases: null }, /nombre/],
  ['an unknown base', 'keys add', { nombre: 'otro', bases: ['base_inventada'] }, /bases/],
  ['no base', 'keys add', { nombre: 'otro', bases: [] }, /bases/],
  ['a limit of none', 'keys add', { nombre: 'otro', bases: null, limit: 0 }, /limit/],
])('refuses %s', async (_what, command, request, message) => {
  await expect(perform(command, request)).rejects.toThrow(message)
})
