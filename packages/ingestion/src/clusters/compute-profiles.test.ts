import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { openWorkerPool } from '../workers/worker-pool.ts'
import { computeProfilesInProcess, computeProfilesInWorkers } from './compute-profiles.ts'

it('computes the same profiles in worker threads as in process', async () => {
  const pool = openWorkerPool({ threads: 1 })
  try {
    const rulings = [buildRuling(), buildRuling({ sections: [] })]
    const [one, none] = await computeProfilesInWorkers(pool)(rulings)
    expect([one, none]).toEqual(await computeProfilesInProcess(rulings))
    expect(one?.shingles).toBeInstanceOf(Uint32Array)
    expect(none).toBeNull()
  } finally {
    await pool.close()
  }
})
