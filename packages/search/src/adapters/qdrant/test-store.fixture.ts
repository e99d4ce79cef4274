import { inject } from 'vitest'
import { suiteDimension } from '../../testing/arbitraries.ts'
import type { VectorAddress } from './vector-address.ts'
import { type VectorHost, vectorStore } from './vector-store.ts'

/** The server of `QDRANT_TEST_URL`. */
export const storeUrl = inject('qdrantUrl') ?? ''

let opened = 0

/** A name of its own, so that suites do not meet. */
export function nextStoreAddress(parts: Partial<VectorAddress> = {}): VectorAddress {
  return { url: storeUrl, apiKey: null, prefix: `t${process.pid}x${opened++}`, shards: 1, replicas: 1, quantisation: 'scalar', ...parts }
}

export interface TestStore {
  readonly address: VectorAddress
  readonly host: () => VectorHost
  readonly reopen: (schema?: string) => Promise<VectorHost>
  readonly dispose: () => Promise<void>
}

/** An empty store on the server. */
export async function openTestStore(schema = 'suite', dimension = suiteDimension, address = nextStoreAddress()): Promise<TestStore> {
  let host = await vectorStore(address).open({ schema, dimension })
  const close = (): Promise<void> => host.writer.close().catch(() => undefined)
  return {
    address,
    host: () => host,
    reopen: async (other = schema) => {
      await close()
      host = await vectorStore(address).open({ schema: other, dimension })
      return host
    },
    dispose: async () => {
      await close()
      await vectorStore(address).discard()
    },
  }
}
