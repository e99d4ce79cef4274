import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { observeWork } from '@basejuris/tracing'
import { afterEach, expect, it } from 'vitest'
import { putRulings } from '../rulings/put-rulings.ts'
import { countRulings } from '../rulings/rulings.ts'
import { describeStatement } from './traced-statements.ts'

it('describes a statement by its verb and a table of the schema, and by no other word', () => {
  const named = (statement: string) => describeStatement(statement).name
  expect(named('select "doc_id" from "rulings" where "caption" = $1')).toBe('select rulings')
  expect(named(' insert into favorites (doc_id) values ($1)')).toBe('insert favorites')
  expect(named('(select 1) union (select 2 from users)')).toBe('select users')
  expect(named('UPDATE "folders" set name = $1')).toBe('update folders')
  expect(named("select 'carta from perez' from perez")).toBe('select')
  expect(named("perez 'x'")).toBe('other')
  expect(named('')).toBe('other')
})

describeEachDatabase('traced statements', (open) => {
  let stop = (): void => undefined
  afterEach(() => stop())

  it('are told one by one, also those of a transaction and those that fail, and none without an observer', async () => {
    const started: string[] = []
    const ended: unknown[] = []
    stop = observeWork({
      begin: ({ name, attributes }) => {
        started.push(name)
        expect(attributes['db.system.name']).toBe('postgresql')
        return { within: (run) => run(), end: (_more, error) => ended.push(error ?? null) }
      },
      traceparent: () => null,
    })
    await putRulings(open().db, [buildRuling({ caption: 'Pérez con Molino' })])
    expect(await countRulings(open().db)).toBe(1)
    expect(started).toContain('insert rulings')
    expect(started).toContain('select rulings')
    expect(ended.filter((error) => error !== null)).toEqual([])
    expect(ended).toHaveLength(started.length)
    await expect(open().execute('select no_such_column from rulings where caption = $1', ['Pérez'])).rejects.toThrow()
    expect(ended.at(-1)).not.toBeNull()
    const before = started.length
    stop()
    await countRulings(open().db)
    expect(started).toHaveLength(before)
  })
})
