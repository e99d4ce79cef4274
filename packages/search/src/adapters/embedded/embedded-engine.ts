import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { diskFiles, storedSchema, verifyIndex } from '@basejuris/engine'
import type { IndexEngine } from '../../ports/index.ts'
import { type EmbeddedHost, openEmbeddedHost, startThread } from './embedded-host.ts'
import { type IndexMemory, memoryForIndex } from './index-memory.ts'

/** The embedded engine with its index in a folder, searched in a thread of its own. Its memory follows the size of the stored index when none is given. */
export function embeddedEngine(folder: string, memory?: IndexMemory): Required<IndexEngine<EmbeddedHost>> {
  let prepared: Worker | null = null
  const takePrepared = (): Worker | null => {
    const thread = prepared
    prepared = null
    return thread
  }
  return {
    prepare: () => {
      prepared ??= startThread()
      return async () => void (await takePrepared()?.terminate())
    },
    storedSchema: () => storedSchema(diskFiles, folder),
    open: async (options) => {
      if (await discardSnapshot(folder)) options.onRefused?.('it was made by an older version of the program')
      return openEmbeddedHost({ folder, ...(memory ?? (await memoryForIndex(folder))), ...options }, takePrepared() ?? startThread())
    },
    discard: () => rm(folder, { recursive: true, force: true }),
    verifyStored: (options) => verifyIndex(folder, options),
  }
}

/** The whole index in one file, as versions before the embedded engine stored it. */
const snapshotName = /^memory-index\.snapshot/u

/** True when there was a snapshot to remove. */
const discardSnapshot = async (folder: string): Promise<boolean> => {
  const names = await readdir(folder).catch(() => [])
  const snapshots = names.filter((name) => snapshotName.test(name))
  for (const name of snapshots) await rm(join(folder, name), { force: true })
  return snapshots.length > 0
}
