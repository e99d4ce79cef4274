import { purgeExpiredAttempts, purgeExpiredCodes, purgeSignInsBefore } from '@basejuris/database'
import { dayMs } from '@basejuris/domain/calendar'
import type { Services } from '../../../services.ts'

/** Sign-ins are kept for this many days. */
export const signInLogDays = 180

/** Deletes, for every account, expired attempts and codes, and the sign-ins and closed sessions older than the log. */
export async function purgeOldEntries({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await purgeExpiredAttempts(db, now)
  await purgeExpiredCodes(db, now)
  await purgeSignInsBefore(db, new Date(now.getTime() - signInLogDays * dayMs))
}
