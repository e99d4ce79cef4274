import { constants, cp, link, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '../composition/open-platform.ts'
import { serverFolder } from './backup-format.ts'

/**
 * Copies everything in a backup as of one instant into `folder`, without rows deleted before. The database is copied while it is quiescent, that of a server in one
 * transaction; packs of the raw store never change, so they are linked. @throws {StorageFull} when the copy has no room
 */
export async function stageData(
  { whileQuiescent, dumpServer, eraseDeleted, room }: Pick<Platform, 'whileQuiescent' | 'dumpServer' | 'eraseDeleted' | 'room'>,
  dataDir: string,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (whileQuiescent === null || whileQuiescent === undefined) {
    await dumpServer?.(join(folder, serverFolder), signal)
    await linkFolder(join(dataDir, 'private'), join(folder, 'private'))
    await copyFolder(join(dataDir, 'quarantine'), join(folder, 'quarantine'))
    return
  }
  room.requireBytes(await sizeOf(join(dataDir, 'database')))
  await eraseDeleted('people')
  await whileQuiescent(async (database) => {
    await copyFolder(database, join(folder, 'database'))
    await linkFolder(join(dataDir, 'private'), join(folder, 'private'))
    await copyFolder(join(dataDir, 'quarantine'), join(folder, 'quarantine'))
  })
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(ignoreMissing))?.size ?? 0
  return bytes
}

/** Shares disk blocks where the file system can. */
const copyFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE }).catch(ignoreMissing)

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true }).catch(ignoreMissing)
  for (const entry of entries ?? []) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    // A pack that is deleted meanwhile is unused in the copied database.
    else if (!entry.name.endsWith('.new')) await link(source, target).catch(ignoreMissing)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
