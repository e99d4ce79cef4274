import { openTestDatabase } from '@basejuris/testkit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getFlags, setFlag } from '../administration/flags.ts'
import { UsedOutsideTransaction } from './guarded-pglite.ts'
import type { OpenDatabase } from './open-database.ts'

const defaults = { betaFree: true, subscriptions: false, subscriptionPage: true }

describe('transaction guard', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it.each<[string, () => Promise<unknown>]>([
    ['a query', () => database.db.execute(sql`select 1`)],
    ['a query function', () => setFlag(database.db, 'betaFree', false)],
    ['another transaction', () => database.db.transaction(async (tx) => tx.execute(sql`select 1`))],
    ['raw text', () => database.execute('select 1; select 2')],
    ['raw text with values', () => database.execute('select $1::int', [1])],
  ])('refuses %s beside the open transaction at once, and the database goes on', async (_name, use) => {
    const problem = await database.db.transaction(async () => use()).catch((error: unknown) => error)
    expect([problem, (problem as Error).cause].some((error) => error instanceof UsedOutsideTransaction)).toBe(true)
    expect(await getFlags(database.db, defaults)).toEqual(defaults)
  })

  it('counts the start and end of writes, and no reads', async () => {
    const writes = () => database.writeCount?.() ?? Number.NaN
    const before = writes()
    await getFlags(database.db, defaults)
    await database.execute('select $1::int', [1])
    expect(writes()).toBe(before)
    await database.db
      .transaction(async (tx) => {
        expect(writes()).toBe(before + 1)
        await setFlag(tx, 'betaFree', false)
        throw new Error('undo')
      })
      .catch(() => undefined)
    expect(writes()).toBe(before + 2)
    await database.execute('analyze')
    expect(writes()).toBe(before + 4)
  })

  it('allows the transaction itself and its savepoints', async () => {
    await database.db.transaction(async (tx) => {
      await setFlag(tx, 'betaFree', false)
      await tx
        .transaction(async (inner) => {
          await setFlag(inner, 'subscriptions', true)
          throw new Error('undo the inner part')
        })
        .catch(() => undefined)
    })
    expect(await getFlags(database.db, defaults)).toEqual({ ...defaults, betaFree: false })
  })

  it('makes work outside wait for the transaction', async () => {
    const entered = Promise.withResolvers<void>()
    const leave = Promise.withResolvers<void>()
    const transaction = database.db.transaction(async (tx) => {
      await setFlag(tx, 'subscriptionPage', false)
      entered.resolve()
      await leave.promise
    })
    await entered.promise
    const reading = getFlags(database.db, defaults)
    leave.resolve()
    expect((await reading).subscriptionPage).toBe(false)
    await transaction
  })

  it('allows work started inside to use the database after the transaction', async () => {
    const ended = Promise.withResolvers<void>()
    let later: Promise<unknown> = Promise.resolve()
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      later = ended.promise.then(() => getFlags(database.db, defaults))
    })
    ended.resolve()
    await expect(later).resolves.toBeDefined()
  })
})
