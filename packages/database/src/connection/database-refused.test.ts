import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openDurableDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'
import { DatabaseRefused } from './database-refused.ts'
import { openDatabase } from './open-database.ts'

let database: Awaited<ReturnType<typeof openDurableDatabase>>
beforeAll(async () => {
  database = await openDurableDatabase()
})
afterAll(() => database.close())

/** Copies the files as they are, as after a power cut, and opens them. */
async function openCopy(name: string, harm: (folder: string) => Promise<void>): Promise<unknown> {
  const dataDir = join(dirname(database.dataDir), `${name}-${process.pid}`)
  const folder = join(dataDir, 'database')
  await database.whileQuiescent?.((from) => cp(from, folder, { recursive: true }))
  await harm(folder)
  const lock = lockDataFolder(dataDir)
  const failure = await openDatabase({ folder, lock }).then(
    (opened) => opened.close(),
    (error: unknown) => error,
  )
  lock.release()
  await rm(dataDir, { recursive: true, force: true })
  return failure
}

it('refuses a database of a newer program, and opens it again with its own', async () => {
  await database.execute("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)")
  expect(await openCopy('newer', async () => undefined)).toMatchObject({
    name: 'DatabaseRefused',
    message: expect.stringContaining('versión más nueva de BaseJuris'),
  })
  await database.execute("delete from drizzle.__drizzle_migrations where hash = 'later'")
  expect(await openCopy('same', async () => undefined)).toBeUndefined()
})

it.each<[string, (folder: string) => Promise<void>]>([
  ['control file', (folder) => truncate(join(folder, 'global/pg_control'), 100)],
  [
    'log',
    async (folder) => {
      const [first = ''] = (await readdir(join(folder, 'pg_wal'))).filter((name) => /^[\dA-F]{24}$/u.test(name))
      const path = join(folder, 'pg_wal', first)
      await writeFile(path, (await readFile(path)).fill(0xa5))
    },
  ],
])('says in one sentence that the %s is damaged', async (_what, harm) => {
  const failure = await openCopy('damaged', harm)
  expect(failure).toBeInstanceOf(DatabaseRefused)
  expect((failure as Error).message).toContain('Restaure el último respaldo')
})
