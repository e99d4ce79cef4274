import { openAsBlob } from 'node:fs'
import { type OpenDatabase, openDatabase } from '@basejuris/database'
import { inject, type ProvidedContext } from 'vitest'
import type {} from './provided-context.ts'
import { createServerDatabase, dropServerDatabase } from './server-database.ts'

export type DatabaseKind = ProvidedContext['databaseKind']

/** A migrated database for one test file, of the kind of its project if none is named. Open it in `beforeAll`, close it in `afterAll`, and empty it between tests with `truncateAll`. */
export async function openTestDatabase(kind: DatabaseKind = inject('databaseKind')): Promise<OpenDatabase> {
  if (kind === 'embedded') return openDatabase({ snapshot: await openAsBlob(inject('databaseSnapshot')) })
  const server = inject('databaseServer')
  if (server === null) throw new Error('A test on a server needs TEST_DATABASE_URL')
  const copy = await createServerDatabase(server.url, server.template)
  const database = await openDatabase({ url: copy.url })
  return {
    ...database,
    close: async () => {
      await database.close()
      await dropServerDatabase(server.url, copy.name)
    },
  }
}
