import { BroadcastChannel, isMainThread } from 'node:worker_threads'
import { createHashingEncoder } from '../../encoder/hashing-encoder.ts'
import { openEmbeddedHost } from './embedded-host.ts'

// Loaded in both threads (`--import`). On a message the search thread throws an uncaught error while the other thread searches.
const death = new BroadcastChannel('death')
death.unref()
if (isMainThread) {
  const encoder = createHashingEncoder()
  const thread = await openEmbeddedHost({ folder: process.argv.at(-1) as string, dimension: encoder.dimension, schema: 'test' })
  const search = thread.searchWith({ encoder: { ...encoder, encodeQuery: () => new Promise(() => undefined) } })
  const request = {
    query: 'multa del camino vecinal',
    collections: ['civil' as const],
    fictional: 'incluir' as const,
    filters: {},
    sort: 'relevancia' as const,
  }
  search.search({ ...request, mode: 'semantica', page: 1, size: 10, group: false }).catch(() => undefined)
  process.stdout.write('searching\n')
  death.postMessage('now')
  setTimeout(() => process.exit(0), 30_000)
} else
  death.onmessage = () => {
    throw new Error('the thread died')
  }
