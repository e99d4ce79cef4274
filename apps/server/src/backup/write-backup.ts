import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { verifyDatabaseCopy } from '@basejuris/database'
import { type Pack, pack } from 'tar-stream'
import { draftNoteName, removeLeftOvers, workFolder } from '../composition/left-overs.ts'
import type { Platform } from '../composition/open-platform.ts'
import { describeFailure, OperatorError } from '../errors/operator-error.ts'
import { type BackupHeader, type BackupManifest, backupFolders, headerName, manifestName } from './backup-format.ts'
import { stageData } from './stage-data.ts'

/** Work folders and half-written files of the backups that this process writes now. */
const running = new Set<string>()

/** Fast, because most of the content is compressed already. */
const compressionLevel = 4

export interface WriteBackup {
  readonly platform: Pick<Platform, 'whileQuiescent' | 'dumpServer' | 'eraseDeleted' | 'room'>
  readonly dataDir: string
  /** Absolute; must not exist. */
  readonly path: string
  readonly at: Date
  readonly onProgress?: (done: number, total: number) => void
  readonly signal?: AbortSignal
}

export interface WrittenBackup {
  readonly files: number
  readonly bytes: number
}

/**
 * Writes the data folder as of one instant to a file, while the product runs. The file is written completely or not at all. What an
 * interrupted backup left is removed first. It omits the key, without which the encrypted parts are unreadable. The copied database is
 * opened and read before the file has its name.
 */
export async function writeBackup({ platform, dataDir, path, at, onProgress, signal }: WriteBackup): Promise<WrittenBackup> {
  if ((await stat(path).catch(() => null)) !== null) throw new OperatorError(`Ya existe ${path}: elija otro nombre.`)
  const staged = workFolder(dataDir, 'backup', randomUUID())
  const draft = `${path}.partial`
  if (running.has(draft)) throw new OperatorError(`Ya se está escribiendo un respaldo en ${path}.`)
  running.add(staged).add(draft)
  try {
    await removeLeftOvers(dataDir, running)
    await rm(draft, { force: true })
    await mkdir(staged, { recursive: true, mode: 0o700 })
    await writeFile(join(staged, draftNoteName), draft, { mode: 0o600 })
    await stageData(platform, dataDir, staged, signal)
    const entries = await listEntries(staged)
    const archive = pack()
    const filling = fill(archive, entries, at, onProgress).catch((error: Error) => archive.destroy(error))
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(archive, createGzip({ level: compressionLevel }), output, { ...(signal === undefined ? {} : { signal }) })
    await filling
    if (platform.dumpServer === null) await requireWhole(join(staged, 'database'), signal)
    await rename(draft, path)
    return { files: entries.filter(({ folder }) => !folder).length, bytes: (await stat(path)).size }
  } catch (error) {
    signal?.throwIfAborted()
    throw error instanceof OperatorError ? error : new OperatorError(`No se pudo escribir ${path}. ${describeFailure(error)}`)
  } finally {
    await rm(staged, { recursive: true, force: true })
    await rm(draft, { force: true }).catch(() => undefined)
    running.delete(staged)
    running.delete(draft)
  }
}

/** The manifest proves that the file holds what was copied, and this that the copy opens. */
async function requireWhole(database: string, signal: AbortSignal | undefined): Promise<void> {
  const fault = await verifyDatabaseCopy(database, signal)
  if (fault !== null)
    throw new OperatorError(
      `El respaldo no se escribió: la base de datos está dañada. Conserve los respaldos anteriores y restaure el último.\n${fault}`,
    )
}

interface StagedEntry {
  readonly name: string
  readonly path: string
  readonly folder: boolean
  readonly bytes: number
}

/** Includes empty folders, which a database has. */
async function listEntries(root: string): Promise<StagedEntry[]> {
  const entries: StagedEntry[] = []
  for (const backupFolder of backupFolders) {
    const folder = join(root, backupFolder)
    if ((await stat(folder).catch(() => null)) === null) continue
    entries.push({ name: backupFolder, path: folder, folder: true, bytes: 0 })
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = relative(root, path).split(sep).join('/')
      const isFolder = entry.isDirectory()
      entries.push({ name, path, folder: isFolder, bytes: isFolder ? 0 : (await stat(path)).size })
    }
  }
  return entries
}

async function fill(archive: Pack, entries: readonly StagedEntry[], at: Date, onProgress?: WriteBackup['onProgress']): Promise<void> {
  const files: BackupManifest['files'] = []
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const put = (name: string, content: object): unknown => archive.entry({ name, mtime: at, mode: 0o600 }, JSON.stringify(content))
  put(headerName, { format: 1, createdAt: at.toISOString() } satisfies BackupHeader)
  for (const { name, path, folder, bytes } of entries) {
    if (folder) archive.entry({ name, type: 'directory', mtime: at, mode: 0o700 })
    else {
      const hash = createHash('sha256')
      const source = createReadStream(path)
      source.on('data', (piece) => hash.update(piece))
      await pipeline(source, archive.entry({ name, size: bytes, mtime: at, mode: 0o600 }))
      files.push({ name, bytes, sha256: hash.digest('base64url') })
      done += bytes
      onProgress?.(done, total)
    }
  }
  put(manifestName, { files } satisfies BackupManifest)
  archive.finalize()
}
