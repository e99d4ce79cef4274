import { attemptLimits, purgeExpiredAttempts } from '@basejuris/database'
import { openTestDatabase } from '@basejuris/testkit'
import { expect, it, vi } from 'vitest'
import { attemptRules, createAttemptLimits } from './attempt-limits.ts'
import { createCodeHmac } from './code-hmac.ts'

const digest = createCodeHmac(Buffer.alloc(32, 3))

it('leaves no timer behind that would ask a closed database', async () => {
  const { db, close } = await openTestDatabase()
  vi.useFakeTimers()
  try {
    createAttemptLimits(db, digest)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
    await close()
  }
})

it('keeps the tries of an account until they expire, and nothing of them after', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const attempts = createAttemptLimits(db, digest)
    const startedMs = Date.now()
    await attempts.consume([['password', 'ana']])
    await attempts.consume([['second factor', 'ana']])
    const after = (minutes: number): Date => new Date(startedMs + (minutes + 1) * 60_000)
    expect(await purgeExpiredAttempts(db, new Date(startedMs))).toBe(0)
    expect(await purgeExpiredAttempts(db, after(attemptRules.password.minutes))).toBe(1)
    expect(await db.select().from(attemptLimits)).toHaveLength(1)
    expect(await purgeExpiredAttempts(db, after(attemptRules['second factor'].minutes))).toBe(1)
    expect(await db.select().from(attemptLimits)).toEqual([])
  } finally {
    await close()
  }
})
