import { countChangesAfter } from '@basejuris/database'
import type { IndexReplacement, IndexWriter } from '@basejuris/search'
import { type FollowIndexOptions, followIndex } from './follow-index.ts'

export interface RebuildIndexOptions extends Omit<FollowIndexOptions, 'writer'> {
  readonly replace: () => IndexReplacement
  /** Rulings whose last change is in the new index, of how many. */
  readonly onProgress?: (done: number, total: number) => void
}

const progressEveryMs = 250

/**
 * Builds the index anew from the database, beside the one that is searched and goes on following, and puts it in its place. Interrupted, or when it
 * fails, the old one stays. Answers how many changes were applied.
 */
export async function rebuildIndex({ replace, onProgress, ...following }: RebuildIndexOptions): Promise<number> {
  const { database } = following
  let reportedAtMs = 0
  const report = async (sequence: number): Promise<void> => {
    if (performance.now() - reportedAtMs < progressEveryMs) return
    reportedAtMs = performance.now()
    const total = await countChangesAfter(database, 0)
    onProgress?.(Math.max(0, total - (await countChangesAfter(database, sequence))), total)
  }
  const replacement = replace()
  const writer: IndexWriter = {
    ...replacement.writer,
    apply: async (batch) => {
      await replacement.writer.apply(batch)
      await report(batch.sequence)
    },
  }
  try {
    let { applied } = await followIndex({ ...following, writer })
    await replacement.optimize()
    while (!(await replacement.activate())) applied += (await followIndex({ ...following, writer })).applied
    const total = await countChangesAfter(database, 0)
    onProgress?.(total, total)
    return applied
  } finally {
    await replacement.abandon()
  }
}
