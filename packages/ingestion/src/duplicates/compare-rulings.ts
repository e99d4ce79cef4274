import { setImmediate } from 'node:timers/promises'
import { type Database, type LikenessRow, listContentHashes } from '@basejuris/database'
import { type RulingLikeness, rulingLikeness } from '@basejuris/legal-text'
import { readRulings } from '../following/read-rulings.ts'
import type { ComparedRuling, Founder } from './plan-clusters.ts'
import { RecentLikenesses } from './recent-likenesses.ts'

const recent = new RecentLikenesses()

/** Rulings with what they are compared by, in order; those that are not stored or cannot be read are passed over. */
export const compareRulings = async (
  database: Database,
  docIds: readonly string[],
  hashes: ReadonlyMap<string, string>,
): Promise<ComparedRuling[]> => {
  const stored = docIds.filter((docId) => hashes.has(docId))
  const compared: ComparedRuling[] = []
  for (const ruling of await readRulings(database, stored, () => undefined)) {
    const contentHash = hashes.get(ruling.docId) ?? ''
    const likeness = rulingLikeness(ruling)
    if (likeness !== null) recent.keep(contentHash, likeness)
    compared.push({ ruling, contentHash, likeness })
    // Searches that wait get their turn between rulings.
    await setImmediate()
  }
  return compared
}

/** A stored founder. Its likeness is made from its text when asked for; one whose content has changed since has none. */
export const toFounder = (database: Database, row: LikenessRow): Founder => ({
  ...row,
  likeness: async () => recent.get(row.contentHash) ?? (await likenessOfStored(database, row)),
})

const likenessOfStored = async (database: Database, { docId, contentHash }: LikenessRow): Promise<RulingLikeness | null> => {
  const [ruling] = await readRulings(database, [docId], () => undefined)
  if (ruling === undefined || (await listContentHashes(database, [docId])).get(docId) !== contentHash) return null
  const likeness = rulingLikeness(ruling)
  if (likeness !== null) recent.keep(contentHash, likeness)
  return likeness
}
