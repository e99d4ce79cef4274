import { setImmediate } from 'node:timers/promises'
import { type NormPart, normPartsSchema } from '@basejuris/domain'
import { LRUCache } from 'lru-cache'
import type { Database } from '../connection/open-database.ts'
import { shareConcurrentCalls } from '../connection/share-concurrent-calls.ts'
import { findNorm, getLastNormSequence, listPartsOfVersions, type StoredNorm, type VersionOfNorm } from './norms.ts'

interface CachedNorm {
  /** Null for a norm without an imported text. */
  readonly norm: StoredNorm | null
  /** Sequence of the last change of any norm when it was read. */
  readonly sequence: number
}

interface NormCache {
  readonly norms: LRUCache<number, CachedNorm>
  readonly parts: LRUCache<string, readonly NormPart[]>
  /** Parts that are being read, for all who ask for them meanwhile. */
  readonly reading: Map<string, Promise<readonly NormPart[]>>
  readonly readParts: (version: VersionOfNorm) => Promise<readonly NormPart[]>
  readonly lastSequence: () => Promise<number>
}

/** Facts and dates of versions: some kilobytes each. */
const maxCachedNorms = 1000
/** Parts in memory: a code has some 3,000, of a quarter of a kilobyte each. */
const maxCachedParts = 40_000
/** Versions of one query: the parts of a code take about half a megabyte. */
const maxVersionsOfQuery = 20
const caches = new WeakMap<Database, NormCache>()

function cacheOf(db: Database): NormCache {
  const cache = caches.get(db) ?? {
    norms: new LRUCache({ max: maxCachedNorms }),
    parts: new LRUCache({ maxSize: maxCachedParts, sizeCalculation: ({ length }: readonly NormPart[]) => length + 1 }),
    reading: new Map(),
    readParts: readPartsTogether(db),
    lastSequence: shareConcurrentCalls(() => getLastNormSequence(db)),
  }
  caches.set(db, cache)
  return cache
}

/** As `findNorm`, cached until any norm changes. Every call asks the database for the last change. Do not change the answer. */
export async function cachedNorm(db: Database, idNorma: number): Promise<StoredNorm | null> {
  const { norms, lastSequence } = cacheOf(db)
  const sequence = await lastSequence()
  const cached = norms.get(idNorma)
  if (cached?.sequence === sequence) return cached.norm
  const norm = await findNorm(db, idNorma)
  norms.set(idNorma, { norm, sequence })
  return norm
}

/** As `listNormParts`, cached until the norm changes. Do not change the parts: callers share them. */
export async function cachedNormParts(
  db: Database,
  { idNorma, version, changeSequence }: { readonly idNorma: number; readonly version: number; readonly changeSequence: number },
): Promise<readonly NormPart[]> {
  const { parts, reading, readParts } = cacheOf(db)
  const key = `${idNorma}:${version}:${changeSequence}`
  const cached = parts.get(key)
  if (cached !== undefined) return cached
  const pending = reading.get(key) ?? readParts({ idNorma, version }).finally(() => reading.delete(key))
  reading.set(key, pending)
  const read = await pending
  parts.set(key, read)
  return read
}

/** Versions that are asked for at one moment are read in one query. */
function readPartsTogether(db: Database): NormCache['readParts'] {
  let open: { readonly requested: VersionOfNorm[]; readonly read: Promise<unknown[]> } | null = null
  const openQuery = (): NonNullable<typeof open> => {
    const requested: VersionOfNorm[] = []
    const read = setImmediate().then(() => {
      if (open?.requested === requested) open = null
      return listPartsOfVersions(db, requested)
    })
    return { requested, read }
  }
  return async (version) => {
    if (open === null || open.requested.length === maxVersionsOfQuery) open = openQuery()
    const { requested, read } = open
    const place = requested.push(version) - 1
    return normPartsSchema.parse((await read)[place])
  }
}
