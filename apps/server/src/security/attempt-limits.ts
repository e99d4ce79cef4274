import { type CountedAttempt, clearAttempts, countAttempts, type Database } from '@basejuris/database'
import type { CodeHmac } from './code-hmac.ts'

/**
 * Tries allowed and the minutes they are counted for. Signing in is counted for account and address together, so that a stranger's tries do not lock
 * the owner out at once, and for the account alone, against tries from many addresses.
 */
export const attemptRules = {
  'sign-in from': { tries: 10, minutes: 15 },
  'sign-in to': { tries: 50, minutes: 15 },
  password: { tries: 10, minutes: 15 },
  'second factor': { tries: 10, minutes: 60 },
  'recovery mail': { tries: 5, minutes: 60 },
  'recovery code': { tries: 20, minutes: 60 },
} as const
export type AttemptKind = keyof typeof attemptRules

/** What is tried and by whom or on whom; of a subject a digest alone is kept. */
export type Attempt = readonly [kind: AttemptKind, subject: string]

export interface AttemptLimits {
  /** Counts a try; false where there were too many. */
  readonly consume: (attempt: Attempt) => Promise<boolean>
  readonly reset: (attempt: Attempt) => Promise<void>
  /** The try as the database counts it, for what counts it together with more. */
  readonly limitOf: (attempt: Attempt, now: Date) => CountedAttempt
}

/** Counts lie in the database, so that a restart or a second process forgets none. A job forgets what expired. */
export function createAttemptLimits(db: Database, digest: CodeHmac): AttemptLimits {
  const keyOf = ([kind, subject]: Attempt): string => `${kind}:${digest('attempts', subject)}`
  const limitOf = (attempt: Attempt, now: Date): CountedAttempt => {
    const { tries, minutes } = attemptRules[attempt[0]]
    return { key: keyOf(attempt), limit: tries, expiresAt: new Date(now.getTime() + minutes * 60_000) }
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
