import { setImmediate } from 'node:timers/promises'
import { type NormPart, normPartsSchema } from '@basejuris/domain'
import { LRUCache } from 'lru-cache'
import { writeCountOf } from '../connection/guarded-pglite.ts'
import type { Database } from '../connection/open-database.ts'
import { shareUntilWritten } from '../connection/share-concurrent-calls.ts'
import { getLastNormSequence, listNorms, listNormsWithText, listPartsOfVersions, type StoredNorm, type VersionOfNorm } from './norms.ts'

interface CachedNorm {
  /** Null for a norm without an imported text. */
  readonly norm: StoredNorm | null
  /** Sequence of the last change of any norm when it was read. */
  readonly sequence: number
}

interface NormCache {
  readonly norms: LRUCache<number, CachedNorm>
  readonly parts: LRUCache<string, readonly NormPart[]>
  readonly readNorm: (idNorma: number) => Promise<StoredNorm | null>
  /** Parts that are being read, for all who ask for them meanwhile. */
  readonly reading: Map<string, Promise<readonly NormPart[]>>
  readonly readParts: (version: VersionOfNorm) => Promise<readonly NormPart[]>
  readonly lastSequence: () => Promise<number>
  /** Norms with a text, as of a sequence. */
  withText: { readonly sequence: number; readonly ids: Promise<ReadonlySet<number>> } | null
}

/** Facts and dates of versions: some kilobytes each. */
const maxCachedNorms = 1000
/** Parts in memory: a code has some 3,000, of a quarter of a kilobyte each. */
const maxCachedParts = 40_000
const maxNormsOfQuery = 100
/** The parts of a code take about half a megabyte. */
const maxVersionsOfQuery = 20
const caches = new WeakMap<Database, NormCache>()

function cacheOf(db: Database): NormCache {
  const cache = caches.get(db) ?? {
    norms: new LRUCache({ max: maxCachedNorms }),
    parts: new LRUCache({ maxSize: maxCachedParts, sizeCalculation: ({ length }: readonly NormPart[]) => length + 1 }),
    readNorm: readTogether(maxNormsOfQuery, async (ids) => {
      const found = await listNorms(db, ids)
      return ids.map((idNorma) => found.get(idNorma) ?? null)
    }),
    reading: new Map(),
    readParts: readPartsTogether(db),
    lastSequence: shareUntilWritten(writeCountOf(db), () => getLastNormSequence(db)),
    withText: null,
  }
  caches.set(db, cache)
  return cache
}

/**
 * As `findNorm`, cached until any norm changes. Every call asks the database for the last change, unless nothing was written since. Do not
 * change the answer.
 */
export async function cachedNorm(db: Database, idNorma: number): Promise<StoredNorm | null> {
  const { norms, readNorm, lastSequence } = cacheOf(db)
  const sequence = await lastSequence()
  const cached = norms.get(idNorma)
  if (cached?.sequence === sequence) return cached.norm
  const norm = await readNorm(idNorma)
  norms.set(idNorma, { norm, sequence })
  return norm
}

/** Every norm that has an imported text, cached until any norm changes: the same set while nothing changed. */
export async function cachedNormsWithText(db: Database): Promise<ReadonlySet<number>> {
  const cache = cacheOf(db)
  const sequence = await cache.lastSequence()
  if (cache.withText?.sequence !== sequence) {
    const ids = listNormsWithText(db).then((listed) => new Set(listed))
    cache.withText = { sequence, ids }
    ids.catch(() => {
      cache.withText = null
    })
  }
  return cache.withText.ids
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

const readPartsTogether = (db: Database): NormCache['readParts'] => {
  const read = readTogether(maxVersionsOfQuery, (versions: readonly VersionOfNorm[]) => listPartsOfVersions(db, versions))
  return async (version) => normPartsSchema.parse(await read(version))
}

/** What is asked for at one moment is read in one query, of at most `maxAsked`. */
function readTogether<Asked, Found>(
  maxAsked: number,
  list: (asked: readonly Asked[]) => Promise<readonly Found[]>,
): (asked: Asked) => Promise<Found> {
  let open: { readonly asked: Asked[]; readonly found: Promise<readonly Found[]> } | null = null
  const openQuery = (): NonNullable<typeof open> => {
    const asked: Asked[] = []
    const found = setImmediate().then(() => {
      if (open?.asked === asked) open = null
      return list(asked)
    })
    return { asked, found }
  }
  return async (one) => {
    if (open === null || open.asked.length === maxAsked) open = openQuery()
    const { asked, found } = open
    const place = asked.push(one) - 1
    return (await found)[place] as Found
  }
}
