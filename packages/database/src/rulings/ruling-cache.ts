import { setImmediate } from 'node:timers/promises'
import type { Ruling } from '@basejuris/domain'
import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '../connection/open-database.ts'
import { getLastSequence } from './ruling-changes.ts'
import { findRulingId } from './ruling-versions.ts'
import { listContentHashes, listStoredRulings } from './rulings.ts'

export interface RulingCache {
  /** As `listRulings`. Not to be changed: others may get the same objects. */
  readonly list: (docIds: readonly string[]) => Promise<readonly Ruling[]>
  /** As `findRuling`; not to be changed either. */
  readonly find: (docId: string) => Promise<Ruling | null>
  /** As `findRulingId`. */
  readonly findId: (id: string) => Promise<string | null>
  /**
   * What `make` tells of a ruling of this shelf from it and from the other rulings: as made before while none of them changed and `state`, of whatever else it
   * is told from, is the same. Each name has one type. Not to be changed.
   */
  readonly memoize: <T extends object>(ruling: Ruling, what: { name: string; state?: string }, make: () => Promise<T>) => Promise<T>
}

interface CachedRuling {
  readonly ruling: Ruling
  readonly contentHash: string
  /** Of the last change when it was seen to be stored like this. */
  readonly sequence: number
  readonly derived: ReadonlyMap<string, CachedValue>
}

interface CachedValue {
  readonly value: object
  readonly state: string
  readonly sequence: number
  readonly characters: number
}

/**
 * Reads rulings and keeps the last ones read, up to about `maxCharacters` of text and of what was derived from it: it is not read, nor checked against its
 * shape, again. The database is asked every time for its last change, unless nothing was written since, and after one whether a ruling is still there with
 * the same content, so nothing removed or rewritten is ever given out.
 */
export function createRulingCache({ db, writeCount }: Pick<OpenDatabase, 'db' | 'writeCount'>, maxCharacters: number): RulingCache {
  const cache = new LRUCache<string, CachedRuling>({ maxSize: maxCharacters, sizeCalculation: countCharacters })
  const currentSequence = shareConcurrentCalls(
    writeCount === undefined ? () => getLastSequence(db) : cacheUntilWritten(writeCount, () => getLastSequence(db)),
  )

  /** Kept ones among these that are stored as they are. */
  const listValidEntries = async (docIds: readonly string[], sequence: number): Promise<Map<string, CachedRuling>> => {
    const known = docIds.flatMap((docId) => cache.peek(docId) ?? [])
    const doubtful = known.filter((one) => one.sequence !== sequence).map(({ ruling }) => ruling.docId)
    const hashes = await listContentHashes(db, doubtful)
    const still = known.filter((one) => one.sequence === sequence || hashes.get(one.ruling.docId) === one.contentHash)
    return new Map(still.map((one) => [one.ruling.docId, one.sequence === sequence ? one : { ...one, sequence }]))
  }

  const list = async (docIds: readonly string[]): Promise<readonly Ruling[]> => {
    if (docIds.length === 0) return []
    const sequence = await currentSequence()
    const still = await listValidEntries(docIds, sequence)
    const missing = docIds.filter((docId) => !still.has(docId))
    for (const { ruling, contentHash } of await listStoredRulings(db, missing)) {
      still.set(ruling.docId, { ruling, contentHash, sequence, derived: new Map() })
    }
    return docIds.flatMap((docId) => {
      const one = still.get(docId)
      if (one === undefined) {
        cache.delete(docId)
        return []
      }
      cache.set(docId, one)
      return [one.ruling]
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
      const known = cache.peek(ruling.docId)
      const before = known?.ruling === ruling ? known.derived.get(name) : undefined
      if (before !== undefined && before.sequence === sequence && before.state === state) return before.value as T
      const value = await make()
      const kept = cache.peek(ruling.docId)
      if (kept?.ruling === ruling) {
        const derived = new Map([...kept.derived, [name, { value, state, sequence, characters: countValueCharacters(value) }]])
        cache.set(ruling.docId, { ...kept, derived })
      }
      return value
    },
  }
}

/** One question for all who ask in the same moment; it is put only after they asked. */
function shareConcurrentCalls<T>(ask: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null
  return () => {
    coming ??= setImmediate().then(() => {
      coming = null
      return ask()
    })
    return coming
  }
}

/** Asks again only after something was written, or while it is. */
function cacheUntilWritten<T>(writes: () => number, ask: () => Promise<T>): () => Promise<T> {
  let known: { readonly writes: number; readonly answer: T } | null = null
  return async () => {
    const before = writes()
    if (known?.writes !== before) known = { writes: before, answer: await ask() }
    return known.answer
  }
}

/** What the objects around the text weigh, as characters. */
const charactersAroundText = 2000

const countCharacters = ({ ruling, derived }: CachedRuling): number =>
  ruling.sections.reduce(
    (sum, { paragraphs }) => paragraphs.reduce((inner, { text }) => inner + text.length + 100, sum),
    charactersAroundText,
  ) + derived.values().reduce((sum, { characters }) => sum + characters, 0)

const countValueCharacters = (value: object): number =>
  JSON.stringify(value, (_, each: unknown) => (each instanceof Map ? [...each] : each)).length
