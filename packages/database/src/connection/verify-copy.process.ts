import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'

/** Every page is read once, so that a small cache does. */
const verifyStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/** One row for each fault of a table, its index or its long values. PostgreSQL throws where a file or an index is broken. */
const faultsOfTables = `select c.relname as name, f.msg as fault
  from pg_class c, lateral verify_heapam(relation => c.oid, check_toast => true) f
  where c.relkind in ('r', 'm') and c.relpersistence = 'p' limit 5`
const checkIndexes = `with ordered as materialized (
    select c.oid from pg_class c join pg_index i on i.indexrelid = c.oid join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p' and i.indisvalid and i.indisready)
  select count(bt_index_check(oid)) from ordered`

async function verify(folder: string): Promise<string | null> {
  // Without this file a new database would be made.
  await access(join(folder, 'PG_VERSION'))
  const pglite = await PGlite.create({ dataDir: folder, extensions: { amcheck }, startParams: verifyStartParams })
  try {
    await pglite.exec('create extension if not exists amcheck')
    const { rows } = await pglite.query<{ name: string; fault: string }>(faultsOfTables)
    if (rows.length > 0) return rows.map(({ name, fault }) => `${name}: ${fault}`).join('\n')
    await pglite.query(checkIndexes)
    return null
  } finally {
    await pglite.close()
  }
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error))

process.send?.(await verify(process.argv[2] ?? '').catch(describe))
