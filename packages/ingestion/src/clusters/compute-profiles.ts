import type { Ruling } from '@basejuris/domain'
import { type SimilarityProfile, similarityProfile } from '@basejuris/legal-text'
import { blamesTask, type WorkerPool } from '../workers/worker-pool.ts'

/** Computes one profile per ruling, in order. Null for a text that is too short or takes too long. */
export type ComputeProfiles = (rulings: readonly Ruling[]) => Promise<readonly (SimilarityProfile | null)[]>

/** In this thread: for tests and small sets. */
export const computeProfilesInProcess: ComputeProfiles = async (rulings) => rulings.map(similarityProfile)

/** In worker threads, so that searches are answered meanwhile. */
export function computeProfilesInWorkers(pool: WorkerPool): ComputeProfiles {
  return (rulings) =>
    Promise.all(
      rulings.map(async ({ outcome, fictional, sections }) => {
        try {
          return await pool.run<SimilarityProfile | null>('computeProfile', { outcome, fictional, sections })
        } catch (error) {
          if (pool.closed() || !blamesTask(error)) throw error
          return null
        }
      }),
    )
}
