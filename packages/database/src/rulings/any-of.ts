import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

export function isOneOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...values])})`
}
