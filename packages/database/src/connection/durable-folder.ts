import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface HostStream {
  readonly node: unknown
  /** Descriptor of the system; folders have none. */
  readonly nfd?: number
}
interface HostFiles {
  readonly realPath: (node: unknown) => string
  readonly stream_ops: { fsync?: (stream: HostStream) => number }
}

/**
 * A database folder whose confirmed writes are on the disk. PGlite turns PostgreSQL's fsync off, and its own folder answers it without doing
 * anything (electric-sql/pglite issue 1107), so that a power cut could lose confirmed writes and damage the files. Use with `durableStartParams`.
 */
export class DurableFolder extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: { NODEFS: unknown }) => enableFsync(module.NODEFS as HostFiles)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** Without `-F`, which is PostgreSQL's «fsync off»; fdatasync, its first choice, is not carried to the system at all. */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'max_wal_size=256MB'],
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

/** PostgreSQL panics here, and the embedded one would then spin for ever; what was confirmed is recovered at the next start. */
function exitOnDiskFailure(cause: unknown): never {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown'
  fs.writeSync(2, `The disk did not confirm a write of the database (${code}); the process stops.\n`)
  process.exit(diskFailureExitCode)
}

function syncFolder(path: string): void {
  // Windows does not open folders, nor need it.
  if (process.platform === 'win32') return
  const folder = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(folder)
  } finally {
    fs.closeSync(folder)
  }
}
