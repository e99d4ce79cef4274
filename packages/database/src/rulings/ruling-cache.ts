import { setImmediate } from 'node:timers/promises'
import type { Ruling } from '@basejuris/domain'
import { LRUCache } from 'lru-cache'
import type { OpenDatabase } from '../connection/open-database.ts'
import { lastSequence } from './ruling-changes.ts'
import { findRulingId } from './ruling-versions.ts'
import { listContentHashes, listRulingsAsStored } from './rulings.ts'

export interface RulingShelf {
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
  readonly derive: <T extends object>(ruling: Ruling, what: { name: string; state?: string }, make: () => Promise<T>) => Promise<T>
}

interface Kept {
  readonly ruling: Ruling
  readonly contentHash: string
  /** Of the last change when it was seen to be stored like this. */
  readonly sequence: number
  readonly derived: ReadonlyMap<string, Derived>
}

interface Derived {
  readonly value: object
  readonly state: string
  readonly sequence: number
  readonly characters: number
}

/**
 * Reads rulings and keeps the last ones read, up to about `mostCharacters` of text and of what was derived from it: it is not read, nor checked against its
 * shape, again. The database is asked every time for its last change, unless nothing was written since, and after one whether a ruling is still there with
 * the same content, so nothing removed or rewritten is ever given out.
 */
export function createRulingShelf({ db, writes }: Pick<OpenDatabase, 'db' | 'writes'>, mostCharacters: number): RulingShelf {
  const shelf = new LRUCache<string, Kept>({ maxSize: mostCharacters, sizeCalculation: charactersOf })
  const sequenceNow = askedTogether(writes === undefined ? () => lastSequence(db) : unlessWritten(writes, () => lastSequence(db)))

  /** Kept ones among these that are stored as they are. */
  const stillStored = async (docIds: readonly string[], sequence: number): Promise<Map<string, Kept>> => {
    const known = docIds.flatMap((docId) => shelf.peek(docId) ?? [])
    const doubtful = known.filter((one) => one.sequence !== sequence).map(({ ruling }) => ruling.docId)
    const hashes = await listContentHashes(db, doubtful)
    const still = known.filter((one) => one.sequence === sequence || hashes.get(one.ruling.docId) === one.contentHash)
    return new Map(still.map((one) => [one.ruling.docId, one.sequence === sequence ? one : { ...one, sequence }]))
  }

  const list = async (docIds: readonly string[]): Promise<readonly Ruling[]> => {
    if (docIds.length === 0) return []
    const sequence = await sequenceNow()
    const still = await stillStored(docIds, sequence)
    const missing = docIds.filter((docId) => !still.has(docId))
    for (const { ruling, contentHash } of await listRulingsAsStored(db, missing)) {
      still.set(ruling.docId, { ruling, contentHash, sequence, derived: new Map() })
    }
    return docIds.flatMap((docId) => {
      const one = still.get(docId)
      if (one === undefined) {
        shelf.delete(docId)
        return []
      }
      shelf.set(docId, one)
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
    findId: async (id) => ((await stillStored([id], await sequenceNow())).has(id) ? id : findRulingId(db, id)),
    derive: async <T extends object>(ruling: Ruling, { name, state = '' }: { name: string; state?: string }, make: () => Promise<T>) => {
      const sequence = await sequenceNow()
      const known = shelf.peek(ruling.docId)
      const before = known?.ruling === ruling ? known.derived.get(name) : undefined
      if (before !== undefined && before.sequence === sequence && before.state === state) return before.value as T
      const value = await make()
      const kept = shelf.peek(ruling.docId)
      if (kept?.ruling === ruling) {
        const derived = new Map([...kept.derived, [name, { value, state, sequence, characters: charactersOfDerived(value) }]])
        shelf.set(ruling.docId, { ...kept, derived })
      }
      return value
    },
  }
}

/** One question for all who ask in the same moment; it is put only after they asked. */
function askedTogether<T>(ask: () => Promise<T>): () => Promise<T> {
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
function unlessWritten<T>(writes: () => number, ask: () => Promise<T>): () => Promise<T> {
  let known: { readonly writes: number; readonly answer: T } | null = null
  return async () => {
    const before = writes()
    if (known?.writes !== before) known = { writes: before, answer: await ask() }
    return known.answer
  }
}

/** What the objects around the text weigh, as characters. */
const aroundText = 2000

const charactersOf = ({ ruling, derived }: Kept): number =>
  ruling.sections.reduce((sum, { paragraphs }) => paragraphs.reduce((inner, { text }) => inner + text.length + 100, sum), aroundText) +
  derived.values().reduce((sum, { characters }) => sum + characters, 0)

const charactersOfDerived = (value: object): number =>
  JSON.stringify(value, (_, each: unknown) => (each instanceof Map ? [...each] : each)).length
