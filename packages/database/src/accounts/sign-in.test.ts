import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { describeEachDatabase, openDurableDatabase } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database, OpenDatabase } from '../connection/open-database.ts'
import { attemptLimits } from '../schema/account-tables.ts'
import { type CountedAttempt, clearAttempts, countAttempts } from './attempt-limits.ts'
import { findLiveSession } from './sessions.ts'
import { beginSignIn, completeSignIn, refuseSignIn } from './sign-in.ts'
import { listSignIns } from './sign-in-log.ts'
import { addUser } from './users.ts'

const now = new Date('2026-03-02T12:00:00Z')
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000)
const attempt = (key: string, limit: number, expiresAt = later(15)): CountedAttempt => ({ key, limit, expiresAt })
const visit = { at: now, device: 'Firefox en Linux', address: '10.0.0.1' }
const email = 'ana@ejemplo.test'
const pointsOf = async (db: Database) => Object.fromEntries((await db.select().from(attemptLimits)).map(({ key, points }) => [key, points]))

async function addAna(db: Database): Promise<string> {
  const id = randomUUID()
  await addUser(db, { id, email, passwordHash: 'hash', createdAt: now })
  return id
}
const sessionOf = (userId: string) => ({ id: randomUUID(), userId, createdAt: now, expiresAt: later(60), device: 'x', address: 'y' })

describeEachDatabase('sign-in', (open) => {
  it('allows exactly the limit, however many attempts come at once', async () => {
    const { db } = open()
    const allowed = await Promise.all(Array.from({ length: 30 }, () => countAttempts(db, [attempt('a', 10)], now)))
    expect(allowed.filter(Boolean)).toHaveLength(10)
    expect(await pointsOf(db)).toEqual({ a: 10 })
  })

  it('does not count the keys after a refused one, and starts an expired count anew', async () => {
    const { db } = open()
    const both = (at: Date) => countAttempts(db, [attempt('from', 2, later(15)), attempt('to', 3, later(40))], at)
    expect([await both(now), await both(now), await both(now), await both(now)]).toEqual([true, true, false, false])
    expect(await pointsOf(db)).toEqual({ from: 2, to: 2 })
    expect(await both(later(20))).toBe(true)
    expect(await pointsOf(db)).toEqual({ from: 1, to: 3 })
    await clearAttempts(db, 'from')
    expect(await both(later(21))).toBe(false)
    expect(await pointsOf(db)).toEqual({ from: 1, to: 3 })
  })

  it('begins with the account of the e-mail, with none, or not at all', async () => {
    const { db } = open()
    const id = await addAna(db)
    const begin = (given: string) => beginSignIn(db, { email: given, attempts: [attempt(given, 1)], now })
    expect((await begin('Ana@Ejemplo.test '))?.user).toMatchObject({ id, email, createdAt: now, passwordHash: 'hash' })
    expect(await begin('nadie@ejemplo.test')).toEqual({ user: null })
    expect(await begin('Ana@Ejemplo.test ')).toBeNull()
  })

  it('opens a session, writes the log and settles the attempts of a success', async () => {
    const { db } = open()
    const userId = await addAna(db)
    for (let time = 0; time < 3; time++) await countAttempts(db, [attempt('from', 10), attempt('to', 50)], now)
    const session = sessionOf(userId)
    await completeSignIn(db, { ...visit, signInId: randomUUID(), session, attempts: { clear: 'from', refund: 'to' } })
    expect(await pointsOf(db)).toEqual({ to: 2 })
    expect(await findLiveSession(db, session.id, now)).toMatchObject({ userId, createdAt: now, lastUsedAt: now, closedAt: null })
    expect(await listSignIns(db, userId, 10)).toMatchObject([{ ...visit, userId, outcome: 'ok' }])
  })

  it('leaves nothing behind when the session cannot be opened', async () => {
    const { db } = open()
    await countAttempts(db, [attempt('from', 10), attempt('to', 50)], now)
    const attempts = { clear: 'from', refund: 'to' }
    await expect(completeSignIn(db, { ...visit, signInId: randomUUID(), session: sessionOf(randomUUID()), attempts })).rejects.toThrow()
    expect(await pointsOf(db)).toEqual({ from: 1, to: 1 })
  })

  it('does not deadlock when one account signs in from many places at once', async () => {
    const { db } = open()
    const userId = await addAna(db)
    const once = async (place: number) => {
      const [from, to] = [`from ${place % 3}`, 'to']
      expect(await beginSignIn(db, { email, attempts: [attempt(from, 1000), attempt(to, 1000)], now })).not.toBeNull()
      const entered = { ...visit, signInId: randomUUID(), session: sessionOf(userId), attempts: { clear: from, refund: to } }
      await (place % 2 === 0 ? completeSignIn(db, entered) : refuseSignIn(db, { ...visit, id: randomUUID(), email, attemptKey: from }))
    }
    await Promise.all(Array.from({ length: 60 }, (_, place) => once(place)))
    expect((await pointsOf(db))['to']).toBe(30)
    expect(await listSignIns(db, userId, 100)).toHaveLength(60)
  })
})

describe('disk flushes of sign-in', () => {
  let database: OpenDatabase

  beforeAll(async () => {
    database = await openDurableDatabase()
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => database.close())

  const syncsOf = async (act: () => Promise<unknown>): Promise<number> => {
    const syncs = vi.spyOn(fs, 'fsyncSync')
    await act()
    const times = syncs.mock.calls.length
    syncs.mockRestore()
    return times
  }
  const allFlushed = async () => (await database.execute('select pg_current_wal_flush_lsn() >= pg_current_wal_insert_lsn() as all')).rows[0]

  it('wait for the disk once before the answer, for a success and for a refusal of a known or unknown e-mail', async () => {
    const { db } = database
    const userId = await addAna(db)
    const begin = (given: string) => beginSignIn(db, { email: given, attempts: [attempt('from', 50), attempt('to', 50)], now })
    const enter = () =>
      completeSignIn(db, { ...visit, signInId: randomUUID(), session: sessionOf(userId), attempts: { clear: 'x', refund: 'to' } })
    const refuse = (given: string) => refuseSignIn(db, { ...visit, id: randomUUID(), email: given, attemptKey: 'from' })
    await begin(email)
    expect(await syncsOf(() => begin(email))).toBe(0)
    expect((await database.execute('show synchronous_commit')).rows[0]).toEqual({ synchronous_commit: 'on' })
    expect(await syncsOf(enter)).toBe(1)
    expect(await allFlushed()).toEqual({ all: true })
    for (const given of [email, 'nadie@ejemplo.test']) {
      expect(await syncsOf(() => begin(given))).toBe(0)
      expect(await syncsOf(() => refuse(given))).toBe(1)
      expect(await allFlushed()).toEqual({ all: true })
    }
  })
})
