import type { OpenDatabase } from '@basejuris/database'
import { z } from 'zod'

const tablesSchema = z.array(z.object({ name: z.string() }))

/** Empties every table and restarts the sequences. The identity of the database and the jobs stay; to end jobs, stop their queue. */
export async function truncateAll(database: OpenDatabase): Promise<void> {
  const { rows } = await database.execute(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'store_identity'`,
  )
  const names = tablesSchema.parse(rows).map((table) => table.name)
  await database.execute(`alter table billing_audit disable trigger user;
    truncate ${names.join(', ')} restart identity cascade;
    alter table billing_audit enable trigger user`)
}
