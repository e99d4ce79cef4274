import { AsyncLocalStorage } from 'node:async_hooks'
import { attemptLimits, type Database, type Transaction } from '@basejuris/database'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { KeyedDigest } from './keyed-digest.ts'

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

/** Each verb stands with the transaction it is given, or at once. */
export interface AttemptLimits {
  /** Counts a try; false once there were too many. `subject` is kept as a digest alone. */
  readonly take: (kind: AttemptKind, subject: string, tx?: Transaction) => Promise<boolean>
  /** One try less: it was right. */
  readonly giveBack: (kind: AttemptKind, subject: string, tx?: Transaction) => Promise<void>
  readonly forget: (kind: AttemptKind, subject: string, tx?: Transaction) => Promise<void>
}

/**
 * Counts lie in the database, so that a restart or a second process forgets none; who is over the limit is turned away from memory. A job forgets what
 * expired, not the limiters' own timer: that one cannot be stopped and would ask a database that was closed.
 */
export function createAttemptLimits(db: Database, digest: KeyedDigest): AttemptLimits {
  const inHand = new AsyncLocalStorage<Transaction>()
  const current = (): Database | Transaction => inHand.getStore() ?? db
  const storeClient: Pick<Database, 'insert' | 'select' | 'delete'> = {
    insert: (table) => current().insert(table),
    select: ((...fields: Parameters<Database['select']>) => current().select(...fields)) as Database['select'],
    delete: (table) => current().delete(table),
  }
  const limiters = new Map(
    Object.entries(attemptRules).map(([kind, { tries, minutes }]) => {
      const counted = { points: tries, duration: minutes * 60, inMemoryBlockOnConsumed: tries + 1 }
      const store = { storeClient, schema: attemptLimits, clearExpiredByTimeout: false }
      return [kind, new RateLimiterDrizzle({ keyPrefix: kind, ...counted, ...store })]
    }),
  )
  const limiterOf = (kind: AttemptKind): RateLimiterDrizzle => limiters.get(kind) as RateLimiterDrizzle
  const keyOf = (subject: string): string => digest('attempts', subject)
  const inside = <T>(tx: Transaction | undefined, act: () => Promise<T>): Promise<T> => (tx === undefined ? act() : inHand.run(tx, act))
  return {
    async take(kind, subject, tx) {
      try {
        await inside(tx, () => limiterOf(kind).consume(keyOf(subject)))
        return true
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false
        throw refused
      }
    },
    async giveBack(kind, subject, tx) {
      await inside(tx, () => limiterOf(kind).reward(keyOf(subject)))
    },
    async forget(kind, subject, tx) {
      await inside(tx, () => limiterOf(kind).delete(keyOf(subject)))
    },
  }
}
