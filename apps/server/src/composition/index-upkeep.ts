import { type FollowIndexOptions, type RebuildIndexOptions, rebuildIndex } from '@basejuris/ingestion'
import type { EmbeddedHost, VerifyOptions, VerifyResult } from '@basejuris/search'

export interface IndexUpkeep {
  /** Reads the whole index and compares every checksum. */
  readonly verify: (options: VerifyOptions) => Promise<VerifyResult>
  /** Builds the index anew from the database and puts it in place; searches go on. Answers how many changes were applied. */
  readonly rebuild: (options: Pick<RebuildIndexOptions, 'onProgress' | 'signal'>) => Promise<number>
}

export function indexUpkeep(index: Pick<EmbeddedHost, 'verify' | 'startOver'>, following: Omit<FollowIndexOptions, 'writer'>): IndexUpkeep {
  return {
    verify: (options) => index.verify(options),
    rebuild: (options) => rebuildIndex({ ...following, ...options, replace: () => index.replace() }),
  }
}
