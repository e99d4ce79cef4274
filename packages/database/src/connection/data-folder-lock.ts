import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { z } from 'zod'
import { findRunning, identifyProcess } from './process-identity.ts'

const refreshIntervalMs = 5_000
/** An owner on another machine or in another container cannot be checked. Its lock is stale when not refreshed for this long. */
const staleAfterMs = 60_000

const ownerSchema = z.object({
  key: z.string(),
  pid: z.number().int().positive(),
  startedTicks: z.string().nullable(),
  host: z.string(),
  boot: z.string().nullable(),
  namespace: z.string().nullable(),
  since: z.string(),
  socketPath: z.string().nullable(),
})
type Owner = z.infer<typeof ownerSchema>

/** Another running process owns the data folder. */
export class DataFolderInUse extends Error {
  readonly folder: string
  readonly lockPath: string
  readonly pid: number
  /** When the owner locked the folder. */
  readonly since: Date
  /** Socket on which the owner accepts operator commands; null when it has none. */
  readonly socketPath: string | null

  constructor(folder: string, lockPath: string, owner: Owner) {
    super(`The data folder ${folder} is in use by process ${owner.pid} since ${owner.since}`)
    this.name = 'DataFolderInUse'
    this.folder = folder
    this.lockPath = lockPath
    this.pid = owner.pid
    this.since = new Date(owner.since)
    this.socketPath = owner.socketPath
  }
}

export interface DataFolderLock {
  readonly folder: string
  readonly lockPath: string
  /** Throws unless the lock is held and `path` is the folder or lies in it. */
  readonly assertCovers: (path: string) => void
  /** Releases the lock. Calling it again does nothing. */
  readonly release: () => void
}

export interface LockDataFolderOptions {
  readonly socketPath?: string
  readonly now?: () => Date
}

/**
 * Makes this process the only owner of a data folder, by a lock file beside it (`<folder>.lock`). Creates the parent folder. A stale
 * lock is taken over.
 * @throws {DataFolderInUse} when a running process, this one included, owns it
 */
export function lockDataFolder(dataFolder: string, { socketPath, now = () => new Date() }: LockDataFolderOptions = {}): DataFolderLock {
  const folder = resolve(dataFolder)
  const lockPath = `${folder}.lock`
  mkdirSync(dirname(folder), { recursive: true })
  const owner: Owner = { key: randomUUID(), ...identifyProcess(process.pid), since: now().toISOString(), socketPath: socketPath ?? null }
  acquire(folder, lockPath, owner)
  return holdLock(folder, lockPath, owner)
}

/** Current owner of the folder; null when no running process owns it. */
export function findDataFolderOwner(dataFolder: string): { readonly pid: number; readonly socketPath: string | null } | null {
  const lockPath = `${resolve(dataFolder)}.lock`
  const owner = readOwner(lockPath)
  return owner !== null && isAlive(lockPath, owner) ? { pid: owner.pid, socketPath: owner.socketPath } : null
}

function acquire(folder: string, lockPath: string, owner: Owner): void {
  if (createAtomically(lockPath, owner)) return
  const current = readOwner(lockPath)
  if (current !== null && isAlive(lockPath, current)) throw new DataFolderInUse(folder, lockPath, current)
  takeOver(folder, lockPath, owner)
}

/** Only one of the processes that find the same stale lock may win: the holder of a second lock file replaces the first. */
function takeOver(folder: string, lockPath: string, owner: Owner): void {
  const takeoverPath = `${lockPath}.takeover`
  if (!createAtomically(takeoverPath, owner)) {
    const other = readOwner(takeoverPath)
    if (other !== null && isAlive(takeoverPath, other)) throw new DataFolderInUse(folder, lockPath, other)
    rmSync(takeoverPath, { force: true })
    if (!createAtomically(takeoverPath, owner)) throw new DataFolderInUse(folder, lockPath, readOwner(takeoverPath) ?? owner)
  }
  try {
    if (createAtomically(lockPath, owner)) return
    const current = readOwner(lockPath)
    if (current !== null && isAlive(lockPath, current)) throw new DataFolderInUse(folder, lockPath, current)
    renameSync(writeDraft(lockPath, owner), lockPath)
  } finally {
    rmSync(takeoverPath, { force: true })
  }
}

/** Creates the file with its content in one step, so that no reader sees half of it. False when it exists. */
function createAtomically(path: string, owner: Owner): boolean {
  const draft = writeDraft(path, owner)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function writeDraft(path: string, owner: Owner): string {
  const draft = `${path}.${owner.key}`
  writeFileSync(draft, JSON.stringify(owner), { flag: 'wx', mode: 0o600 })
  return draft
}

function readOwner(path: string): Owner | null {
  try {
    const read = ownerSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

const isAlive = (path: string, owner: Owner): boolean => findRunning(owner) ?? msSinceRefresh(path) < staleAfterMs

const msSinceRefresh = (path: string): number => Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)

function holdLock(folder: string, lockPath: string, owner: Owner): DataFolderLock {
  let held = true
  const refresh = setInterval(() => {
    if (readOwner(lockPath)?.key === owner.key) utimesSync(lockPath, new Date(), new Date())
  }, refreshIntervalMs)
  refresh.unref()
  return {
    folder,
    lockPath,
    assertCovers: (path) => {
      const target = resolve(path)
      if (!held || readOwner(lockPath)?.key !== owner.key) throw new Error(`The lock of ${folder} is not held`)
      if (target !== folder && !target.startsWith(folder + sep)) throw new Error(`The lock of ${folder} does not cover ${target}`)
    },
    release: () => {
      if (!held) return
      held = false
      clearInterval(refresh)
      if (readOwner(lockPath)?.key === owner.key) rmSync(lockPath, { force: true })
    },
  }
}
