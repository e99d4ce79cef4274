import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts'
import { getFlags, setFlag } from './flags.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { unflushedTransaction } from './unflushed-transaction.ts'

const unset = { betaFree: false, subscriptions: false, subscriptionPage: false }
let root: string
let lock: DataFolderLock
let database: OpenDatabase

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'basejuris-unflushed-'))
  lock = lockDataFolder(root)
  database = await openDatabase({ folder: join(root, 'database'), lock, dump: await fs.openAsBlob(inject('databaseSnapshot')) })
  await setFlag(database.db, 'betaFree', false)
})

afterEach(() => vi.restoreAllMocks())

afterAll(async () => {
  await database.close()
  lock.release()
  await rm(root, { recursive: true, force: true })
})

it('is committed without waiting for the disk, and goes there with the next that is confirmed', async () => {
  const { db } = database
  const syncs = vi.spyOn(fs, 'fsyncSync')
  await unflushedTransaction(db, (tx) => setFlag(tx, 'betaFree', true))
  expect(syncs).not.toHaveBeenCalled()
  expect((await getFlags(db, unset)).betaFree).toBe(true)
  const flushed = async () => (await database.execute('select pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn() as all')).rows[0]
  await setFlag(db, 'subscriptions', true)
  expect(syncs).toHaveBeenCalledTimes(1)
  expect(await flushed()).toEqual({ all: true })
})

it('stands whole or not at all, and leaves the next as they are', async () => {
  const { db } = database
  const failing = unflushedTransaction(db, async (tx) => {
    await setFlag(tx, 'subscriptionPage', true)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await getFlags(db, unset)).subscriptionPage).toBe(false)
  expect((await database.execute('show synchronous_commit')).rows[0]).toEqual({ synchronous_commit: 'on' })
})
