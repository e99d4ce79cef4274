import { type Database, listContentHashes, type SimilarityRow } from '@basejuris/database'
import type { SimilarityProfile } from '@basejuris/legal-text'
import { readRulings } from '../record/read-rulings.ts'
import type { LikenessOf } from './compute-similarity.ts'
import type { ComparedRuling, Founder } from './plan-clusters.ts'
import { RecentLikenesses } from './similarity-cache.ts'

const recent = new RecentLikenesses()

/** Rulings with what they are compared by, in order; those that are not stored or cannot be read are passed over. */
export async function compareRulings(
  database: Database,
  docIds: readonly string[],
  hashes: ReadonlyMap<string, string>,
  likenessOf: LikenessOf,
): Promise<ComparedRuling[]> {
  const stored = docIds.filter((docId) => hashes.has(docId))
  const rulings = await readRulings(database, stored, () => undefined)
  const likenesses = await likenessOf(rulings)
  return rulings.map((ruling, at) => {
    const contentHash = hashes.get(ruling.docId) ?? ''
    const likeness = likenesses[at] ?? null
    if (likeness !== null) recent.keep(contentHash, likeness)
    return { ruling, contentHash, likeness }
  })
}

/** A stored founder. Its likeness is made from its text when asked for; one whose content has changed since has none. */
export function toFounder(database: Database, row: SimilarityRow, likenessOf: LikenessOf): Founder {
  return {
    ...row,
    likeness: async () => recent.get(row.contentHash) ?? (await likenessOfStored(database, row, likenessOf)),
  }
}

const likenessOfStored = async (
  database: Database,
  { docId, contentHash }: SimilarityRow,
  likenessOf: LikenessOf,
): Promise<SimilarityProfile | null> => {
  const [ruling] = await readRulings(database, [docId], () => undefined)
  if (ruling === undefined || (await listContentHashes(database, [docId])).get(docId) !== contentHash) return null
  const [likeness = null] = await likenessOf([ruling])
  if (likeness !== null) recent.keep(contentHash, likeness)
  return likeness
}
