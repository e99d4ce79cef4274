import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '@basejuris/database'
import { createHashingEncoder, embeddedEngine } from '@basejuris/search'
import { openTestDatabase } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openIndex } from './open-index.ts'

describe('the index of a data folder', () => {
  const encoder = createHashingEncoder()
  let database: OpenDatabase
  let dataDir: string
  const refusals: string[] = []
  const open = () =>
    openIndex({ engine: embeddedEngine(folder()), database: database.db, encoder, onRefused: (reason) => refusals.push(reason) })
  const folder = () => join(dataDir, 'index')

  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'open-index-'))
    refusals.length = 0
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  it('discards the snapshot of an older version, and says so once', async () => {
    await mkdir(folder())
    await writeFile(join(folder(), 'memory-index.snapshot'), 'older')
    await writeFile(join(folder(), 'memory-index.snapshot.tmp'), 'older')
    const index = await open()
    expect(await index.writer.appliedSequence()).toBe(0)
    await index.writer.close()
    expect(refusals).toEqual(['it was made by an older version of the program'])
    expect((await readdir(folder())).filter((name) => name.includes('snapshot'))).toEqual([])
    await (await open()).writer.close()
    expect(refusals).toHaveLength(1)
  })

  it('begins empty when the stored index is ahead of the database, or damaged', async () => {
    const ahead = await open()
    await ahead.writer.apply({ sequence: 900, changes: [] })
    await ahead.writer.close()
    const renewed = await open()
    expect(await renewed.writer.appliedSequence()).toBe(0)
    expect(refusals).toEqual(['it is ahead of the database'])
    await renewed.writer.apply({ sequence: 1, changes: [{ kind: 'removeGroup', namespace: 'rulings', group: 'none' }] })
    await renewed.writer.close()
    const manifest = await readFile(join(folder(), 'manifest'))
    await writeFile(join(folder(), 'manifest'), manifest.subarray(0, manifest.length - 3))
    const again = await open()
    expect(await again.writer.appliedSequence()).toBe(0)
    expect(refusals).toHaveLength(2)
    await again.writer.close()
  })
})
