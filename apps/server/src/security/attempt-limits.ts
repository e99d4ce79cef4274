import { type CountedAttempt, clearAttempts, countAttempts, type Database, findAttemptsEnd, type Transaction } from '@basejuris/database'
import {
  maxAccessKeysPerDay,
  maxCheckFilesPerHour,
  maxChecksPerHour,
  maxInvitationsPerDay,
  maxKeyCallsPerMinute,
  recoveryAttemptMinutes,
  secondFactorAttemptMinutes,
  signInAttemptMinutes,
} from '@basejuris/domain'
import type { CodeHmac } from './code-hmac.ts'

const dayMinutes = 1440

/**
 * Attempts allowed and the minutes in which they count. What strangers do counts `from` their network, so that nobody locks others out
 * from one network, and `to` the account, against many networks. A known device or the holder of a ticket counts apart.
 */
export const attemptRules = {
  'sign-in from': { maxAttempts: 10, minutes: signInAttemptMinutes },
  'sign-in to': { maxAttempts: 30, minutes: signInAttemptMinutes },
  'sign-in device': { maxAttempts: 10, minutes: signInAttemptMinutes },
  password: { maxAttempts: 10, minutes: signInAttemptMinutes },
  'second factor': { maxAttempts: 10, minutes: secondFactorAttemptMinutes },
  'recovery mail from': { maxAttempts: 3, minutes: recoveryAttemptMinutes },
  'recovery mail to': { maxAttempts: 12, minutes: recoveryAttemptMinutes },
  'recovery mail device': { maxAttempts: 3, minutes: recoveryAttemptMinutes },
  'recovery code from': { maxAttempts: 5, minutes: recoveryAttemptMinutes },
  'recovery code to': { maxAttempts: 15, minutes: recoveryAttemptMinutes },
  'recovery code ticket': { maxAttempts: 15, minutes: recoveryAttemptMinutes },
  // Mails to one address that somebody else may cause.
  'unproven mail': { maxAttempts: 5, minutes: dayMinutes },
  'change mail of': { maxAttempts: 5, minutes: dayMinutes },
  'change mail to': { maxAttempts: 6, minutes: dayMinutes },
  'invitation by': { maxAttempts: maxInvitationsPerDay, minutes: dayMinutes },
  'invitation of': { maxAttempts: 3, minutes: dayMinutes },
  'invitation to': { maxAttempts: 20, minutes: dayMinutes },
  'check of': { maxAttempts: maxChecksPerHour, minutes: 60 },
  'check file of': { maxAttempts: maxCheckFilesPerHour, minutes: 60 },
  'access key of': { maxAttempts: maxAccessKeysPerDay, minutes: dayMinutes },
  'key call': { maxAttempts: maxKeyCallsPerMinute, minutes: 1 },
  // Mails to support; further reports are stored without one.
  'answer report of': { maxAttempts: 20, minutes: dayMinutes },
  'device mail': { maxAttempts: 20, minutes: dayMinutes },
  // Public forms. What concerns personal data is never counted.
  'report on': { maxAttempts: 10, minutes: dayMinutes },
  'report from': { maxAttempts: 50, minutes: dayMinutes },
  'contact as': { maxAttempts: 4, minutes: dayMinutes },
  'contact from': { maxAttempts: 20, minutes: dayMinutes },
  'receipt to': { maxAttempts: 6, minutes: dayMinutes },
} as const
export type AttemptKind = keyof typeof attemptRules

/** What is attempted and for whom; only an HMAC of the subject is stored. */
export type Attempt = readonly [kind: AttemptKind, subject: string]

export interface AttemptLimits {
  /** Counts attempts in order, up to the first that is refused; false when one was. Pass the transaction inside of which it happens. */
  readonly consume: (attempts: readonly Attempt[], tx?: Transaction) => Promise<boolean>
  readonly reset: (attempt: Attempt) => Promise<void>
  /** When a refused attempt is allowed again; null where nothing is counted. */
  readonly endOf: (attempt: Attempt) => Promise<Date | null>
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
    async consume(attempts, tx) {
      const now = new Date()
      const counted = attempts.map((attempt) => limitOf(attempt, now))
      return countAttempts(tx ?? db, counted, now)
    },
    reset: (attempt) => clearAttempts(db, keyOf(attempt)),
    endOf: (attempt) => findAttemptsEnd(db, keyOf(attempt)),
    limitOf,
  }
}
