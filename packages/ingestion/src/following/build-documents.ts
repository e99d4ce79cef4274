import type { Ruling } from '@basejuris/domain'
import { type Encoder, type RulingDocuments, toIndexDocuments } from '@basejuris/search'
import { TaskTimedOut, type WorkerPool } from '../running/worker-pool.ts'

/**
 * Turns rulings into what the index holds of them, in order; null for one that cannot be turned. Rejects only when the builder itself fails, so
 * that a failing encoder never empties the index.
 */
export type BuildDocuments = (rulings: readonly Ruling[]) => Promise<readonly (RulingDocuments | null)[]>

/** Builds them here: for encoders that are no plain code, and for tests. */
export const buildHere =
  (encoder: Encoder): BuildDocuments =>
  (rulings) =>
    Promise.all(rulings.map((ruling) => toIndexDocuments(ruling, encoder)))

/** Builds them in worker threads with the built-in encoder, so that searches are answered meanwhile. */
export const buildInWorkers =
  (pool: WorkerPool): BuildDocuments =>
  (rulings) =>
    Promise.all(
      rulings.map(async (ruling) => {
        try {
          return await pool.run<RulingDocuments | null>('buildDocuments', ruling)
        } catch (error) {
          if (pool.closed() || !blamesTask(error)) throw error
          return null
        }
      }),
    )

/** The task itself was too much for its thread: another one may go on. */
export const blamesTask = (error: unknown): boolean =>
  error instanceof TaskTimedOut || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
