import type { Ruling } from '@basejuris/domain'
import { LRUCache } from 'lru-cache'
import type { Database } from './open-database.ts'
import { findRulingId } from './ruling-versions.ts'
import { listContentHashes, listRulingsAsStored } from './rulings.ts'

export interface RulingShelf {
  /** As `listRulings`. Not to be changed: others may get the same objects. */
  readonly list: (docIds: readonly string[]) => Promise<readonly Ruling[]>
  /** As `findRuling`; not to be changed either. */
  readonly find: (docId: string) => Promise<Ruling | null>
}

interface Kept {
  readonly ruling: Ruling
  readonly contentHash: string
}

/**
 * Reads rulings and keeps the last ones read, up to about `mostCharacters` of text: their text is not read, nor checked against its shape, again. The database
 * is asked every time whether a ruling is still there with the same content, so nothing removed or rewritten is ever given out.
 */
export function createRulingShelf(db: Database, mostCharacters: number): RulingShelf {
  const shelf = new LRUCache<string, Kept>({ maxSize: mostCharacters, sizeCalculation: ({ ruling }) => charactersOf(ruling) })
  const list = async (docIds: readonly string[]): Promise<readonly Ruling[]> => {
    const known = docIds.flatMap((docId) => shelf.peek(docId) ?? [])
    const hashes = await listContentHashes(
      db,
      known.map(({ ruling }) => ruling.docId),
    )
    const still = new Map(
      known.filter(({ ruling, contentHash }) => hashes.get(ruling.docId) === contentHash).map((one) => [one.ruling.docId, one]),
    )
    const missing = docIds.filter((docId) => !still.has(docId))
    for (const { ruling, contentHash } of await listRulingsAsStored(db, missing)) {
      still.set(ruling.docId, { ruling, contentHash })
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
  }
}

/** What the objects around the text weigh, as characters. */
const aroundText = 2000

const charactersOf = ({ sections }: Ruling): number =>
  sections.reduce((sum, { paragraphs }) => paragraphs.reduce((inner, { text }) => inner + text.length + 100, sum), aroundText)
