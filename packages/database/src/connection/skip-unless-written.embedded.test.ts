import { openTestDatabase } from '@basejuris/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from './open-database.ts'
import { skipUnlessWritten } from './skip-unless-written.ts'

describe('a pass over what is stored', () => {
  let database: OpenDatabase
  let passes: number
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.execute('create table notes (text text)')
  })
  beforeEach(() => {
    passes = 0
  })
  afterAll(() => database.close())
  const write = () => database.execute(`insert into notes values ('one')`)
  const read = async () => {
    passes += 1
    await database.execute('select text from notes where text = $1', ['one'])
  }

  it('is skipped until something is written', async () => {
    const pass = skipUnlessWritten(database.db, read)
    for (let asked = 0; asked < 3; asked++) await pass()
    expect(passes).toBe(1)
    await write()
    for (let asked = 0; asked < 3; asked++) await pass()
    expect(passes).toBe(2)
  })

  it('is repeated when something was written while it ran, by itself or by others', async () => {
    const pass = skipUnlessWritten(database.db, async () => {
      passes += 1
      if (passes < 3) await write()
    })
    for (let asked = 0; asked < 6; asked++) await pass()
    expect(passes).toBe(3)
  })

  it('is repeated when it failed', async () => {
    const pass = skipUnlessWritten(database.db, async () => {
      passes += 1
      if (passes === 1) throw new Error('away')
    })
    await expect(pass()).rejects.toThrow('away')
    await pass()
    await pass()
    expect(passes).toBe(2)
  })

  it('is never skipped where other processes may write', async () => {
    const pass = skipUnlessWritten({}, async () => {
      passes += 1
    })
    await pass()
    await pass()
    expect(passes).toBe(2)
  })
})
