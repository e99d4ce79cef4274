import { describeEachDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { flags } from '../schema/schema.ts'
import { describeDatabaseError } from './database-error.ts'

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

  it('describes other errors by name and message', () => {
    expect(describeDatabaseError(new RangeError('too far'))).toEqual({
      name: 'RangeError',
      message: 'too far',
      code: null,
      constraint: null,
    })
    expect(describeDatabaseError('odd')).toMatchObject({ name: 'Error', message: 'odd' })
  })
})
