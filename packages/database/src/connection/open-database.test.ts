import { buildRuling, describeEachDatabase } from '@basejuris/testkit'
import { describe, expect, inject, it } from 'vitest'
import { putRulings } from '../rulings/put-rulings.ts'
import { getStoreIdentity } from '../rulings/ruling-changes.ts'
import { getRuling } from '../rulings/rulings.ts'
import { refuseOldServer } from './database-refused.ts'
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
    const refused = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
    await expect(refused).rejects.toThrow('En 127.0.0.1:1 no hay un servidor PostgreSQL en marcha: inícielo o corrija DATABASE_URL.')
  })

  const server = inject('databaseServer')
  const ofServer = (change: (url: URL) => void): string => {
    const url = new URL(server?.url ?? '')
    change(url)
    return url.href
  }
  it.skipIf(server === null)('says in one sentence why a server cannot be used', async () => {
    const noDatabase = openDatabase({ url: ofServer((url) => Object.assign(url, { pathname: '/nada' })) })
    await expect(noDatabase).rejects.toThrow(/^La base «nada» no existe en .*: créela con createdb, o corrija DATABASE_URL\.$/u)
    const nobody = openDatabase({ url: ofServer((url) => Object.assign(url, { username: 'nadie' })) })
    await expect(nobody).rejects.toThrow(/no deja entrar a ese usuario/u)
    const { createServerDatabase, dropServerDatabase } = await import('@basejuris/testkit/server-database')
    const { name, url } = await createServerDatabase(server?.url ?? '')
    const owner = await openDatabase({ url })
    await owner.execute(`drop role if exists lector_${name}; create role lector_${name} login`)
    await owner.close()
    const reader = openDatabase({ url: ofServer((each) => Object.assign(each, { pathname: `/${name}`, username: `lector_${name}` })) })
    await expect(reader).rejects.toThrow(/no tiene derecho a crear tablas/u)
    await dropServerDatabase(server?.url ?? '', name)
  })

  it('refuses an older server in one sentence', () => {
    expect(() => refuseOldServer([{ server_version_num: '140012' }])).toThrow(/es PostgreSQL 14: actualícelo a la versión 15/u)
  })

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
