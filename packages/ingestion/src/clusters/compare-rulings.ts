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
  computeProfiles: ComputeProfiles,
): Promise<ComparedRuling[]> {
  const stored = docIds.filter((docId) => hashes.has(docId))
  const rulings = await readRulings(database, stored, () => undefined)
  const profiles = await computeProfiles(rulings)
  return rulings.map((ruling, at) => {
    const contentHash = hashes.get(ruling.docId) ?? ''
    const profile = profiles[at] ?? null
    if (profile !== null) profileCache.set(contentHash, profile)
    return { ruling, contentHash, profile }
  })
}

/** A stored founder. Its profile is made from its text when asked for; one whose content has changed since has none. */
export function toFounder(database: Database, row: SimilarityRow, computeProfiles: ComputeProfiles): Founder {
  return {
    ...row,
    loadProfile: async () => profileCache.get(row.contentHash) ?? (await profileOfStored(database, row, computeProfiles)),
  }
}

const profileOfStored = async (
  database: Database,
  { docId, contentHash }: SimilarityRow,
  computeProfiles: ComputeProfiles,
): Promise<SimilarityProfile | null> => {
  const [ruling] = await readRulings(database, [docId], () => undefined)
  if (ruling === undefined || (await listContentHashes(database, [docId])).get(docId) !== contentHash) return null
  const [profile = null] = await computeProfiles([ruling])
  if (profile !== null) profileCache.set(contentHash, profile)
  return profile
}
