import type { OpenDatabase } from '@basejuris/database'
import { z } from 'zod'

const tablesSchema = z.array(z.object({ name: z.string() }))

/** Empties every table of ours and restarts the sequences; the database keeps its identity. Jobs are left: stop their queue instead. */
export async function truncateAll(database: OpenDatabase): Promise<void> {
  const { rows } = await database.execute(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'store_identity'`,
  )
  const names = tablesSchema.parse(rows).map((table) => table.name)
  await database.execute(`truncate ${names.join(', ')} restart identity cascade`)
}
