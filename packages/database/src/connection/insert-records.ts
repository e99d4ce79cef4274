import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './open-database.ts'

const rowsPerStatement = 500
const arrayOfNumbers = /^(?:smallint|integer|bigint)\[\]$/u

/**
 * Inserts whole rows, each statement with one parameter. With a parameter for each value, writing the statement takes as long as running it.
 * For columns whose values read the same in JSON: text, numbers, dates as text, arrays of these, and JSON.
 */
export async function insertRecords<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table))
  const names = sql.join(
    columns.map(([name]) => sql.identifier(name)),
    sql`, `,
  )
  const types = sql.join(
    columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  )
  const arrays = columns.flatMap(([name, column]) => (arrayOfNumbers.test(column.getSQLType()) ? [name] : []))
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const part = JSON.stringify(rows.slice(at, at + rowsPerStatement).map((row) => withWrittenArrays(row, arrays)))
    await tx.insert(table).select(sql`select ${names} from json_to_recordset(${part}::json) as inserted(${types})`)
  }
}

/** Arrays of numbers in the database's own form, which it reads faster than JSON. */
function withWrittenArrays(row: Readonly<Record<string, unknown>>, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (names.length === 0) return row
  const written = names.map((name) => [name, Array.isArray(row[name]) ? `{${row[name].join(',')}}` : row[name]])
  return { ...row, ...Object.fromEntries(written) }
}
