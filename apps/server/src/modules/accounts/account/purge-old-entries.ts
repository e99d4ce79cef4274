import {
  purgeAccessKeysBefore,
  purgeExpiredAttempts,
  purgeExpiredCodes,
  purgeInvitationsBefore,
  purgeSignInsBefore,
} from '@basejuris/database'
import { unacceptedInvitationDays } from '@basejuris/domain'
import { dayMs } from '@basejuris/domain/calendar'
import type { Services } from '../../../services.ts'

/** Sign-ins are kept for this many days. */
export const signInLogDays = 180

/**
 * Deletes, for every account, expired attempts and codes, the sign-ins, closed sessions and revoked keys older than the log, and the e-mails that did
 * not accept an invitation.
 */
export async function purgeOldEntries({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await purgeExpiredAttempts(db, now)
  await purgeExpiredCodes(db, now)
  await purgeSignInsBefore(db, daysBefore(now, signInLogDays))
  await purgeAccessKeysBefore(db, daysBefore(now, signInLogDays))
  await purgeInvitationsBefore(db, daysBefore(now, unacceptedInvitationDays))
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)
