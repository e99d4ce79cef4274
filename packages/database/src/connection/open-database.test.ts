import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { describe, expect, inject, it } from 'vitest'
import { putRulings } from '../rulings/put-rulings.ts'
import { getStoreIdentity } from '../rulings/ruling-changes.ts'
import { getRuling } from '../rulings/rulings.ts'
import { openDatabase } from './open-database.ts'

describeEachDatabase('an open database', (open) => {
  it('runs several statements without values and returns the rows of the last', async () => {
    expect(await open().execute('select 1 as a; select 2 as b')).toEqual({ rows: [{ b: 2 }] })
    expect(await open().execute('select $1::int + 1 as c', [2])).toEqual({ rows: [{ c: 3 }] })
  })

  it('can be vacuumed at any time', async () => {
    const ruling = buildRuling()
    await putRulings(open().db, [ruling])
    await open().vacuum()
    expect(await getRuling(open().db, ruling.docId)).toEqual(ruling)
  })
})

describe('openDatabase', () => {
  it('rejects when the server is unreachable', async () => {
    await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow()
  })

  const server = inject('databaseServer')
  // The embedded database has one process, so this needs a server.
  it.skipIf(server === null)('migrates once when processes open the server together (set TEST_DATABASE_URL)', async () => {
    const { createServerDatabase, dropServerDatabase } = await import('@basejuris/testkit/server-database')
    const { name, url } = await createServerDatabase(server?.url ?? '')
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url, maxConnections: 2 })))
    const identities = await Promise.all(opened.map((database) => getStoreIdentity(database.db)))
    expect(new Set(identities).size).toBe(1)
    await Promise.all(opened.map((database) => database.close()))
    await dropServerDatabase(server?.url ?? '', name)
  })
})
