import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folderMode = 0o700
const fileMode = 0o600
/** Everything that groups and others may do. */
export const othersMask = 0o077

/** From now on this process and its threads create files that only its user reads. Call it before anything is written. */
export function keepNewFilesPrivate(): void {
  process.umask(othersMask)
}

/**
 * Makes a folder and everything in it readable and writable by its owner alone (0700, files 0600), and creates it when it is missing.
 * Answers how many entries others could use. Systems without such modes change nothing.
 */
export function makePrivate(folder: string): number {
  mkdirSync(folder, { recursive: true, mode: folderMode })
  if (process.platform === 'win32') return 0
  let repaired = restrict(folder, folderMode)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) repaired += makePrivate(path)
    else if (entry.isFile()) repaired += restrict(path, fileMode)
  }
  return repaired
}

/** A file that another process deletes meanwhile needs nothing. */
function restrict(path: string, mode: number): number {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined || (stats.mode & othersMask) === 0) return 0
  chmodSync(path, mode)
  return 1
}
