import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { buildRuling, openDurableDatabase } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { putRulings } from '../rulings/put-rulings.ts'
import { getRuling, listDocIds } from '../rulings/rulings.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { diskFailureExitCode } from './durable-folder.ts'
import { openDatabase } from './open-database.ts'

let database: Awaited<ReturnType<typeof openDurableDatabase>>

beforeAll(async () => {
  database = await openDurableDatabase()
})

afterEach(() => vi.restoreAllMocks())

afterAll(() => database.close())

/** Counts fsync calls; `log` counts those of the write-ahead log. */
function watchSyncs() {
  const synced = { log: 0, all: 0 }
  const paths = new Map<number, string>()
  const open = fs.openSync
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
    const descriptor = open(path, ...rest)
    paths.set(descriptor, String(path))
    return descriptor
  })
  const sync = fs.fsyncSync
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    sync(descriptor)
    synced.all += 1
    if (paths.get(descriptor)?.includes('pg_wal') !== false) synced.log += 1
  })
  return synced
}

it('syncs a confirmed write once, and does not sync for reads', async () => {
  const ruling = buildRuling()
  await putRulings(database.db, [buildRuling()])
  const synced = watchSyncs()
  await putRulings(database.db, [ruling])
  expect(synced.log).toBe(1)
  await getRuling(database.db, ruling.docId)
  await putRulings(database.db, [ruling])
  expect(synced.all).toBe(1)
})

it('syncs the tables before it drops the log', async () => {
  await putRulings(database.db, [buildRuling()])
  const synced = watchSyncs()
  await database.execute('checkpoint')
  expect(synced.all - synced.log).toBeGreaterThan(3)
  expect((await database.execute('show fsync')).rows).toEqual([{ fsync: 'on' }])
})

it('closes files of tables that are not used, so that descriptors are left for connections', async () => {
  const open = new Set<number>()
  const [openFile, closeFile] = [fs.openSync, fs.closeSync]
  vi.spyOn(fs, 'openSync').mockImplementation((...args) => {
    const descriptor = openFile(...args)
    open.add(descriptor)
    return descriptor
  })
  vi.spyOn(fs, 'closeSync').mockImplementation((descriptor) => {
    closeFile(descriptor)
    open.delete(descriptor)
  })
  for (let table = 0; table < 300; table++) await database.execute(`create table t${table} (a int primary key)`)
  for (let table = 0; table < 300; table++) await database.execute(`select from t${table} where a = 1`)
  expect(open.size).toBeGreaterThan(100)
  expect(open.size).toBeLessThan(256)
})

it('stops the process when the disk refuses a write, and recovers the confirmed ones at the next start', async () => {
  const folder = join(database.dataDir, 'failing')
  const script = join(import.meta.dirname, 'durable-folder.failing-child.ts')
  const child = spawnSync(process.execPath, [script, folder, inject('databaseSnapshot')], { encoding: 'utf8' })
  expect(child.status).toBe(diskFailureExitCode)
  expect(child.stderr).toContain('did not confirm a write of the database (EIO)')
  expect(child.stdout).toBe('confirmed\n')
  const failingLock = lockDataFolder(folder)
  const again = await openDatabase({ folder: join(folder, 'database'), lock: failingLock })
  expect(await listDocIds(again.db, { limit: 10 })).toContain('testkit-laboral-confirmed')
  await again.close()
  failingLock.release()
})
