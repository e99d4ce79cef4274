import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Fate, openStandIn, type StandIn } from '@basejuris/search/adapters/stand-in.fixture'

/** Typed here: the scripts are plain JavaScript, read by npm test before anything is installed. */
type Start<Server> = () => Promise<(Server & { readonly url: string; readonly stop: () => Promise<void> }) | { readonly reason: string }>
interface Scripts {
  readonly startTemporaryPostgres: Start<{ readonly restart: () => void }>
  readonly startTemporaryOpensearch: Start<{ readonly nodes?: readonly string[]; readonly order?: (line: string) => void }>
}

const load = async <Name extends keyof Scripts>(script: string): Promise<Pick<Scripts, Name>> =>
  (await import(pathToFileURL(join(import.meta.dirname, '../../scripts', script)).href)) as Pick<Scripts, Name>

export interface TestServers {
  readonly databaseUrl: string
  /** Through a way to each node that can be disturbed. */
  readonly searchUrl: string
  readonly restartDatabase: () => void
  /** What becomes of the requests to the cluster from now on. */
  readonly disturb: (fate: Fate) => void
  /** Stops the node that does not manage the cluster. Answers how to start it, which ends once every shard has its copies again. */
  readonly stopNode: () => Promise<() => Promise<void>>
  readonly stop: () => Promise<void>
}

/** A PostgreSQL server and a cluster of two nodes of this run alone, or the reason why there are none. */
export async function startTestServers(prefix: string): Promise<TestServers | { readonly reason: string }> {
  const { startTemporaryPostgres } = await load<'startTemporaryPostgres'>('temporary-postgres.mjs')
  const { startTemporaryOpensearch } = await load<'startTemporaryOpensearch'>('temporary-opensearch.mjs')
  const database = await startTemporaryPostgres()
  if ('reason' in database) return { reason: `PostgreSQL: ${database.reason}` }
  const cluster = await startTemporaryOpensearch()
  if ('reason' in cluster || cluster.nodes === undefined || cluster.order === undefined) {
    await database.stop()
    return { reason: `OpenSearch: ${'reason' in cluster ? cluster.reason : 'the one that is given cannot be stopped'}` }
  }
  const { nodes, order } = cluster
  let fate: Fate = 'pass'
  const ways: StandIn[] = []
  for (const node of nodes) ways.push(await openStandIn(node, () => fate))
  const hosts = ways.map(({ url }) => new URL(url).host).join(',')
  return {
    databaseUrl: database.url,
    searchUrl: `opensearch://${hosts}/${prefix}?shards=2&replicas=1`,
    restartDatabase: database.restart,
    disturb: (next) => {
      fate = next
    },
    stopNode: async () => {
      const stopped = (await managerOf(nodes)) === 0 ? 1 : 0
      order(`stop ${stopped}`)
      return async () => {
        order(`start ${stopped}`)
        await untilGreen(nodes[1 - stopped] ?? '', nodes.length)
      }
    },
    stop: async () => {
      for (const way of ways) way.close()
      await cluster.stop()
      await database.stop()
    },
  }
}

/** Position of the node that manages the cluster. */
async function managerOf(nodes: readonly string[]): Promise<number> {
  const names = await Promise.all(nodes.map(async (node) => ((await (await fetch(node)).json()) as { readonly name: string }).name))
  const response = await fetch(`${nodes[0]}/_cat/cluster_manager?format=json`)
  const [manager] = (await response.json()) as { readonly node: string }[]
  return names.indexOf(manager?.node ?? '')
}

async function untilGreen(node: string, nodes: number): Promise<void> {
  for (;;) {
    const path = `/_cluster/health?wait_for_nodes=${nodes}&wait_for_status=green&timeout=5s`
    const response = await fetch(node + path).catch(() => null)
    const health = response?.ok === true ? ((await response.json()) as { readonly timed_out: boolean }) : null
    if (health?.timed_out === false) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
