import { fork } from 'node:child_process'
import { join } from 'node:path'

/** The baseline compiler of WebAssembly: some 150 MB for this process instead of 650 MB. */
const execArgv = ['--liftoff-only']

/**
 * Opens a copy of an embedded database in a process of its own and reads every page of its tables and ordered indexes, as PostgreSQL's
 * amcheck does. Answers what is wrong, null when it is whole. The copy is changed by it: use it for nothing else afterwards.
 */
export function verifyDatabaseCopy(folder: string, signal?: AbortSignal): Promise<string | null> {
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'verify-copy.process.ts'), [folder], {
      execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      ...(signal === undefined ? {} : { signal }),
    })
    child.once('message', (fault) => resolve(typeof fault === 'string' ? fault : null))
    child.once('error', reject)
    child.once('exit', (code, killedBy) => resolve(`the check ended with ${code ?? killedBy}`))
  })
}
