/** A piece of text of a page as pdf.js gives it, in the order in which the page draws it. */
export interface PlacedText {
  readonly str: string
  /** Ends with its line. */
  readonly hasEOL: boolean
  /** Left edge and base line, in points. Pages grow upwards. */
  readonly x: number
  readonly y: number
  readonly width: number
}

interface Piece {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Pieces of one base line, from left to right. */
interface Row {
  readonly y: number
  readonly pieces: Piece[]
}

/** Points between two columns, and between two base lines. */
const minGutter = 8
const maxSlope = 2
const minRows = 8
/** Share of rows of two columns that fill both, as running text does and a table does not. */
const minFull = 0.6
const fullShare = 0.8
/** Share of rows that may reach across the gutter, as titles do. */
const maxAcross = 0.35

/** Text of a page in the order in which the page draws it. */
export function drawnLines(items: readonly PlacedText[]): string {
  return items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('')
}

/**
 * Text of a page, column after column where it draws two of running text line by line, as programs that recognise scans do. Otherwise as
 * `drawnLines`.
 */
export function columnLines(items: readonly PlacedText[]): string {
  const rows = rowsOf(items)
  const gutter = gutterOf(rows)
  if (gutter === null || !isDrawnAcross(items, gutter)) return drawnLines(items)
  const lines: string[] = []
  let right: string[] = []
  const flush = (): void => {
    lines.push(...right)
    right = []
  }
  for (const { pieces } of rows) {
    if (pieces.some(({ from, to }) => from < gutter && to > gutter)) {
      flush()
      lines.push(lineOf(pieces))
      continue
    }
    const [left, other] = [pieces.filter(({ from }) => from < gutter), pieces.filter(({ from }) => from >= gutter)]
    if (left.length > 0) lines.push(lineOf(left))
    if (other.length > 0) right.push(lineOf(other))
  }
  flush()
  return lines.join('\n')
}

const lineOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ')

/** From the top of the page. Pieces without a gap between them are one. */
function rowsOf(items: readonly PlacedText[]): Row[] {
  const rows: Row[] = []
  const filled = items.filter(({ str }) => str.trim() !== '')
  for (const { str, x, y, width } of [...filled].sort((a, b) => b.y - a.y || a.x - b.x)) {
    let row = rows.at(-1)
    if (row === undefined || row.y - y > maxSlope) {
      row = { y, pieces: [] }
      rows.push(row)
    }
    row.pieces.push({ text: str, from: x, to: x + width })
  }
  return rows.map(({ y, pieces }) => ({ y, pieces: joined(pieces) }))
}

const joined = (pieces: readonly Piece[]): Piece[] => {
  const separate: Piece[] = []
  for (const piece of [...pieces].sort((a, b) => a.from - b.from)) {
    const last = separate.at(-1)
    if (last === undefined || piece.from - last.to >= minGutter) separate.push(piece)
    else {
      const gap = piece.from - last.to > 1 && !last.text.endsWith(' ') ? ' ' : ''
      separate[separate.length - 1] = { text: last.text + gap + piece.text, from: last.from, to: Math.max(last.to, piece.to) }
    }
  }
  return separate
}

/** The middle of the blank strip between two columns of running text; null where the page has none. */
function gutterOf(rows: readonly Row[]): number | null {
  const divided = rows.filter(({ pieces }) => pieces.length === 2)
  const middles = divided.map(({ pieces: [left, right] }) => ((left?.to ?? 0) + (right?.from ?? 0)) / 2).sort((a, b) => a - b)
  const gutter = middles[middles.length >> 1]
  if (gutter === undefined) return null
  const both = divided.filter(({ pieces: [left, right] }) => (left?.to ?? 0) <= gutter && (right?.from ?? 0) >= gutter)
  const across = rows.filter(({ pieces }) => pieces.some(({ from, to }) => from < gutter && to > gutter)).length
  if (both.length < minRows || across > maxAcross * rows.length) return null
  const isFull = (side: 0 | 1): boolean => {
    const widths = both.map(({ pieces }) => (pieces[side]?.to ?? 0) - (pieces[side]?.from ?? 0))
    const widest = Math.max(...widths)
    return widths.filter((width) => width >= widest * fullShare).length >= widths.length * minFull
  }
  return isFull(0) && isFull(1) ? gutter : null
}

/** Whether the page goes from one side to the other at every line, and not once at the end of a column. */
function isDrawnAcross(items: readonly PlacedText[], gutter: number): boolean {
  const sides = items.filter(({ str }) => str.trim() !== '').map(({ x }) => x < gutter)
  const changes = sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length
  return changes >= minRows
}
