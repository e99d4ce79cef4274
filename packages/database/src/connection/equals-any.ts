import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Like `inArray`, but with all values in one parameter: PostgreSQL takes longer to parse many parameters than to answer. */
export function equalsAny(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...values])})`
}

/** An array of whole numbers as one parameter. */
export function sqlIntegers(values: readonly number[]): SQL {
  return sql`${`{${values.join(',')}}`}::integer[]`
}

/** Like `equalsAny`, of whole numbers. */
export function equalsAnyInteger(column: PgColumn, values: readonly number[]): SQL {
  return sql`${column} = any(${sqlIntegers(values)})`
}
