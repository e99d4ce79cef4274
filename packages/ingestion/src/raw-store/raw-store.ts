import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Database,
  findRawRecord,
  getStoreIdentity,
  listPack,
  listPacksWithGarbage,
  listUsedPacks,
  type RawRecordLocation,
  type RawRecord as RawRow,
  replacePack,
} from '@basejuris/database'
import type { RawRecord } from '../record/source.ts'
import { checkStoreOwner, ownerName, rawStoreFolder } from './check-store-owner.ts'
import { decryptRecord, encryptRecord, type RecordIdentity } from './encrypted-record.ts'
import { readSlice, writePack } from './pack-file.ts'

export interface RawRecordToStore extends RecordIdentity, RawRecord {}

/** Encrypted raw records, as their sources gave them, in packs of one batch each. The database holds the location of each. */
export interface RawStore {
  /** Resolves when the records are on disk. A pack without rows in the database is deleted at the next opening. */
  readonly add: (records: readonly RawRecordToStore[]) => Promise<RawRecordLocation[]>
  /** Null when the record is no longer stored, or not on this machine. @throws {DecryptionFailed} */
  readonly read: (row: RawRow) => Promise<RawRecord | null>
  /** Erases records without a ruling from the disk; answers how many. May be interrupted. */
  readonly eraseGarbage: () => Promise<number>
}

/** Packs are spread over subfolders, so that no folder holds very many. */
const subfolderOf = (pack: string): string => pack.slice(0, 2)
const packName = /^[\da-f-]{36}\.pack$/u

export interface OpenRawStoreOptions {
  readonly database: Database
  readonly dataDir: string
  readonly key: Buffer
}

/** Checks that the data of this folder belong to this key and database, and notes both the first time. @throws {RawStoreRefused} */
export async function checkDataKey({ database, dataDir, key }: OpenRawStoreOptions): Promise<void> {
  const folder = rawStoreFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await checkStoreOwner(join(folder, ownerName), key, await getStoreIdentity(database))
}

/** Only the owner of the data folder's lock may open it. @throws {RawStoreRefused} */
export async function openRawStore({ database, dataDir, key }: OpenRawStoreOptions): Promise<RawStore> {
  const folder = rawStoreFolder(dataDir)
  const pathOf = (pack: string): string => join(folder, subfolderOf(pack), `${pack}.pack`)
  await checkDataKey({ database, dataDir, key })
  await dropOrphans(folder, database)

  const write = async (pieces: readonly Buffer[]): Promise<{ pack: string; offsets: number[] }> => {
    const pack = randomUUID()
    await writePack(pathOf(pack), pieces)
    let offset = 0
    const offsets = pieces.map((piece) => {
      const start = offset
      offset += piece.length
      return start
    })
    return { pack, offsets }
  }

  const clean = async (pack: string): Promise<number> => {
    const rows = await listPack(database, pack)
    const used = rows.filter(({ docId }) => docId !== null)
    const pieces = await Promise.all(used.map(({ offset, length }) => readSlice(pathOf(pack), offset, length)))
    if (pieces.includes(null)) return 0
    const moved = used.length === 0 ? null : await write(pieces.filter((piece) => piece !== null))
    await replacePack(
      database,
      pack,
      moved === null ? [] : used.map(({ id }, at) => ({ id, pack: moved.pack, offset: moved.offsets[at] ?? 0 })),
    )
    await rm(pathOf(pack), { force: true })
    return rows.length - used.length
  }

  return {
    add: async (records) => {
      if (records.length === 0) return []
      const pieces: Buffer[] = []
      for (const record of records) pieces.push(await encryptRecord(key, record, record))
      const { pack, offsets } = await write(pieces)
      return records.map(({ recordId, sourceId, rawHash }, at) => ({
        recordId,
        sourceId,
        rawHash,
        pack,
        offset: offsets[at] ?? 0,
        length: pieces[at]?.length ?? 0,
      }))
    },
    read: async (row) => {
      const now = (await readSlice(pathOf(row.pack), row.offset, row.length)) === null ? await findRawRecord(database, row.id) : row
      const encrypted = now === null ? null : await readSlice(pathOf(now.pack), now.offset, now.length)
      return now === null || encrypted === null ? null : decryptRecord(key, now, encrypted)
    },
    eraseGarbage: async () => {
      let erased = 0
      for (const pack of await listPacksWithGarbage(database)) erased += await clean(pack)
      return erased
    },
  }
}

/** Deletes packs of batches that were never committed, and old packs that were replaced. */
const dropOrphans = async (folder: string, database: Database): Promise<void> => {
  for (const subfolder of await readdir(folder, { withFileTypes: true })) {
    if (!subfolder.isDirectory()) continue
    const names = await readdir(join(folder, subfolder.name))
    const packs = names.filter((name) => packName.test(name)).map((name) => name.slice(0, -'.pack'.length))
    const known = await listUsedPacks(database, packs)
    const orphans = names.filter((name) => !known.has(name.slice(0, -'.pack'.length)))
    for (const name of orphans) await rm(join(folder, subfolder.name, name), { force: true })
  }
}

/** Erases every raw record. The proof of the key stays, because texts of the database are encrypted with it too. @throws {RawStoreRefused} */
export async function eraseRawStore(options: OpenRawStoreOptions): Promise<void> {
  await checkDataKey(options)
  const folder = rawStoreFolder(options.dataDir)
  for (const name of await readdir(folder)) if (name !== ownerName) await rm(join(folder, name), { recursive: true, force: true })
}
