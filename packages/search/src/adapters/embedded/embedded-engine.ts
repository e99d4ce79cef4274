import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { diskFiles, storedSchema, verifyIndex } from '@basejuris/engine'
import type { IndexEngine } from '../../ports/index.ts'
import { composedSchema } from '../composed.ts'
import { vectorStore } from '../qdrant/vector-store.ts'
import { type EmbeddedHost, openEmbeddedHost, startThread } from './embedded-host.ts'
import { type IndexMemory, memoryForIndex } from './index-memory.ts'
import type { ThreadOptions } from './thread-protocol.ts'

/**
 * The embedded engine with its index in a folder, searched in a thread of its own. Its memory follows the size of the stored index when
 * none is given. Its vectors may be in a store of their own.
 */
export function embeddedEngine(
  folder: string,
  { vectors = null, memory, opensTopics = true }: Pick<ThreadOptions, 'vectors' | 'opensTopics'> & { readonly memory?: IndexMemory } = {},
): Required<IndexEngine<EmbeddedHost>> {
  let prepared: Worker | null = null
  const store = vectors === null ? null : vectorStore(vectors)
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
    storedSchema: async () => {
      const words = await storedSchema(diskFiles, folder)
      return store === null ? words : composedSchema(words, await store.storedSchema())
    },
    open: async (options) => {
      if (await discardSnapshot(folder)) options.onRefused?.('it was made by an older version of the program')
      // On this thread, because another one cannot throw why the store is refused.
      if (store !== null) await (await store.open(options)).writer.close()
      const { cacheBytes, residentVectorBytes } = memory ?? (await memoryForIndex(folder))
      return openEmbeddedHost(
        { folder, cacheBytes, residentVectorBytes, vectors, opensTopics, ...options },
        takePrepared() ?? startThread(),
      )
    },
    discard: async () => {
      await rm(folder, { recursive: true, force: true })
      await store?.discard()
    },
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
