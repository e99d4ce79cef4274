export interface EngineAddress {
  /** Addresses of the nodes, each with its user and password where there are any. */
  readonly nodes: readonly string[]
  /** Beginning of the names of indexes and aliases. */
  readonly prefix: string
  /** Of the indexes that are created from now on. */
  readonly shards: number
  readonly replicas: number
}

const shape =
  /^opensearch(?<tls>s?):\/\/(?:(?<user>[^@/?]*)@)?(?<hosts>[^/?@,\s]+(?:,[^/?@,\s]+)*)\/?(?<prefix>[a-z][a-z0-9_]*)?\/?(?:\?(?<query>.*))?$/u
const defaultPort = 9200
const maxShards = 64
const maxReplicas = 4

/** `opensearch://user:password@host:9200,host:9200/prefix?shards=2&replicas=1`, with `opensearchs` for TLS. Null when it is none. */
export function parseEngineAddress(text: string): EngineAddress | null {
  const parts = shape.exec(text)?.groups
  if (parts === undefined) return null
  const options = new URLSearchParams(parts['query'] ?? '')
  const shards = integerOf(options.get('shards') ?? '1', 1, maxShards)
  const replicas = integerOf(options.get('replicas') ?? '1', 0, maxReplicas)
  const nodes = (parts['hosts'] as string).split(',').map((host) => nodeOf(parts['tls'] === 's' ? 'https' : 'http', parts['user'], host))
  const isKnown = [...options.keys()].every((name) => name === 'shards' || name === 'replicas')
  if (shards === null || replicas === null || !isKnown || nodes.includes(null)) return null
  return { nodes: nodes as string[], prefix: parts['prefix'] ?? 'basejuris', shards, replicas }
}

const nodeOf = (protocol: string, user: string | undefined, host: string): string | null => {
  const address = `${protocol}://${user === undefined ? '' : `${user}@`}${/:\d+$/u.test(host) ? host : `${host}:${defaultPort}`}`
  return URL.canParse(address) ? address : null
}

const integerOf = (text: string, min: number, max: number): number | null =>
  /^\d+$/u.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null
