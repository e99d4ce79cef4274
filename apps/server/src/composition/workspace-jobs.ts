import { defineQueue, eraseExpiredFolders, type Jobs, purgeWatchNews, recordAudit, recordStartedNormVersions } from '@basejuris/database'
import { chileanDate, maxWatchNews } from '@basejuris/domain'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { remindPrivacy } from '../modules/privacy/remind-privacy.ts'
import { sendDigest } from '../modules/workspace/saved-searches/send-digest.ts'
import { digestQueue, digestRoundQueue, startDigestRound } from '../modules/workspace/saved-searches/start-digest-round.ts'
import { sendWatchDigest, watchDigestQueue } from '../modules/workspace/watches/send-watch-digest.ts'
import type { Services } from '../services.ts'

/** Once a day: erases folders whose retention has ended. */
export const folderRetentionQueue = defineQueue('folder-retention', z.object({}), { retryLimit: 20 })

/** Once a day: reminds the operator of requests about personal data that are due. */
export const privacyReminderQueue = defineQueue('privacy-reminder', z.object({}))

/** Once a day: norms whose deferred text has entered into force count as changed. */
export const normStartQueue = defineQueue('norm-start', z.object({}))

/** Once a day: deletes the oldest news of watches that have too many. */
export const watchRetentionQueue = defineQueue('watch-retention', z.object({}))

export const workspaceQueues = [
  digestRoundQueue,
  digestQueue,
  watchDigestQueue,
  watchRetentionQueue,
  folderRetentionQueue,
  privacyReminderQueue,
  normStartQueue,
] as const

const everyMorning = '0 7 * * *'
const everyNight = '20 0 * * *'

/** Erases folders past their retention date with their content; the audit log keeps their ids. Answers how many. */
export async function purgeExpiredFolders({ db }: Pick<Services, 'db'>, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await eraseExpiredFolders(tx, chileanDate(now))
    await recordAudit(
      tx,
      ids.map((subject) => ({ at: now, actor: 'system', action: 'folder.expired', subject, details: {} })),
    )
    return ids.length
  })
}

/** Digests run where the index is. Schedules are in Chilean time. */
export async function startWorkspaceJobs(
  jobs: Jobs,
  services: Services,
  { roles, digestSettleMs }: Pick<Config, 'roles' | 'digestSettleMs'>,
): Promise<void> {
  const settleMs = digestSettleMs
  if (roles.has('api'))
    await jobs.work(digestQueue, ({ savedSearchId }) => sendDigest(services, savedSearchId, { now: new Date(), settleMs }))
  if (!roles.has('worker')) return
  await jobs.work(watchDigestQueue, ({ watchId }) => sendWatchDigest(services, watchId, new Date()))
  await jobs.work(digestRoundQueue, async () => void (await startDigestRound(services, jobs, { now: new Date() })))
  await jobs.work(folderRetentionQueue, async () => void (await purgeExpiredFolders(services, new Date())))
  await jobs.work(privacyReminderQueue, async () => void (await remindPrivacy(services, new Date())))
  await jobs.work(normStartQueue, async () => void (await recordStartedNormVersions(services.db, new Date())))
  await jobs.work(watchRetentionQueue, async () => void (await purgeWatchNews(services.db, maxWatchNews)))
  await jobs.schedule(watchRetentionQueue, everyNight)
  await jobs.schedule(normStartQueue, everyNight)
  await jobs.schedule(privacyReminderQueue, everyMorning)
  await jobs.schedule(digestRoundQueue, everyMorning)
  await jobs.schedule(folderRetentionQueue, everyNight)
}
