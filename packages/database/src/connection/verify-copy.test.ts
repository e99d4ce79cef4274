import { cp, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openDurableDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyDatabaseCopy } from './verify-copy.ts'

const pageBytes = 8192
let database: Awaited<ReturnType<typeof openDurableDatabase>>
let copies = 0
beforeAll(async () => {
  database = await openDurableDatabase()
  await database.execute(`create table largest as select n, repeat(md5(n::text), 40) as text from generate_series(1, 3000) n`)
})
afterAll(() => database.close())

async function verifyCopy(harm: (largest: string, bytes: number) => Promise<void>): Promise<string | null> {
  const folder = join(dirname(database.dataDir), `verified-${process.pid}-${++copies}`)
  await database.whileQuiescent?.((from) => cp(from, folder, { recursive: true }))
  const files = (await readdir(join(folder, 'base'), { recursive: true })).filter((name) => /\d+\/\d+$/u.test(name))
  const sized = await Promise.all(files.map(async (name) => ({ name, bytes: (await stat(join(folder, 'base', name))).size })))
  const largest = sized.toSorted((one, other) => other.bytes - one.bytes)[0]
  if (largest !== undefined) await harm(join(folder, 'base', largest.name), largest.bytes)
  const fault = await verifyDatabaseCopy(folder)
  await rm(folder, { recursive: true })
  return fault
}

async function write(path: string, at: number, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(bytes, 0, bytes.length, at)
  await file.close()
}

const middleOf = (bytes: number): number => Math.floor(bytes / pageBytes / 2) * pageBytes

it('finds a whole copy whole', async () => {
  expect(await verifyCopy(async () => undefined)).toBeNull()
}, 180_000)

it('finds one changed byte in a page of text', async () => {
  const fault = await verifyCopy((path, bytes) => write(path, middleOf(bytes) + 5000, Uint8Array.of(0)))
  expect(fault).toMatch(/^invalid page in block \d+ of relation/u)
}, 180_000)

it('finds no database in an empty folder, and makes none', async () => {
  const folder = join(dirname(database.dataDir), `empty-${process.pid}`)
  await mkdir(folder)
  expect(await verifyDatabaseCopy(folder)).toMatch(/ENOENT.*PG_VERSION/u)
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
}, 180_000)
