import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  listRawHashes,
  listRawRecords,
  type OpenDatabase,
  putRawRecords,
  putRulings,
  removeRulings,
  withdrawRecords,
} from '@basejuris/database'
import { buildRuling, openTestDatabase, truncateAll } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RawStoreRefused, rawStoreFolder } from './check-store-owner.ts'
import { dataKey } from './data-key.ts'
import { eraseRawStore, openRawStore, type RawStore } from './raw-store.ts'

describe('raw store', () => {
  let database: OpenDatabase
  let dataDir = ''
  let rawStore: RawStore
  const key = randomBytes(32)
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    await truncateAll(database)
    dataDir = join(await mkdtemp(join(tmpdir(), 'raw-store-')), 'data')
    rawStore = await open()
  })
  afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }))

  const open = (encryptedWith = key) => openRawStore({ database: database.db, dataDir, key: encryptedWith })
  const files = async () => (await readdir(rawStoreFolder(dataDir), { recursive: true })).filter((name) => /\.(?:pack|new)$/u.test(name))
  const bytesOnDisk = async () =>
    Buffer.concat(await Promise.all((await files()).map((name) => readFile(join(rawStoreFolder(dataDir), name)))))
  const secret = (id: string) => `RUT 12.345.678-5 de la persona ficticia ${id}`
  const recordOf = (recordId: string, text = secret(recordId)) => ({
    recordId,
    sourceId: 'jsonl',
    rawHash: `hash of ${text}`,
    hints: { set: 'pruebas' },
    raw: Buffer.from(text),
  })
  const keep = async (...records: ReturnType<typeof recordOf>[]) => {
    await putRulings(
      database.db,
      records.map(({ recordId }) => buildRuling({ docId: recordId, idSentence: recordId })),
    )
    const places = await rawStore.add(records)
    await database.db.transaction((tx) => putRawRecords(tx, places))
  }
  const rows = () => listRawRecords(database.db, { after: 0, limit: 99 })
  const readAll = async () => Promise.all((await rows()).map(async (row) => Buffer.from((await rawStore.read(row))?.raw ?? []).toString()))

  it('decrypts what it encrypted, also after reopening, and leaves no plain text on disk', async () => {
    await keep(recordOf('a'), recordOf('b'))
    rawStore = await open()
    expect(await readAll()).toEqual([secret('a'), secret('b')])
    const [row] = await rows()
    expect(row === undefined ? null : (await rawStore.read(row))?.hints).toEqual({ set: 'pruebas' })
    const disk = (await bytesOnDisk()).toString('latin1')
    for (const clear of ['12.345.678', 'ficticia', 'pruebas', 'jsonl']) expect(disk).not.toContain(clear)
    const [name = ''] = await files()
    expect((await stat(join(rawStoreFolder(dataDir), name))).mode & 0o777).toBe(0o600)
    expect((await stat(rawStoreFolder(dataDir))).mode & 0o777).toBe(0o700)
  })

  it('erases the record of a removed ruling and keeps the others of its pack', async () => {
    await keep(recordOf('a'), recordOf('b'), recordOf('c'))
    const before = await bytesOnDisk()
    const [first] = await rows()
    const gone = before.subarray(first?.offset, (first?.offset ?? 0) + (first?.length ?? 0))
    await removeRulings(database.db, ['a'])
    expect(await rawStore.eraseGarbage()).toBe(1)
    expect((await bytesOnDisk()).includes(gone)).toBe(false)
    expect(await readAll()).toEqual([secret('b'), secret('c')])
    await withdrawRecords(database.db, ['b', 'c'])
    expect(await rawStore.eraseGarbage()).toBe(2)
    expect(await files()).toEqual([])
    expect((await database.execute('select 1 from raw_records')).rows).toEqual([])
    expect(await rawStore.eraseGarbage()).toBe(0)
  })

  it('keeps the last raw record of each ruling', async () => {
    await keep(recordOf('a'))
    await keep(recordOf('a', 'texto anonimizado'))
    expect(await listRawHashes(database.db, ['a', 'b'])).toEqual(new Map([['a', 'hash of texto anonimizado']]))
    expect(await rawStore.eraseGarbage()).toBe(1)
    expect(await readAll()).toEqual(['texto anonimizado'])
  })

  it('reads a record that was moved meanwhile', async () => {
    await keep(recordOf('a'), recordOf('b'))
    const [, second] = await rows()
    await removeRulings(database.db, ['a'])
    await rawStore.eraseGarbage()
    expect(second === undefined ? null : Buffer.from((await rawStore.read(second))?.raw ?? []).toString()).toBe(secret('b'))
  })

  it('deletes packs that a killed process left without rows in the database', async () => {
    await keep(recordOf('a'))
    await rawStore.add([recordOf('never noted')])
    await writeFile(join(rawStoreFolder(dataDir), (await files())[0]?.slice(0, 2) ?? '', 'half.pack.new'), 'half')
    expect(await files()).toHaveLength(3)
    rawStore = await open()
    expect(await files()).toHaveLength(1)
    expect(await readAll()).toEqual([secret('a')])
  })

  it('decrypts no record in the place of another, and none that was altered', async () => {
    await keep(recordOf('a'), recordOf('b'))
    const [a, b] = await rows()
    if (a === undefined || b === undefined) throw new Error('two were kept')
    await expect(rawStore.read({ ...b, offset: a.offset, length: a.length })).rejects.toThrow('does not open')
    await expect(rawStore.read({ ...a, length: a.length - 1 })).rejects.toThrow('does not open')
  })

  it('refuses another key or database before it writes anything', async () => {
    await keep(recordOf('a'))
    await expect(open(randomBytes(32))).rejects.toThrow(RawStoreRefused)
    await database.execute('update store_identity set id = gen_random_uuid()')
    await expect(open()).rejects.toThrow('otra base de datos')
    await rm(rawStoreFolder(dataDir), { recursive: true })
    await open()
  })

  it('erases every record and still refuses another key, with which it erases nothing', async () => {
    await keep(recordOf('a'))
    await expect(eraseRawStore({ database: database.db, dataDir, key: randomBytes(32) })).rejects.toThrow(RawStoreRefused)
    expect(await files()).toHaveLength(1)
    await eraseRawStore({ database: database.db, dataDir, key })
    expect(await files()).toEqual([])
    await expect(open(randomBytes(32))).rejects.toThrow(RawStoreRefused)
    await open()
  })

  it('creates no key for data that have one', async () => {
    expect(() => dataKey(dataDir, null)).toThrow(RawStoreRefused)
    await expect(stat(`${dataDir}.key`)).rejects.toThrow('ENOENT')
  })

  it('creates its key once, beside the folder, readable by the owner alone', async () => {
    await rm(dataDir, { recursive: true })
    expect(dataKey(dataDir, null)).toEqual(dataKey(dataDir, null))
    expect((await stat(`${dataDir}.key`)).mode & 0o777).toBe(0o600)
    expect(dataKey(dataDir, 'un secreto del operador')).toEqual(dataKey('/elsewhere', 'un secreto del operador'))
    expect(dataKey(dataDir, 'un secreto del operador')).not.toEqual(dataKey(dataDir, null))
  })
})
