import type { OpenDatabase } from '@basejuris/database'
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { openTestDatabase } from './open-test-database.ts'
import type {} from './provided-context.ts'
import { truncateAll } from './truncate-all.ts'

const titles = { embedded: 'embedded', server: 'on a PostgreSQL server' } as const

/**
 * Runs a suite on the database of its project: the embedded one, and a new one of a PostgreSQL server in the project `server`. Tables
 * are emptied before each test.
 */
export function describeEachDatabase(name: string, suite: (open: () => OpenDatabase) => void): void {
  describe(`${name}, ${titles[inject('databaseKind')]}`, () => {
    let database: OpenDatabase | undefined
    beforeAll(async () => {
      database = await openTestDatabase()
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
  })
}
