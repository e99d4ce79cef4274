import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { buildRuling, openDurableDatabase } from '@basejuris/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { putRulings } from '../rulings/put-rulings.ts'
import { listDocIds } from '../rulings/rulings.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { isStorageFull, StorageFull } from './disk-room.ts'
import { diskFailureExitCode } from './durable-folder.ts'
import { openDatabase } from './open-database.ts'

let database: Awaited<ReturnType<typeof openDurableDatabase>>
beforeAll(async () => {
  database = await openDurableDatabase()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => database.close())

const megabyte = 1_048_576
const reserve = () => join(database.dataDir, 'database.reserve')
const leave = (megabytes: number) =>
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: megabytes, bsize: megabyte } as fs.StatsFs & fs.BigIntStatsFs)
const failure = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  )

it('refuses every write before the disk is full, answers reads, and takes writes again by itself', async () => {
  const { db, room } = database
  await putRulings(db, [buildRuling({ idSentence: 'before' })])
  leave(63)
  const refused = await failure(putRulings(db, [buildRuling({ idSentence: 'refused' })]))
  expect(refused).toBeInstanceOf(StorageFull)
  expect((refused as Error).message).toContain('quedan 66 MB libres y se necesitan 67 MB')
  expect(isStorageFull(await failure(db.execute(sql`update flags set value = true`)))).toBe(true)
  expect(isStorageFull(await failure(database.execute('vacuum')))).toBe(true)
  expect(room?.isFull).toBe(true)
  expect(await listDocIds(db, { limit: 9 })).toEqual(['testkit-laboral-before'])
  leave(65)
  await putRulings(db, [buildRuling({ idSentence: 'after' })])
  expect(await listDocIds(db, { limit: 9 })).toEqual(['testkit-laboral-after', 'testkit-laboral-before'])
})

it('stops bulk work earlier than single writes', () => {
  leave(127)
  expect(database.room?.isFull).toBe(false)
  expect(() => database.room?.requireRoomForBulk()).toThrow(StorageFull)
  leave(128)
  database.room?.requireRoomForBulk()
})

it('gives the reserved room once, and reserves it again when the disk has enough for both', () => {
  const { room } = database
  expect(fs.statSync(reserve()).size).toBe(32 * megabyte)
  expect([room?.releaseReserve(), room?.releaseReserve()]).toEqual([true, false])
  leave(95)
  room?.fillReserve()
  expect([room?.isFull, fs.existsSync(reserve())]).toEqual([true, false])
  leave(96)
  room?.fillReserve()
  expect([room?.isFull, fs.existsSync(reserve())]).toEqual([false, true])
})

it('lets the log take the reserved room, and ends the process when that is used up; the next start has all that was confirmed', async () => {
  const folder = join(database.dataDir, 'filling')
  const script = join(import.meta.dirname, 'durable-folder.failing-child.ts')
  const child = spawnSync(process.execPath, [script, folder, inject('databaseSnapshot'), 'full'], { encoding: 'utf8', timeout: 60_000 })
  expect([child.status, child.signal]).toEqual([diskFailureExitCode, null])
  expect(child.stdout).toBe('confirmed\nconfirmed from the reserve\n')
  expect(child.stderr).toContain('(ENOSPC)')
  const lock = lockDataFolder(folder)
  const again = await openDatabase({ folder: join(folder, 'database'), lock })
  expect(await listDocIds(again.db, { limit: 9 })).toEqual(['testkit-laboral-confirmed', 'testkit-laboral-reserve'])
  await again.close()
  lock.release()
})

it('does not open on a full disk', async () => {
  const folder = join(database.dataDir, 'none')
  const lock = lockDataFolder(folder)
  fs.mkdirSync(folder)
  leave(3)
  expect(await failure(openDatabase({ folder: join(folder, 'database'), lock }))).toBeInstanceOf(StorageFull)
  lock.release()
})
