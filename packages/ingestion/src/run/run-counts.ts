import { type CollectionId, collectionIds } from '@basejuris/domain'
import { z } from 'zod'

const count = z.number().int().min(0)

/** `read` = `inserted` + `updated` + `unchanged` + `removed` + `rejected`. Removing an absent ruling counts as unchanged. */
export const runCountsSchema = z.object({
  read: count,
  inserted: count,
  updated: count,
  unchanged: count,
  removed: count,
  rejected: count,
  /** Stored, with a remark in the quarantine file. */
  remarked: count,
})
export type RunCounts = z.infer<typeof runCountsSchema>
export type CountKind = Exclude<keyof RunCounts, 'read' | 'remarked'>

/** Collection of a ruling; `desconocida` for a record rejected before its collection was read. */
export type CountedCollection = CollectionId | 'desconocida'

export const tallySchema = z.object({
  total: runCountsSchema,
  byCollection: z.partialRecord(z.enum([...collectionIds, 'desconocida']), runCountsSchema),
})
export type Tally = z.infer<typeof tallySchema>

export function noCounts(): RunCounts {
  return { read: 0, inserted: 0, updated: 0, unchanged: 0, removed: 0, rejected: 0, remarked: 0 }
}
export function emptyTally(): Tally {
  return { total: noCounts(), byCollection: {} }
}

export function countRecord(tally: Tally, collection: CountedCollection, as: CountKind, remarked = false): void {
  tally.byCollection[collection] ??= noCounts()
  for (const counts of [tally.total, tally.byCollection[collection]]) {
    counts.read += 1
    counts[as] += 1
    if (remarked) counts.remarked += 1
  }
}

/** Records that a run may find stored already before it counts as one that brings little new. */
const maxUnchanged = 100

/** Whether a run brings new rulings, rather than what is stored already. */
export function findsNew({ inserted, updated, unchanged }: RunCounts): boolean {
  return unchanged <= inserted + updated + maxUnchanged
}
