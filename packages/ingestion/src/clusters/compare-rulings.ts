import { type Database, listContentHashes, type SimilarityRow } from '@basejuris/database'
import type { SimilarityProfile } from '@basejuris/legal-text'
import { readRulings } from '../record/read-rulings.ts'
import type { ComputeProfiles } from './compute-profiles.ts'
import type { ComparedRuling, Founder } from './plan-clusters.ts'
import { ProfileCache } from './profile-cache.ts'

const profileCache = new ProfileCache()

/** Rulings with what they are compared by, in order; those that are not stored or cannot be read are passed over. */
export async function compareRulings(
  database: Database,
  docIds: readonly string[],
  hashes: ReadonlyMap<string, string>,
  likenessOf: ComputeProfiles,
): Promise<ComparedRuling[]> {
  const stored = docIds.filter((docId) => hashes.has(docId))
  const rulings = await readRulings(database, stored, () => undefined)
  const likenesses = await likenessOf(rulings)
  return rulings.map((ruling, at) => {
    const contentHash = hashes.get(ruling.docId) ?? ''
    const likeness = likenesses[at] ?? null
    if (likeness !== null) profileCache.set(contentHash, likeness)
    return { ruling, contentHash, likeness }
  })
}

/** A stored founder. Its likeness is made from its text when asked for; one whose content has changed since has none. */
export function toFounder(database: Database, row: SimilarityRow, likenessOf: ComputeProfiles): Founder {
  return {
    ...row,
    loadProfile: async () => profileCache.get(row.contentHash) ?? (await profileOfStored(database, row, likenessOf)),
  }
}

const profileOfStored = async (
  database: Database,
  { docId, contentHash }: SimilarityRow,
  likenessOf: ComputeProfiles,
): Promise<SimilarityProfile | null> => {
  const [ruling] = await readRulings(database, [docId], () => undefined)
  if (ruling === undefined || (await listContentHashes(database, [docId])).get(docId) !== contentHash) return null
  const [likeness = null] = await likenessOf([ruling])
  if (likeness !== null) profileCache.set(contentHash, likeness)
  return likeness
}
