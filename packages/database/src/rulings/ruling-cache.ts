import type { Ruling } from '@basejuris/domain'
import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '../connection/open-database.ts'
import { shareUntilWritten } from '../connection/share-concurrent-calls.ts'
import { getLastSequence } from './ruling-changes.ts'
import { findRulingId } from './ruling-versions.ts'
import { listContentHashes, listStoredRulings } from './rulings.ts'

export interface RulingCache {
  /** Like `listRulings`. Do not change the rulings: callers share the objects. */
  readonly list: (docIds: readonly string[]) => Promise<readonly Ruling[]>
  /** Like `findRuling`. Do not change the ruling. */
  readonly find: (docId: string) => Promise<Ruling | null>
  /** Like `findRulingId`. */
  readonly findId: (id: string) => Promise<string | null>
  /**
   * Memoizes `make(ruling)` under a name. Recomputed when any ruling changes or when `state`, a key for every other input, differs. Each
   * name has one type. Do not change the result.
   */
  readonly memoize: <T extends object>(ruling: Ruling, what: { name: string; state?: string }, make: () => Promise<T>) => Promise<T>
}

interface CachedRuling {
  readonly ruling: Ruling
  readonly contentHash: string
  /** Sequence of the last change when the entry was last validated. */
  readonly sequence: number
  readonly memoized: ReadonlyMap<string, CachedValue>
}

interface CachedValue {
  readonly value: object
  readonly state: string
  readonly sequence: number
  readonly characters: number
}

/**
 * Caches the rulings read last, with memoized values, up to about `maxCharacters`. Every read asks the database for its last change,
 * unless nothing was written since. After a change, hashes decide which entries are still valid, so removed or rewritten rulings are
 * never returned.
 */
export function createRulingCache({ db, writeCount }: Pick<OpenDatabase, 'db' | 'writeCount'>, maxCharacters: number): RulingCache {
  const cache = new LRUCache<string, CachedRuling>({ maxSize: maxCharacters, sizeCalculation: countCharacters })
  const currentSequence = shareUntilWritten(writeCount, () => getLastSequence(db))

  /** Cached entries whose stored content is unchanged. */
  const listValidEntries = async (docIds: readonly string[], sequence: number): Promise<Map<string, CachedRuling>> => {
    const cached = docIds.flatMap((docId) => cache.peek(docId) ?? [])
    const unchecked = cached.filter((entry) => entry.sequence !== sequence).map(({ ruling }) => ruling.docId)
    const hashes = await listContentHashes(db, unchecked)
    const valid = cached.filter((entry) => entry.sequence === sequence || hashes.get(entry.ruling.docId) === entry.contentHash)
    return new Map(valid.map((entry) => [entry.ruling.docId, entry.sequence === sequence ? entry : { ...entry, sequence }]))
  }

  const list = async (docIds: readonly string[]): Promise<readonly Ruling[]> => {
    if (docIds.length === 0) return []
    const sequence = await currentSequence()
    const entries = await listValidEntries(docIds, sequence)
    const missing = docIds.filter((docId) => !entries.has(docId))
    for (const { ruling, contentHash } of await listStoredRulings(db, missing)) {
      entries.set(ruling.docId, { ruling, contentHash, sequence, memoized: new Map() })
    }
    return docIds.flatMap((docId) => {
      const entry = entries.get(docId)
      if (entry === undefined) {
        cache.delete(docId)
        return []
      }
      cache.set(docId, entry)
      return [entry.ruling]
    })
  }

  return {
    list,
    find: async (docId) => {
      const [ruling] = await list([docId])
      if (ruling !== undefined) return ruling
      const other = await findRulingId(db, docId)
      return other === null ? null : ((await list([other]))[0] ?? null)
    },
    findId: async (id) => ((await listValidEntries([id], await currentSequence())).has(id) ? id : findRulingId(db, id)),
    memoize: async <T extends object>(ruling: Ruling, { name, state = '' }: { name: string; state?: string }, make: () => Promise<T>) => {
      const sequence = await currentSequence()
      const entry = cache.peek(ruling.docId)
      const memoized = entry?.ruling === ruling ? entry.memoized.get(name) : undefined
      if (memoized !== undefined && memoized.sequence === sequence && memoized.state === state) return memoized.value as T
      const value = await make()
      const latest = cache.peek(ruling.docId)
      if (latest?.ruling === ruling) {
        const values = new Map([...latest.memoized, [name, { value, state, sequence, characters: countValueCharacters(value) }]])
        cache.set(ruling.docId, { ...latest, memoized: values })
      }
      return value
    },
  }
}

/** Weight of the objects around the text, in characters. */
const charactersAroundText = 2000

const countCharacters = ({ ruling, memoized }: CachedRuling): number =>
  ruling.sections.reduce(
    (sum, { paragraphs }) => paragraphs.reduce((inner, { text }) => inner + text.length + 100, sum),
    charactersAroundText,
  ) + memoized.values().reduce((sum, { characters }) => sum + characters, 0)

const countValueCharacters = (value: object): number =>
  JSON.stringify(value, (_, each: unknown) => (each instanceof Map ? [...each] : each)).length
