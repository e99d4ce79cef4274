import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The whole index in one file, as it was kept before the engine. */
const snapshotName = /^memory-index\.snapshot/u

/** Removes what older versions kept in the folder of the index; true when there was something. */
export async function discardOlderIndex(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  const older = names.filter((name) => snapshotName.test(name))
  for (const name of older) await rm(join(folder, name), { force: true })
  return older.length > 0
}
