import { countChangesAfter } from '@basejuris/database'
import type { IndexHost, IndexReplacement, IndexWriter } from '@basejuris/search'
import { type FollowIndexOptions, followIndex } from './follow-index.ts'

export interface RebuildIndexOptions extends Omit<FollowIndexOptions, 'writer'> {
  readonly replace: () => IndexReplacement
  /** Rulings whose last change is in the new index, and how many there are. */
  readonly onProgress?: (done: number, total: number) => void
}

const progressEveryMs = 250

/** The engine of the index lacks what was requested. */
export class CapabilityMissing extends Error {
  constructor(capability: 'verify' | 'replace') {
    super(`This index has no capability "${capability}"`)
    this.name = 'CapabilityMissing'
  }
}

/** @throws {CapabilityMissing} */
export function replaceOf({ replace }: IndexHost): NonNullable<IndexHost['replace']> {
  if (replace === undefined) throw new CapabilityMissing('replace')
  return replace
}

/**
 * Builds an index from the database beside the one that is searched and followed, and activates it. The old one stays when this is aborted or
 * fails. Answers how many changes were applied.
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
