import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseRefused, DataFolderInUse, loadDatabase, lockDataFolder } from '@basejuris/database'
import { removeLeftOvers, workFolder } from '../composition/left-overs.ts'
import { createProductQueues } from '../composition/product-queues.ts'
import { describeFailure, OperatorError } from '../errors/operator-error.ts'
import { type BackupHeader, serverFolder } from './backup-format.ts'
import { BackupDamaged, readBackup } from './read-backup.ts'

export interface RestoreBackup {
  readonly path: string
  readonly dataDir: string
  /** Replaces an existing data folder. */
  readonly force: boolean
  /** The server whose empty database is filled; null for an embedded one. */
  readonly databaseUrl?: string | null
}

/**
 * Replaces the data folder with a backup, all or nothing: it is extracted and checked beside it, then swapped. The tables of a server are written
 * in one transaction that ends with the swap. The index is rebuilt at the next start.
 */
export async function restoreBackup({ path, dataDir, force, databaseUrl = null }: RestoreBackup): Promise<BackupHeader> {
  const lock = lockFolder(dataDir)
  const draft = workFolder(dataDir, 'restore', randomUUID())
  try {
    await removeLeftOvers(dataDir)
    const existing = await readdir(dataDir).catch(() => [])
    if (existing.length > 0 && !force) throw new OperatorError(`${dataDir} no está vacía. Con --force se reemplaza todo lo que contiene.`)
    if ((await stat(path).catch(() => null)) === null) throw new OperatorError(`No existe ${path}.`)
    const head = await readBackup(path, draft)
    const rows = join(draft, serverFolder)
    if (existsSync(rows) !== (databaseUrl !== null)) throw new OperatorError(otherKind(databaseUrl))
    if (databaseUrl === null) await swapFolders(draft, dataDir)
    else await restoreServer({ databaseUrl, rows, swap: () => swapFolders(draft, dataDir) })
    return head
  } catch (error) {
    if (error instanceof OperatorError) throw error
    if (error instanceof DatabaseRefused) throw new OperatorError(`${error.message} No se cambió nada.`)
    throw new OperatorError(`${error instanceof BackupDamaged ? error.message : describeFailure(error)} No se cambió nada.`)
  } finally {
    await rm(draft, { recursive: true, force: true })
    lock.release()
  }
}

const otherKind = (databaseUrl: string | null): string =>
  databaseUrl === null
    ? 'El respaldo es de una base en un servidor: cree una base vacía e indíquela en DATABASE_URL.'
    : 'El respaldo es de una base incorporada: restáurelo sin DATABASE_URL y después use «basejuris migrate».'

async function restoreServer({ databaseUrl, rows, swap }: { databaseUrl: string; rows: string; swap: () => Promise<void> }): Promise<void> {
  const beforeCommit = async (): Promise<void> => {
    await rm(rows, { recursive: true })
    await swap()
  }
  await loadDatabase({ url: databaseUrl, folder: rows, createQueues: createProductQueues, beforeCommit })
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
