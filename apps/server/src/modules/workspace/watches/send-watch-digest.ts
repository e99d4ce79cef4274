import { stopWatchPath } from '@basejuris/contract'
import { defineQueue, findWatchDigest, type Jobs, listDueWatches, listUnmailedNews, listWatches, markMailed } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { z } from 'zod'
import { renderMail } from '../../../mail/render-mail.ts'
import { watchMail } from '../../../mail/templates/watch-news.ts'
import type { Services } from '../../../services.ts'
import { type PresentNewsServices, presentNews } from './present-news.ts'
import { watchName, watchStopCodes } from './watch-content.ts'

/** The news of one watch in one mail. */
export const watchDigestQueue = defineQueue('watch-digest', z.object({ watchId: z.uuid() }), { retryLimit: 20, policy: 'exclusive' })

const maxNamed = 20
/** News read for one mail: what has changed again is left out, and the rest is counted. */
const maxRead = 200

export type WatchDigestServices = PresentNewsServices & Pick<Services, 'mailer' | 'site'>

/** Enqueues each due mail of a watch. One already enqueued is not enqueued twice. Answers how many. */
export async function startWatchRound(
  { db }: Pick<Services, 'db'>,
  jobs: Pick<Jobs, 'send'>,
  due: { readonly diaria: Date; readonly semanal: Date },
): Promise<number> {
  const ids = await listDueWatches(db, due)
  for (const watchId of ids) await jobs.send(watchDigestQueue, { watchId }, { key: watchId })
  return ids.length
}

class AlreadyMailed extends Error {}

/**
 * The job of `watchDigestQueue`: mails what is new, unread and not mailed yet. Nothing new sends nothing. The mail and the marks of its
 * news are committed together, so that a crash neither repeats nor loses one.
 */
export async function sendWatchDigest(services: WatchDigestServices, watchId: string, now: Date): Promise<void> {
  const { db, site } = services
  const digest = await findWatchDigest(db, watchId)
  const [watch] = digest === null ? [] : await listWatches(db, digest.watch.userId, watchId)
  if (digest === null || watch === undefined) return
  const rows = await listUnmailedNews(db, watchId, maxRead)
  if (rows.length === 0) return
  const recipient: UserActor = { kind: 'user', userId: watch.userId, sessionId: '' }
  const news = (await presentNews(services, recipient, { news: rows, watches: [watch], now })).filter(({ consta }) => consta)
  const code = watchStopCodes.of(services, watchId)
  const content = watchMail({
    name: watch.folder?.reserved === true ? null : watchName(services, watch),
    isFolder: watch.folderId !== null,
    total: news.length,
    news: news.slice(0, maxNamed),
    publicUrl: site.publicUrl,
    pageUrl: `${site.publicUrl}/vigilancia?vigilancia=${watchId}`,
    stopUrl: `${site.publicUrl}${stopWatchPath}?codigo=${code}`,
  })
  const mail = { to: digest.email, ...renderMail(content, site), unsubscribeUrl: `${site.publicUrl}/v1/watches/stop/${code}` }
  try {
    await db.transaction(async (tx) => {
      if (!(await markMailed(tx, { watchId, newsIds: rows.map(({ id }) => id), at: now }))) throw new AlreadyMailed()
      if (news.length > 0) await services.mailer.enqueue(mail, { tx, userId: watch.userId })
    })
  } catch (error) {
    if (!(error instanceof AlreadyMailed)) throw error
  }
}
