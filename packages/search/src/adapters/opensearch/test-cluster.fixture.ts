import { inject } from 'vitest'
import { suiteDimension } from '../../testing/arbitraries.ts'
import type { EngineAddress } from './cluster/engine-address.ts'
import type { ClusterHost } from './cluster-host.ts'
import { type ClusterOptions, openCluster, opensearchEngine } from './opensearch-engine.ts'

/** The cluster that `npm run test:distributed` starts. */
export const clusterUrl = inject('searchUrl') ?? ''

let opened = 0

/** A name of its own, so that suites do not meet. */
export function nextAddress(parts: Partial<EngineAddress> = {}): EngineAddress {
  return { nodes: [clusterUrl], prefix: `t${process.pid}x${opened++}`, shards: 1, replicas: 0, ...parts }
}

export const clusterOptions = { dimension: suiteDimension, schema: 'suite', groupings: ['corte', 'norma'] }

export interface TestCluster {
  readonly address: EngineAddress
  readonly host: () => ClusterHost
  readonly reopen: (options?: Partial<ClusterOptions>) => Promise<ClusterHost>
  readonly dispose: () => Promise<void>
}

/** An empty index in the cluster. */
export async function openTestCluster(options: ClusterOptions = clusterOptions, address = nextAddress()): Promise<TestCluster> {
  let host = await openCluster(address, options)
  const close = (): Promise<void> => host.writer.close().catch(() => undefined)
  return {
    address,
    host: () => host,
    reopen: async (others = {}) => {
      await close()
      host = await openCluster(address, { ...options, ...others })
      return host
    },
    dispose: async () => {
      await close()
      await opensearchEngine(address).discard()
    },
  }
}
