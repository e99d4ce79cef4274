export const quantisations = ['scalar', 'binary', 'none'] as const
export type Quantisation = (typeof quantisations)[number]

export interface VectorAddress {
  /** Without user. */
  readonly url: string
  readonly apiKey: string | null
  /** Beginning of the names of collections and aliases. */
  readonly prefix: string
  /** Of the collections that are created from now on. */
  readonly shards: number
  readonly replicas: number
  readonly quantisation: Quantisation
}

const shape = /^qdrant(?<tls>s?):\/\/(?:(?<key>[^@/?]+)@)?(?<host>[^/?@,\s]+)\/?(?<prefix>[a-z][a-z0-9_]*)?\/?(?:\?(?<query>.*))?$/u
const defaultPort = 6333
const maxShards = 64
const maxReplicas = 5
const names: ReadonlySet<string> = new Set(['shards', 'replicas', 'quantisation'])

/** `qdrant://key@host:6333/prefix?shards=1&replicas=1&quantisation=scalar`, with `qdrants` for TLS. Null when it is none. */
export function parseVectorAddress(text: string): VectorAddress | null {
  const parts = shape.exec(text)?.groups
  if (parts === undefined) return null
  const host = parts['host'] as string
  const url = `${parts['tls'] === 's' ? 'https' : 'http'}://${/:\d+$/u.test(host) ? host : `${host}:${defaultPort}`}`
  const options = new URLSearchParams(parts['query'] ?? '')
  const shards = integerOf(options.get('shards') ?? '1', maxShards)
  const replicas = integerOf(options.get('replicas') ?? '1', maxReplicas)
  const quantisation = quantisations.find((each) => each === (options.get('quantisation') ?? 'scalar'))
  const isKnown = [...options.keys()].every((name) => names.has(name))
  if (!URL.canParse(url) || shards === null || replicas === null || quantisation === undefined || !isKnown) return null
  return { url, apiKey: keyOf(parts['key']), prefix: parts['prefix'] ?? 'basejuris', shards, replicas, quantisation }
}

const keyOf = (text: string | undefined): string | null => {
  try {
    return text === undefined ? null : decodeURIComponent(text)
  } catch {
    return text ?? null
  }
}

const integerOf = (text: string, max: number): number | null =>
  /^\d+$/u.test(text) && Number(text) >= 1 && Number(text) <= max ? Number(text) : null
