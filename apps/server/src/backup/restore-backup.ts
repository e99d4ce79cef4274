import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { DataFolderInUse, lockDataFolder } from '@basejuris/database'
import { removeLeftOvers, workFolder } from '../composition/left-overs.ts'
import { describeFailure, OperatorError } from '../errors/operator-error.ts'
import type { BackupHeader } from './backup-format.ts'
import { BackupDamaged, readBackup } from './read-backup.ts'

export interface RestoreBackup {
  readonly path: string
  readonly dataDir: string
  /** Replaces an existing data folder. */
  readonly force: boolean
}

/**
 * Replaces the data folder with a backup, all or nothing: it is extracted and checked beside it, then swapped. The index is rebuilt at
 * the next start.
 */
export async function restoreBackup({ path, dataDir, force }: RestoreBackup): Promise<BackupHeader> {
  const lock = lockFolder(dataDir)
  const draft = workFolder(dataDir, 'restore', randomUUID())
  try {
    await removeLeftOvers(dataDir)
    const existing = await readdir(dataDir).catch(() => [])
    if (existing.length > 0 && !force) throw new OperatorError(`${dataDir} no está vacía. Con --force se reemplaza todo lo que contiene.`)
    if ((await stat(path).catch(() => null)) === null) throw new OperatorError(`No existe ${path}.`)
    const head = await readBackup(path, draft)
    await swapFolders(draft, dataDir)
    return head
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`${error instanceof BackupDamaged ? error.message : describeFailure(error)} No se cambió nada.`)
  } finally {
    await rm(draft, { recursive: true, force: true })
    lock.release()
  }
}

function lockFolder(dataDir: string) {
  try {
    return lockDataFolder(dataDir)
  } catch (error) {
    if (error instanceof DataFolderInUse) throw new OperatorError(`El proceso ${error.pid} usa ${dataDir}: deténgalo antes de restaurar.`)
    throw error
  }
}

async function swapFolders(draft: string, dataDir: string): Promise<void> {
  const old = workFolder(dataDir, 'replaced', randomUUID())
  const had = await rename(dataDir, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return false
    },
  )
  try {
    await rename(draft, dataDir)
  } catch (error) {
    if (had) await rename(old, dataDir)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}
