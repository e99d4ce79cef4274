import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRuling, openTestDatabase } from '@basejuris/testkit'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { putRulings } from '../rulings/put-rulings.ts'
import { getStoreIdentity, listChangesAfter } from '../rulings/ruling-changes.ts'
import { getRuling } from '../rulings/rulings.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { openDatabase } from './open-database.ts'

describe('an embedded database on disk', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'basejuris-database-'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  it('keeps its data, sequences and identity when reopened', async () => {
    const dataFolder = join(root, 'data')
    const lock = lockDataFolder(dataFolder)
    const folder = join(dataFolder, 'database')
    const ruling = buildRuling()
    const first = await openDatabase({ folder, lock })
    await putRulings(first.db, [ruling])
    const identity = await getStoreIdentity(first.db)
    const prepared = await openTestDatabase()
    expect(await getStoreIdentity(prepared.db)).not.toBe(identity)
    await Promise.all([prepared.close(), first.close(), first.close()])
    const second = await openDatabase({ folder, lock })
    expect(second.exclusive).toBe(true)
    expect(await getRuling(second.db, ruling.docId)).toEqual(ruling)
    expect(await listChangesAfter(second.db, 0, 9)).toEqual([{ sequence: 1, docId: ruling.docId, kind: 'upsert' }])
    expect(await getStoreIdentity(second.db)).toBe(identity)
    await second.close()
    lock.release()
  })

  it('starts from a dump only when the folder is new', async () => {
    const lock = lockDataFolder(root)
    const folder = join(root, 'database')
    const dump = await openAsBlob(inject('databaseSnapshot'))
    const copied = await openDatabase({ folder, lock, dump })
    const prepared = await openTestDatabase()
    expect(await getStoreIdentity(copied.db)).toBe(await getStoreIdentity(prepared.db))
    await prepared.close()
    const ruling = buildRuling()
    await putRulings(copied.db, [ruling])
    await copied.close()
    const again = await openDatabase({ folder, lock, dump })
    expect(await getRuling(again.db, ruling.docId)).toEqual(ruling)
    await again.close()
    lock.release()
  })
})
