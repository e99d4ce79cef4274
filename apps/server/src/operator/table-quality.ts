import { askColumn, readCell } from '@basejuris/assistant/analysis'
import { getRuling } from '@basejuris/database'
import { type CellState, type ColumnType, cellStates, columnTypes } from '@basejuris/domain'
import { seededNumbers } from '@basejuris/search'
import type { Services } from '../services.ts'
import { everyDocId } from './every-ruling.ts'

/** A question that is asked of every stored ruling. */
export interface MeasuredColumn {
  readonly type: ColumnType
  readonly question: string
  readonly options?: readonly string[]
}

/** An answered cell, to be read by hand. */
export interface DrawnCell extends MeasuredColumn {
  readonly docId: string
  readonly value: string
  readonly unit: string | null
  readonly quotation: string
  /** The paragraph in which it stands. */
  readonly paragraph: string
}

export interface MeasuredTables {
  readonly rulings: number
  readonly states: Readonly<Record<ColumnType, Readonly<Record<CellState, number>>>>
  /** Cells with a quotation, and those whose words do not stand in the ruling as it is stored. */
  readonly quoted: number
  readonly inexact: number
  /** By type, drawn by lot. */
  readonly drawn: readonly DrawnCell[]
}

export interface MeasureTables {
  readonly columns: readonly MeasuredColumn[]
  /** Cells that are drawn of each type. */
  readonly draws: number
  readonly seed: number
}

/** Asks columns of every stored ruling, opens each quotation again in a ruling read anew, and draws answered cells by lot. */
export async function measureTables(services: Services, { columns, draws, seed }: MeasureTables): Promise<MeasuredTables> {
  const { db, rulings, search } = services
  const docIds = await everyDocId(services.db)
  const states = Object.fromEntries(columnTypes.map((type) => [type, Object.fromEntries(cellStates.map((state) => [state, 0]))]))
  const answered = new Map<ColumnType, DrawnCell[]>(columnTypes.map((type) => [type, []]))
  const asked = await Promise.all(
    columns.map(async (column) => {
      const { demands } = await search.demandsOf({ question: column.question, docIds: [] })
      return { column, asked: askColumn({ ...column, options: column.options ?? [] }, demands) }
    }),
  )
  const totals = { quoted: 0, inexact: 0 }
  for (const docId of docIds) {
    const [ruling] = await rulings.list([docId])
    if (ruling === undefined) continue
    const again = await getRuling(db, docId)
    const paragraphs = new Map(again.sections.flatMap((section) => section.paragraphs.map(({ anchor, text }) => [anchor, text] as const)))
    for (const { column, asked: prepared } of asked) {
      const cell = readCell({ ruling, textHash: '', overturned: null, departed: null }, prepared)
      const counted = states[column.type]
      if (counted !== undefined) counted[cell.state] = (counted[cell.state] ?? 0) + 1
      if (cell.state === 'vacia') continue
      const { place, text } = cell.quotation
      const paragraph = paragraphs.get(place.anchor) ?? ''
      totals.quoted += 1
      if (text === '' || paragraph.slice(place.from, place.to) !== text) totals.inexact += 1
      if (cell.state === 'respondida') answered.get(column.type)?.push({ ...column, docId, ...cell.value, quotation: text, paragraph })
    }
  }
  const random = seededNumbers(seed)
  const drawn = columnTypes.flatMap((type) => drawSome(answered.get(type) ?? [], draws, random))
  return { rulings: docIds.length, states: states as MeasuredTables['states'], ...totals, drawn }
}

function drawSome(cells: readonly DrawnCell[], count: number, random: () => number): DrawnCell[] {
  const left = [...cells]
  const drawn: DrawnCell[] = []
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  return drawn
}

/** The counts as lines. */
export function formatTables({ rulings, states, quoted, inexact }: MeasuredTables): string {
  const lines = columnTypes.flatMap((type) => {
    const { respondida, dudosa, vacia } = states[type]
    return respondida + dudosa + vacia === 0 ? [] : [`${type.padEnd(10)} respondida ${respondida} · dudosa ${dudosa} · vacía ${vacia}`]
  })
  return [`${rulings} sentencias`, ...lines, `citas abiertas de nuevo: ${quoted}; distintas de la sentencia: ${inexact}`].join('\n')
}
