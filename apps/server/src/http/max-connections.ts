import { readFile } from 'node:fs/promises'

/** Descriptors for at most 256 files of the database, for files of the index and for threads. */
const reservedDescriptors = 512
const minConnections = 16
/** Beyond this the event loop is the limit, not the descriptors. */
const maxConnections = 20_000

/** Soft limit of open files of this process; null where the system does not tell. */
export async function readOpenFileLimit(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const soft = /^Max open files\s+(\d+)/mu.exec(limits)?.[1]
  return soft === undefined ? null : Number(soft)
}

/** Connections that leave enough descriptors for everything else. Without descriptors left, threads and the database would fail. */
export function connectionsWithin(openFileLimit: number | null): number {
  return Math.min(maxConnections, Math.max(minConnections, (openFileLimit ?? maxConnections * 2) - reservedDescriptors))
}
