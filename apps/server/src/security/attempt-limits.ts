import { type CountedAttempt, clearAttempts, countAttempts, type Database } from '@basejuris/database'
import { recoveryAttemptMinutes, secondFactorAttemptMinutes, signInAttemptMinutes } from '@basejuris/domain'
import type { CodeHmac } from './code-hmac.ts'

/**
 * Attempts allowed and the minutes in which they count. Signing in counts for account and address together, so that a stranger cannot
 * lock the owner out. It also counts for the account alone, against attempts from many addresses.
 */
export const attemptRules = {
  'sign-in from': { maxAttempts: 10, minutes: signInAttemptMinutes },
  'sign-in to': { maxAttempts: 50, minutes: signInAttemptMinutes },
  password: { maxAttempts: 10, minutes: signInAttemptMinutes },
  'second factor': { maxAttempts: 10, minutes: secondFactorAttemptMinutes },
  'recovery mail': { maxAttempts: 5, minutes: recoveryAttemptMinutes },
  'recovery code': { maxAttempts: 20, minutes: recoveryAttemptMinutes },
} as const
export type AttemptKind = keyof typeof attemptRules

/** What is attempted and for whom; only an HMAC of the subject is stored. */
export type Attempt = readonly [kind: AttemptKind, subject: string]

export interface AttemptLimits {
  /** Counts an attempt; false when there were too many. */
  readonly consume: (attempt: Attempt) => Promise<boolean>
  readonly reset: (attempt: Attempt) => Promise<void>
  /** The limit of an attempt for the database, to count several in one statement. */
  readonly limitOf: (attempt: Attempt, now: Date) => CountedAttempt
}

/** Counts are stored in the database, so they survive a restart and hold for several processes. A job deletes expired ones. */
export function createAttemptLimits(db: Database, codeHmac: CodeHmac): AttemptLimits {
  const keyOf = ([kind, subject]: Attempt): string => `${kind}:${codeHmac('attempts', subject)}`
  const limitOf = (attempt: Attempt, now: Date): CountedAttempt => {
    const { maxAttempts, minutes } = attemptRules[attempt[0]]
    return { key: keyOf(attempt), limit: maxAttempts, expiresAt: new Date(now.getTime() + minutes * 60_000) }
  }
  return {
    async consume(attempt) {
      const now = new Date()
      return countAttempts(db, [limitOf(attempt, now)], now)
    },
    reset: (attempt) => clearAttempts(db, keyOf(attempt)),
    limitOf,
  }
}
