import { type Jobs, listDueSearches } from '@basejuris/database'
import type { Services } from '../../../services.ts'
import { digestQueue } from './digest-queues.ts'

const hourMs = 3_600_000
/** Somewhat less than a day and a week: a round comes at the same hour, sooner or later by the change of the clocks and by its own delays. */
const dailyMs = 20 * hourMs
const weeklyMs = (7 * 24 - 4) * hourMs

/** The job of `digestRoundQueue`: one job for each digest that is due. Asking twice asks once. */
export async function startDigestRound({ db }: Pick<Services, 'db'>, jobs: Pick<Jobs, 'send'>, now: Date): Promise<number> {
  const due = { diaria: new Date(now.getTime() - dailyMs), semanal: new Date(now.getTime() - weeklyMs) }
  const ids = await listDueSearches(db, due)
  for (const savedSearchId of ids) await jobs.send(digestQueue, { savedSearchId }, { key: savedSearchId })
  return ids.length
}
