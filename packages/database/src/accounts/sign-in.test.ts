import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { describeEachDatabase, openDurableDatabase } from '@basejuris/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database, OpenDatabase } from '../connection/open-database.ts'
import { attemptLimits } from '../schema/account-tables.ts'
import { type Attempt, clearAttempts, countAttempts } from './attempt-limits.ts'
import { findLiveSession } from './sessions.ts'
import { beginSignIn, completeSignIn, refuseSignIn } from './sign-in.ts'
import { listSignIns } from './sign-in-log.ts'
import { addUser } from './users.ts'

const now = new Date('2026-03-02T12:00:00Z')
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000)
const tryOf = (key: string, most: number, expire = later(15)): Attempt => ({ key, limit, expiresAt })
const visit = { at: now, device: 'Firefox en Linux', address: '10.0.0.1' }
const email = 'ana@ejemplo.test'
const pointsOf = async (db: Database) => Object.fromEntries((await db.select().from(attemptLimits)).map(({ key, points }) => [key, points]))

async function addAna(db: Database): Promise<string> {
  const id = randomUUID()
  await addUser(db, { id, email, passwordHash: 'hash', createdAt: now })
  return id
}
const sessionOf = (userId: string) => ({ id: randomUUID(), userId, createdAt: now, expiresAt: later(60), device: 'x', address: 'y' })

describeEachDatabase('log-ins', (open) => {
  it('are allowed as often as there are tries, however many come at once', async () => {
    const { db } = open()
    const allowed = await Promise.all(Array.from({ length: 30 }, () => countAttempts(db, [tryOf('a', 10)], now)))
    expect(allowed.filter(Boolean)).toHaveLength(10)
    expect(await pointsOf(db)).toEqual({ a: 10 })
  })

  it('count what comes after a try that is refused not at all, and anew what expired', async () => {
    const { db } = open()
    const both = (at: Date) => countAttempts(db, [tryOf('from', 2, later(15)), tryOf('to', 3, later(40))], at)
    expect([await both(now), await both(now), await both(now), await both(now)]).toEqual([true, true, false, false])
    expect(await pointsOf(db)).toEqual({ from: 2, to: 2 })
    expect(await both(later(20))).toBe(true)
    expect(await pointsOf(db)).toEqual({ from: 1, to: 3 })
    await clearAttempts(db, 'from')
    expect(await both(later(21))).toBe(false)
    expect(await pointsOf(db)).toEqual({ from: 1, to: 3 })
  })

  it('begin with the account of the e-mail, with none, or not at all', async () => {
    const { db } = open()
    const id = await addAna(db)
    const begin = (given: string) => beginSignIn(db, { email: given, attempts: [tryOf(given, 1)], now })
    expect((await begin('Ana@Ejemplo.test '))?.user).toMatchObject({ id, email, createdAt: now, passwordHash: 'hash' })
    expect(await begin('nadie@ejemplo.test')).toEqual({ user: null })
    expect(await begin('Ana@Ejemplo.test ')).toBeNull()
  })

  it('that end well open a session, are noted, and settle their tries', async () => {
    const { db } = open()
    const userId = await addAna(db)
    for (let time = 0; time < 3; time++) await countAttempts(db, [tryOf('from', 10), tryOf('to', 50)], now)
    const session = sessionOf(userId)
    await completeSignIn(db, { ...visit, signInId: randomUUID(), session, attempts: { clear: 'from', refund: 'to' } })
    expect(await pointsOf(db)).toEqual({ to: 2 })
    expect(await findLiveSession(db, session.id, now)).toMatchObject({ userId, createdAt: now, lastUsedAt: now, closedAt: null })
    expect(await listSignIns(db, userId, 10)).toMatchObject([{ ...visit, userId, outcome: 'ok' }])
  })

  it('leave nothing behind where the session cannot be opened', async () => {
    const { db } = open()
    await countAttempts(db, [tryOf('from', 10), tryOf('to', 50)], now)
    const tries = { forget: 'from', giveBack: 'to' }
    await expect(completeSignIn(db, { ...visit, signInId: randomUUID(), session: sessionOf(randomUUID()), attempts })).rejects.toThrow()
    expect(await pointsOf(db)).toEqual({ from: 1, to: 1 })
  })

  it('of one account from many places at once wait for each other in no circle', async () => {
    const { db } = open()
    const userId = await addAna(db)
    const once = async (place: number) => {
      const [from, to] = [`from ${place % 3}`, 'to']
      expect(await beginSignIn(db, { email, attempts: [tryOf(from, 1000), tryOf(to, 1000)], now })).not.toBeNull()
      const entered = { ...visit, signInId: randomUUID(), session: sessionOf(userId), tries: { forget: from, giveBack: to } }
      await (place % 2 === 0 ? completeSignIn(db, entered) : refuseSignIn(db, { ...visit, id: randomUUID(), email, attemptKey: from }))
    }
    await Promise.all(Array.from({ length: 60 }, (_, place) => once(place)))
    expect((await pointsOf(db))['to']).toBe(30)
    expect(await listSignIns(db, userId, 100)).toHaveLength(60)
  })
})

describe('the disk', () => {
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

  it('is waited for once, before the answer, whether it opens a session or refuses somebody, known or not', async () => {
    const { db } = database
    const userId = await addAna(db)
    const begin = (given: string) => beginSignIn(db, { email: given, attempts: [tryOf('from', 50), tryOf('to', 50)], now })
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
