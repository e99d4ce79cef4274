import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './open-database.ts'

const rowsPerStatement = 500

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
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const part = JSON.stringify(rows.slice(at, at + rowsPerStatement))
    await tx.insert(table).select(sql`select ${names} from json_to_recordset(${part}::json) as inserted(${types})`)
  }
}
