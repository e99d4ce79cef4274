import type { OpenDatabase } from '@basejuris/database'

/** Tables that any request may write: counts of attempts, and the last use of a session. */
const writtenByAnyRequest = ['attempt_limits', 'sessions']

/** A hash of the rows of each table, by its name. Equal maps mean that nothing was written in between. */
export async function fingerprintTables(database: Pick<OpenDatabase, 'execute'>): Promise<ReadonlyMap<string, string>> {
  const tables = await rowsOf<{ readonly name: string; readonly relation: string }>(
    database,
    `select table_name as name, quote_ident(table_schema) || '.' || quote_ident(table_name) as relation from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const hashes = tables
    .filter(({ name }) => !writtenByAnyRequest.includes(name))
    .map(
      ({ relation }) =>
        `select '${relation}' as name, coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as hash from ${relation} one`,
    )
  const rows = await rowsOf<{ readonly name: string; readonly hash: string }>(database, hashes.join(' union all '))
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

const rowsOf = async <Row>(database: Pick<OpenDatabase, 'execute'>, statement: string): Promise<readonly Row[]> =>
  (await database.execute(statement, [])).rows as readonly Row[]
