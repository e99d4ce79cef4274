import { describeEachDatabase } from '@basejuris/testkit'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { flags } from '../schema/schema.ts'
import { describeDatabaseError, describeLoggedError } from './database-error.ts'

const failure = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  )

describeEachDatabase('describeDatabaseError', (open) => {
  it('describes code and constraint without the values', async () => {
    const row = { name: 'secreto', value: true }
    await open().db.insert(flags).values(row)
    const error = await failure(open().db.insert(flags).values(row))
    expect(String(error)).toContain('secreto')
    const described = describeDatabaseError(error)
    expect(described).toMatchObject({ code: '23505', constraint: 'flags_pkey' })
    expect(JSON.stringify(described)).not.toContain('secreto')
  })

  it('describes values that PostgreSQL quotes, by their error alone', async () => {
    for (const query of [sql`select ${'Juan "secreto" Pérez'}::uuid`, sql`select ${'2027-02-30 secreto'}::date`]) {
      const described = describeDatabaseError(await failure(open().db.execute(query)))
      expect(described.code).toMatch(/^22/)
      expect(described.message).toContain('"…"')
      expect(JSON.stringify(described)).not.toMatch(/secreto|Juan|2027/)
    }
  })

  it('describes an error for the log with where it was thrown and its causes, without the values of a query', async () => {
    const row = { name: 'otro-secreto', value: true }
    await open().db.insert(flags).values(row)
    const queryError = await failure(open().db.insert(flags).values(row))
    const driverError = await failure(open().execute(`insert into flags (name, value) values ('otro-secreto', true)`))
    for (const error of [queryError, driverError, new Error('outer', { cause: queryError })]) {
      const described = describeLoggedError(error)
      expect(described.cause ?? described).toMatchObject({ code: '23505', constraint: 'flags_pkey' })
      expect(described.stack).toMatch(/^ {4}at /)
      expect(JSON.stringify(described)).not.toContain('secreto')
    }
  })

  it('describes other errors by name and message', async () => {
    expect(describeDatabaseError(new RangeError('too far'))).toEqual({
      name: 'RangeError',
      message: 'too far',
      code: null,
      constraint: null,
    })
    const unreadable = await failure(Promise.resolve().then(() => JSON.parse('Juan Pérez')))
    expect(describeDatabaseError(unreadable)).toMatchObject({ name: 'SyntaxError', message: expect.not.stringContaining('Juan') })
    expect(describeDatabaseError('odd')).toMatchObject({ name: 'Error', message: 'odd' })
  })
})
