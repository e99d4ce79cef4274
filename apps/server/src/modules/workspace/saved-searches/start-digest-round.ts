import { defineQueue, type Jobs, listDueSearches } from '@basejuris/database'
import { z } from 'zod'
import type { Services } from '../../../services.ts'
import { startWatchRound } from '../watches/send-watch-digest.ts'

/** Once a day: enqueues the digests that are due. */
export const digestRoundQueue = defineQueue('digest-round', z.object({}), { retryLimit: 20 })

/** One digest. It is retried while the index is behind: pauses of up to five minutes span about eight hours. */
export const digestQueue = defineQueue('digest', z.object({ savedSearchId: z.uuid() }), { retryLimit: 100, policy: 'exclusive' })

const hourMs = 3_600_000
/** Slightly less than a day and a week, because rounds shift with delays and with the change of the clocks. */
const dailyMs = 20 * hourMs
const weeklyMs = (7 * 24 - 4) * hourMs

/**
 * The job of `digestRoundQueue`: enqueues each due digest and mail of a watch, or every active one with `all`. A digest already enqueued is not enqueued
 * twice. Answers how many.
 */
export async function startDigestRound(
  { db }: Pick<Services, 'db'>,
  jobs: Pick<Jobs, 'send'>,
  { now, all = false }: { readonly now: Date; readonly all?: boolean },
): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - (all ? 0 : ms))
  const due = { diaria: before(dailyMs), semanal: before(weeklyMs) }
  const ids = await listDueSearches(db, due)
  for (const savedSearchId of ids) await jobs.send(digestQueue, { savedSearchId }, { key: savedSearchId })
  return ids.length + (await startWatchRound({ db }, jobs, due))
}
