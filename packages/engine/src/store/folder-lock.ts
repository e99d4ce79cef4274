import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import type { FileLayer } from '../files/file-layer.ts'

export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** The folder cannot be written to. `openReader` can read it. */
export class FolderReadOnly extends Error {
  override name = 'FolderReadOnly'
}

const readOnlyCodes: readonly unknown[] = ['EROFS', 'EACCES', 'EPERM']

/** Locked by this thread. */
const lockedPaths = new Set<string>()

/** Start of the process in clock ticks since boot, or empty where the system does not report it. Independent of the wall clock. */
export function processStartTime(pid: number | 'self'): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const isHeld = (path: string, content: string): boolean => {
  const [pid, start, thread = ''] = content.split(' ')
  const owner = Number(pid)
  if (!Number.isSafeInteger(owner) || owner < 1) return false
  if (owner === process.pid && start === processStartTime('self')) return isFromAnotherThread(thread) || lockedPaths.has(path)
  return isAlive(owner) && processStartTime(owner) === start
}

/** The full stop marks a complete lock file. */
const isFromAnotherThread = (thread: string): boolean => thread.endsWith('.') && thread !== `${threadId}.`

/**
 * Allows one writer per folder. Takes over the lock of a process that has ended. Returns the unlock function. @throws FolderInUse,
 * FolderReadOnly
 */
export async function lockFolder(files: FileLayer, folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  const mine = `${process.pid} ${processStartTime('self')} ${threadId}.`
  if (lockedPaths.has(path)) throw new FolderInUse(`${folder} is open in this process`)
  lockedPaths.add(path)
  try {
    await files.makeFolder(folder)
    while (!(await files.createExclusive(path, Buffer.from(mine)))) await removeStale(files, folder, path)
  } catch (error) {
    lockedPaths.delete(path)
    if (error instanceof Error && 'code' in error && readOnlyCodes.includes(error.code))
      throw new FolderReadOnly(`${folder} cannot be written to`, { cause: error })
    throw error
  }
  return async () => {
    lockedPaths.delete(path)
    await files.remove(path)
  }
}

/** Renames the lock before removing it. If another process took it in between, renames it back. */
const removeStale = async (files: FileLayer, folder: string, path: string): Promise<void> => {
  const content = await files.readWhole(path)
  if (content === null) return
  const stale = Buffer.from(content).toString('latin1')
  const heldHere = lockedPaths.delete(path)
  const inUse = isHeld(path, stale)
  if (heldHere) lockedPaths.add(path)
  if (inUse) throw new FolderInUse(`${folder} is open in process ${stale.split(' ')[0]}`)
  const aside = `${path}.${process.pid}`
  await files.rename(path, aside).catch(() => undefined)
  const moved = await files.readWhole(aside)
  if (moved === null) return
  if (Buffer.from(moved).toString('latin1') === stale) return files.remove(aside)
  await files.rename(aside, path)
  throw new FolderInUse(`${folder} was opened by another process`)
}
