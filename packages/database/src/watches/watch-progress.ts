import { eq, min, sql } from 'drizzle-orm'
import { getCitationProgress } from '../citations/save-citations.ts'
import type { Database, Transaction } from '../connection/open-database.ts'
import { getLastNormSequence } from '../norms/norms.ts'
import { watchArticles, watchProgress, watchRulings } from '../schema/schema.ts'
import { type Rebased, setBaselines } from './watch-changes.ts'
import { addWatchNews, type FoundNews } from './watch-news.ts'

const progressId = 1
const watchLock = 7_309_223

/** How far watches follow the changes. */
export interface WatchProgress {
  readonly sequence: number
  readonly normSequence: number
  /** Reader of the citations that were followed. */
  readonly reader: number
}

const storedProgress = async (db: Database | Transaction): Promise<WatchProgress | null> => {
  const [row] = await db.select().from(watchProgress).where(eq(watchProgress.id, progressId))
  return row ?? null
}

export interface WatchFollowing {
  /** As stored; null before the first step. */
  readonly stored: WatchProgress | null
  /** Where the next step begins. */
  readonly from: WatchProgress
  /** How far it may go. */
  readonly until: WatchProgress
}

/**
 * A newer reader of citations, and the first step, begin where the oldest watching did. Rulings are followed as far as their citations were
 * read; null before any were.
 */
export async function getWatchFollowing(db: Database | Transaction): Promise<WatchFollowing | null> {
  const [stored, citations, lastNorm] = await Promise.all([storedProgress(db), getCitationProgress(db), getLastNormSequence(db)])
  if (citations.reader === null) return null
  const until = { sequence: citations.sequence, normSequence: lastNorm, reader: citations.reader }
  if (stored?.reader === citations.reader) return { stored, from: stored, until }
  const [oldest] = await db.select({ sequence: min(watchRulings.sequence) }).from(watchRulings)
  const isWatched = (await db.$count(watchArticles)) > 0
  const normSequence = stored?.normSequence ?? (isWatched ? 0 : lastNorm)
  return { stored, from: { sequence: oldest?.sequence ?? citations.sequence, normSequence, reader: citations.reader }, until }
}

export interface WatchStep {
  /** What was stored when the step was computed. */
  readonly stored: WatchProgress | null
  readonly to: WatchProgress
  readonly found: readonly FoundNews[]
  /** What is known of watched rulings from now on. */
  readonly rebased: readonly Rebased[]
}

/** Stores one step with its progress, all or nothing. Null, without effect, when another process stored a step meanwhile. */
export async function saveWatchStep(db: Database | Transaction, { stored, to, found, rebased }: WatchStep): Promise<number | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${watchLock})`)
    const now = await storedProgress(tx)
    if (now?.sequence !== stored?.sequence || now?.normSequence !== stored?.normSequence || now?.reader !== stored?.reader) return null
    const added = await addWatchNews(tx, found)
    await setBaselines(tx, rebased)
    await tx
      .insert(watchProgress)
      .values({ id: progressId, ...to })
      .onConflictDoUpdate({ target: watchProgress.id, set: to })
    return added
  })
}
