import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import {
  type BackupHeader,
  type BackupManifest,
  headerName,
  headerSchema,
  isAllowedName,
  manifestName,
  manifestSchema,
} from './backup-format.ts'

type Entry = Readable & { readonly header: Header }

/** The file is not a backup, is truncated or was changed. The message is for the operator. */
export class BackupDamaged extends Error {}

/** Extracts a backup into `folder` and compares every file with the manifest. @throws {BackupDamaged} */
export async function readBackup(path: string, folder: string): Promise<BackupHeader> {
  const found = new Map<string, string>()
  const ends = { header: null as BackupHeader | null, manifest: null as BackupManifest | null }
  const archive = extract()
  const feeding = pipeline(createReadStream(path), createGunzip(), archive)
  // Stream errors surface where the entries are read.
  feeding.catch(() => undefined)
  try {
    for await (const entry of archive) await take(entry as unknown as Entry, folder, ends, found)
    await feeding
  } catch (error) {
    // Of the disk, not of the file: no room, no rights.
    if (error instanceof BackupDamaged || (error as NodeJS.ErrnoException).syscall !== undefined) throw error
    throw new BackupDamaged('El archivo no es un respaldo de BaseJuris, o está cortado o dañado.')
  }
  if (ends.header === null || ends.manifest === null) throw new BackupDamaged('El archivo no es un respaldo de BaseJuris, o está cortado.')
  const wrong = ends.manifest.files.filter(({ name, sha256 }) => found.get(name) !== sha256)
  if (wrong.length > 0 || ends.manifest.files.length !== found.size)
    throw new BackupDamaged(`El respaldo está dañado: ${wrong[0]?.name ?? 'hay archivos de más'}.`)
  return ends.header
}

async function take(
  entry: Entry,
  folder: string,
  ends: { header: BackupHeader | null; manifest: BackupManifest | null },
  found: Map<string, string>,
): Promise<void> {
  const name = entry.header.name.replace(/\/$/u, '')
  if (name === headerName) ends.header = headerSchema.parse(await json(entry))
  else if (name === manifestName) ends.manifest = manifestSchema.parse(await json(entry))
  else if (!isAllowedName(name)) throw new BackupDamaged(`El respaldo nombra un archivo que no le corresponde: ${name.slice(0, 80)}`)
  else if (entry.header.type === 'directory') {
    await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
    entry.resume()
  } else if (entry.header.type === 'file') {
    const target = join(folder, name)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    const hash = createHash('sha256')
    entry.on('data', (piece: Buffer) => hash.update(piece))
    await pipeline(entry, createWriteStream(target, { mode: 0o600, flush: true }))
    found.set(name, hash.digest('base64url'))
  } else throw new BackupDamaged('El respaldo contiene enlaces: no lo escribió BaseJuris.')
}

async function json(entry: Entry): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of entry) pieces.push(piece as Buffer)
  return JSON.parse(Buffer.concat(pieces).toString('utf8'))
}
