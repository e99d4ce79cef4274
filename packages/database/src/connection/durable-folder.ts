import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface HostStream {
  readonly node: unknown
  /** File descriptor; folders have none. */
  readonly nfd?: number
}
interface HostFiles {
  readonly realPath: (node: unknown) => string
  readonly stream_ops: { fsync?: (stream: HostStream) => number }
}

/**
 * A database folder whose confirmed writes are on the disk. PGlite turns fsync off, and its own folder ignores it (electric-sql/pglite
 * issue 1107). A power cut could then lose confirmed writes and damage the files. Use with `durableStartParams`.
 */
export class DurableFolder extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: { NODEFS: unknown }) => enableFsync(module.NODEFS as HostFiles)]
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
  ...['-c', 'shared_buffers=32MB'],
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
