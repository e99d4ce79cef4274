import type { OpenDatabase } from '@basejuris/database'
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { type DatabaseKind, openTestDatabase } from './open-test-database.ts'
import type {} from './provided-context.ts'
import { truncateAll } from './truncate-all.ts'

/**
 * Runs a suite on the embedded database and, when `TEST_DATABASE_URL` is set, on a new database of that server. Tables are emptied
 * before each test.
 */
export function describeEachDatabase(name: string, suite: (open: () => OpenDatabase) => void): void {
  describe(`${name}, embedded`, () => onDatabase('embedded', suite))
  const without = inject('databaseServer') === null
  // A PostgreSQL server is optional; TEST_DATABASE_URL names one.
  describe.skipIf(without)(`${name}, on a PostgreSQL server${without ? ' (set TEST_DATABASE_URL)' : ''}`, () => onDatabase('server', suite))
}

function onDatabase(kind: DatabaseKind, suite: (open: () => OpenDatabase) => void): void {
  let database: OpenDatabase | undefined
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(async () => {
    await database?.close()
  })
  const open = () => {
    if (database === undefined) throw new Error('The database opens before the first test, not while tests are collected')
    return database
  }
  beforeEach(() => truncateAll(open()))
  suite(open)
}
