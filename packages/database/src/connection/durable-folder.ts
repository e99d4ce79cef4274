import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { type DiskRoom, isStorageFull } from './disk-room.ts'
import { othersMask } from './private-folder.ts'

interface HostStream {
  readonly node: unknown
  /** File descriptor; folders have none. */
  readonly nfd?: number
}
type Write = (stream: HostStream, buffer: Uint8Array, offset: number, length: number, position: number) => number
type MakeNode = (parent: unknown, name: string, mode: number, device: number) => unknown
interface HostFiles {
  readonly realPath: (node: unknown) => string
  readonly node_ops: { mknod: MakeNode }
  readonly stream_ops: { fsync?: (stream: HostStream) => number; write: Write }
}

/**
 * A database folder whose confirmed writes are on the disk. PGlite turns fsync off, and its own folder ignores it (electric-sql/pglite
 * issue 1107). A power cut could then lose confirmed writes and damage the files. Use with `durableStartParams`. When the disk is full, the
 * log takes the reserved room. New files belong to their owner alone.
 */
export class DurableFolder extends NodeFS {
  readonly #room: DiskRoom

  constructor(folder: string, room: DiskRoom) {
    super(folder)
    this.#room = room
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const prepare = ({ NODEFS }: { NODEFS: unknown }): void => {
      enableFsync(NODEFS as HostFiles)
      keepRoomForLog(NODEFS as HostFiles, this.#room)
    }
    const preRun = [...(emscriptenOpts.preRun ?? []), prepare]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/**
 * Drops `-F`, which turns fsync off. `wal_sync_method` must be fsync because PGlite does not pass fdatasync to the system. The system's
 * page cache holds the same files, so shared buffers of 32 MB answer as fast as the default of 128 MB.
 */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'max_wal_size=256MB'],
  // A recycled file of the log would hold its old content until it is full again.
  ...['-c', 'wal_recycle=off'],
  ...['-c', 'shared_buffers=32MB'],
  // By default it keeps up to 1000 files open, which takes the descriptors of connections and of everything else.
  ...['-c', 'max_files_per_process=256'],
]

function enableFsync(files: HostFiles): void {
  files.stream_ops.fsync = ({ node, nfd }) => {
    try {
      if (nfd === undefined) syncFolder(files.realPath(node))
      else fs.fsyncSync(nfd)
      return 0
    } catch (cause) {
      return exitOnDiskFailure(cause)
    }
  }
}

/**
 * Outside the tables PostgreSQL cannot undo a write that fails: it panics, and PGlite then loops for ever. A table that cannot grow fails
 * its statement alone.
 */
const isTable = (path: string): boolean => path.includes('/base/')

function keepRoomForLog(files: HostFiles, room: DiskRoom): void {
  const { write } = files.stream_ops
  const { mknod } = files.node_ops
  const tables = new WeakMap<HostStream, boolean>()
  const isOfTable = (stream: HostStream): boolean => {
    const known = tables.get(stream) ?? isTable(files.realPath(stream.node))
    tables.set(stream, known)
    return known
  }
  files.stream_ops.write = (stream, buffer, offset, length, position) => {
    const { nfd } = stream
    if (nfd === undefined || isOfTable(stream)) return write(stream, buffer, offset, length, position)
    return withReserve(room, () => fs.writeSync(nfd, buffer, offset, length, position))
  }
  files.node_ops.mknod = (parent, name, askedMode, device) => {
    const mode = askedMode & ~othersMask
    try {
      return mknod(parent, name, mode, device)
    } catch (error) {
      if (isTable(files.realPath(parent)) || !room.releaseReserve()) throw error
      return mknod(parent, name, mode, device)
    }
  }
}

function withReserve(room: DiskRoom, write: () => number): number {
  try {
    return write()
  } catch (cause) {
    if (isStorageFull(cause) && room.releaseReserve()) return withReserve(room, write)
    return exitOnDiskFailure(cause)
  }
}

/** Exit code of input/output errors (`EX_IOERR` of sysexits.h). */
export const diskFailureExitCode = 74

/** PostgreSQL would panic here, and PGlite then loops for ever. The next start recovers everything confirmed. */
function exitOnDiskFailure(cause: unknown): never {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown'
  fs.writeSync(2, `The disk did not confirm a write of the database (${code}); the process stops.\n`)
  process.exit(diskFailureExitCode)
}

function syncFolder(path: string): void {
  // Windows cannot open folders and needs no fsync of them.
  if (process.platform === 'win32') return
  const folder = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(folder)
  } finally {
    fs.closeSync(folder)
  }
}
