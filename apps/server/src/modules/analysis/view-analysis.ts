import type { Analysis, AnalysisCell, AnalysisColumn, AnalysisRow as AnalysisRowView, analysisEndpoint, DataOf } from '@basejuris/contract'
import { countAnalysesBefore, findAnalysis, type ListedAnalysisRow } from '@basejuris/database'
import { type CellState, cellStates, maxAnalysisRulings, type Ruling, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { cardFacts, presentCard } from '../rulings/present-card.ts'
import { type AnalysisContent, decryptContent, type StoredCell, type StoredColumn } from './analysis-content.ts'
import { type AnalysisTable, presentPlace, readTable, type TableRow } from './read-table.ts'
import { cellAt, type RowQuery, selectRows } from './select-rows.ts'

/** Values of a column that are counted. */
const maxValues = 20

/** The analysis of the user; any other, known or not, is `analysis.not_found`. */
export async function ownAnalysis({ db }: Pick<Services, 'db'>, { userId }: UserActor, id: string): Promise<ListedAnalysisRow> {
  const row = await findAnalysis(db, { userId, id })
  if (row === null) throw new ServiceError('analysis.not_found')
  return row
}

/** What a list says of an analysis. */
export async function presentListed({ db }: Pick<Services, 'db'>, row: ListedAnalysisRow, { nombre, columnas }: AnalysisContent) {
  return {
    id: row.id,
    nombre,
    estado: row.state,
    delante: row.state === 'pendiente' ? await countAnalysesBefore(db, row) : null,
    total: row.total,
    hechas: row.done,
    preguntas: columnas.length,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** An analysis with a page of its rows, as its user may read them today. */
export async function viewAnalysis(
  services: Services,
  actor: UserActor,
  { id, pagina, tamano, ...query }: RowQuery & { readonly id: string; readonly pagina: number; readonly tamano: number },
): Promise<DataOf<typeof analysisEndpoint>> {
  const row = await ownAnalysis(services, actor, id)
  const content = decryptContent(services, row)
  const table = await readTable(services, actor, row)
  const selected = selectRows(table.rows, content.columnas, query)
  const filas = await presentRows(services, { table, columns: content.columnas }, selected.slice((pagina - 1) * tamano, pagina * tamano))
  return {
    analisis: await presentAnalysis(services, { row, content, table }),
    filas,
    total: selected.length,
    pagina,
    tamano,
    maximo: maxAnalysisRulings,
  }
}

export interface ReadAnalysis {
  readonly row: ListedAnalysisRow
  readonly content: AnalysisContent
  readonly table: AnalysisTable
}

/** An analysis with the counts of its cells. */
export async function presentAnalysis(services: Pick<Services, 'db'>, { row, content, table }: ReadAnalysis): Promise<Analysis> {
  const count = (state: TableRow['state']): number => table.rows.filter((each) => each.state === state).length
  return {
    ...(await presentListed(services, row, content)),
    origen: content.origen,
    avisos: content.avisos,
    columnas: content.columnas.map((column) => presentColumn(column, table.rows)),
    retiradas: count('retirada'),
    sinAcceso: count('sin_acceso'),
  }
}

function presentColumn({ id, titulo, tipo, pregunta, opciones }: StoredColumn, rows: readonly TableRow[]): AnalysisColumn {
  const cells = rows.flatMap((row) => cellAt(row, id) ?? [])
  const cuenta = Object.fromEntries(cellStates.map((state) => [state, cells.filter(({ estado }) => estado === state).length]))
  return {
    id,
    titulo,
    tipo,
    pregunta,
    opciones,
    cuenta: cuenta as Record<CellState, number>,
    valores: tipo === 'texto' ? [] : countValues(cells),
  }
}

function countValues(cells: readonly StoredCell[]): AnalysisColumn['valores'] {
  const counted = new Map<string, AnalysisColumn['valores'][number]>()
  for (const cell of cells) {
    if (cell.estado !== 'respondida') continue
    const key = `${cell.valor} ${cell.unidad}`
    counted.set(key, { valor: cell.valor, unidad: cell.unidad, cuantas: (counted.get(key)?.cuantas ?? 0) + 1 })
  }
  return [...counted.values()].sort((a, b) => b.cuantas - a.cuantas).slice(0, maxValues)
}

/** Rows with the words of their quotations, which are cut from the rulings now. */
export async function presentRows(
  services: Pick<Services, 'rulings' | 'codeHmac'>,
  { table, columns }: { readonly table: AnalysisTable; readonly columns: readonly StoredColumn[] },
  rows: readonly TableRow[],
): Promise<AnalysisRowView[]> {
  const open = rows.filter(({ state, answers }) => state === 'verificada' && answers !== null)
  const texts = new Map((await services.rulings.list(open.map(({ docId }) => docId))).map((ruling) => [ruling.docId, ruling]))
  return rows.map((row) => ({
    docId: row.docId,
    posicion: row.position,
    estado: row.isSame ? row.state : 'cambio',
    sentencia: row.facts === null ? null : presentCard(cardFacts(row.facts, table.readable)),
    celdas: columns.flatMap(({ id }) => {
      const cell = cellAt(row, id)
      return cell === null ? [] : [presentCell(services, row, { id, cell, ruling: texts.get(row.docId) })]
    }),
  }))
}

interface CellToShow {
  readonly id: string
  readonly cell: StoredCell
  readonly ruling: Ruling | undefined
}

function presentCell(services: Pick<Services, 'codeHmac'>, row: TableRow, { id, cell, ruling }: CellToShow): AnalysisCell {
  if (!('lugar' in cell)) return { columna: id, estado: cell.estado, valor: '', unidad: null, grado: null, cita: null }
  const cita = presentPlace(services, row, cell.lugar, ruling)
  const value = cita.verificada ? { valor: cell.valor, unidad: cell.unidad } : { valor: '', unidad: null }
  return { columna: id, estado: cell.estado, ...value, grado: cita.verificada ? 'textual' : null, cita }
}
