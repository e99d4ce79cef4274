import type { Ruling } from '@basejuris/domain'
import { type SimilarityProfile, similarityProfile } from '@basejuris/legal-text'
import { runOrNull, type WorkerPool } from '../workers/worker-pool.ts'

/** Computes one profile per ruling, in order. Null for a text that is too short or takes too long. */
export type ComputeProfiles = (rulings: readonly Ruling[]) => Promise<readonly (SimilarityProfile | null)[]>

/** In this thread: for tests and small sets. */
export const computeProfilesInProcess: ComputeProfiles = async (rulings) => rulings.map(similarityProfile)

/** In worker threads, so that searches are answered meanwhile. */
export function computeProfilesInWorkers(pool: WorkerPool): ComputeProfiles {
  return (rulings) =>
    Promise.all(
      rulings.map(({ outcome, fictional, sections }) =>
        runOrNull<SimilarityProfile | null>(pool, 'computeProfile', { outcome, fictional, sections }),
      ),
    )
}
