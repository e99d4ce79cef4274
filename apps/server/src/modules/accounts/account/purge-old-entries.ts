import { purgeExpiredAttempts, purgeSignInsBefore } from '@basejuris/database'
import type { Services } from '../../../services.ts'

/** The log of sign-ins goes back this far. */
export const signInLogDays = 180
const dayMs = 86_400_000

/** Forgets, of every account, the tries that no longer count and the sign-ins and ended sessions that are too old to be shown. */
export async function purgeOldEntries({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await purgeExpiredAttempts(db, now)
  await purgeSignInsBefore(db, new Date(now.getTime() - signInLogDays * dayMs))
}
