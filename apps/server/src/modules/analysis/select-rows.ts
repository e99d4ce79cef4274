import type { CellState } from '@basejuris/domain'
import type { StoredCell, StoredColumn } from './analysis-content.ts'
import type { TableRow } from './read-table.ts'

export interface RowQuery {
  /** `origen`, `fecha` or the id of a column. */
  readonly ordenar: string
  readonly sentido: 'asc' | 'desc'
  readonly columna?: string | undefined
  readonly estado?: CellState | undefined
  readonly valor?: string | undefined
  readonly desde?: string | undefined
  readonly hasta?: string | undefined
}

/** The cell of a column in a row that was answered; failed where the answer lacks it or its words changed. */
export function cellAt({ answers, cells }: Pick<TableRow, 'answers' | 'cells'>, column: string): StoredCell | null {
  if (answers === null) return null
  return cells.get(column) ?? { estado: 'fallida' }
}

const readValue = (cell: StoredCell | null): string | null => (cell !== null && 'valor' in cell ? cell.valor : null)

const isNumeric = ({ tipo }: StoredColumn): boolean => tipo === 'numero' || tipo === 'monto'

/** Compares values of a column: numbers by size, sums of one unit with each other, the rest by their letters. */
function compareValues(column: StoredColumn, a: string, b: string): number {
  return isNumeric(column) ? Number(a) - Number(b) : a.localeCompare(b, 'es')
}

/** Rows that pass the filter, in the order that is asked for. Those without a value come last. */
export function selectRows(rows: readonly TableRow[], columns: readonly StoredColumn[], query: RowQuery): TableRow[] {
  const filtered = columns.find(({ id }) => id === query.columna)
  const passing = filtered === undefined ? [...rows] : rows.filter((row) => passes(cellAt(row, filtered.id), filtered, query))
  const direction = query.sentido === 'asc' ? 1 : -1
  const sorted = columns.find(({ id }) => id === query.ordenar)
  if (sorted !== undefined)
    return sortByValue(
      passing,
      (row) => sortable(cellAt(row, sorted.id)),
      (a, b) => compareValues(sorted, a, b),
      direction,
    )
  if (query.ordenar === 'fecha')
    return sortByValue(
      passing,
      ({ facts }) => facts?.decidedOn ?? null,
      (a, b) => a.localeCompare(b),
      direction,
    )
  return direction === 1 ? passing : passing.reverse()
}

const sortable = (cell: StoredCell | null): string | null => {
  const value = readValue(cell)
  return value === '' ? null : value
}

function sortByValue(
  rows: readonly TableRow[],
  read: (row: TableRow) => string | null,
  compare: (a: string, b: string) => number,
  direction: 1 | -1,
): TableRow[] {
  const keyed = rows.map((row) => ({ row, key: read(row) }))
  const known = keyed.flatMap(({ row, key }) => (key === null ? [] : [{ row, key }]))
  const sorted = known.sort((a, b) => compare(a.key, b.key) * direction || a.row.position - b.row.position)
  return [...sorted.map(({ row }) => row), ...keyed.flatMap(({ row, key }) => (key === null ? [row] : []))]
}

function passes(cell: StoredCell | null, column: StoredColumn, { estado, valor, desde, hasta }: RowQuery): boolean {
  if (cell === null) return false
  if (estado !== undefined && cell.estado !== estado) return false
  const value = readValue(cell)
  if (valor !== undefined && value !== valor) return false
  if (desde !== undefined && (value === null || value === '' || compareValues(column, value, desde) < 0)) return false
  return hasta === undefined || (value !== null && value !== '' && compareValues(column, value, hasta) <= 0)
}
