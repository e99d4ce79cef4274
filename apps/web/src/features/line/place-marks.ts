import type { LineMark } from '@basejuris/contract'
import type { Outcome } from '@basejuris/domain'
import { courtNames } from '@basejuris/domain/court-level'

/** Size of the drawing, in its own units. */
export const drawing = { width: 1312, labels: 236, right: 20, top: 44, gap: 26, step: 15, axis: 28 } as const

export interface PlacedMark {
  readonly mark: LineMark
  readonly x: number
  readonly y: number
}

export interface CourtRow {
  readonly name: string
  readonly total: number
  /** Of the line of the court. */
  readonly y: number
  readonly marks: readonly PlacedMark[]
}

export interface PlacedLine {
  readonly rows: readonly CourtRow[]
  readonly years: readonly { readonly year: number; readonly x: number }[]
  readonly height: number
  /** Position of a day, `yyyy-mm-dd`. */
  readonly xOf: (day: string) => number
}

const maxRows = 7
const otherCourts = 'Otros tribunales'

const granted: ReadonlySet<Outcome> = new Set(['acoge', 'acoge_parcial', 'casa', 'anula', 'unifica', 'revoca', 'condena', 'mixto'])
const denied: ReadonlySet<Outcome> = new Set(['rechaza', 'absuelve', 'inadmisible', 'desistido', 'abandonado'])
/** Above the line of its court, below it, or on it. */
const levelOf = (outcome: Outcome): -1 | 0 | 1 => (granted.has(outcome) ? -1 : denied.has(outcome) ? 1 : 0)

/** Places every mark at its date and court. Marks that would cover each other are stacked away from the line. */
export function placeMarks(marks: readonly LineMark[]): PlacedLine {
  const dates = marks.map(({ fecha }) => fecha).sort()
  const [first, last] = [yearOf(dates[0]), yearOf(dates.at(-1)) + 1]
  const { width, labels, right, top, gap, step, axis } = drawing
  const span = width - labels - right
  const xOf = (day: string): number =>
    labels + (span * (Date.parse(day) - Date.UTC(first, 0, 1))) / (Date.UTC(last, 0, 1) - Date.UTC(first, 0, 1))
  let y: number = top
  const rows = rowsOf(marks).map(([name, own]): CourtRow => {
    const levels = stack(own, xOf, step)
    const highest = Math.max(1, ...levels.map(({ level }) => -level))
    const lowest = Math.max(1, ...levels.map(({ level }) => level))
    const line = y + highest * step + gap / 2
    y = line + lowest * step + gap / 2
    return {
      name,
      total: own.length,
      y: line,
      marks: levels.map(({ mark, level }) => ({ mark, x: xOf(mark.fecha), y: line + level * step })),
    }
  })
  const every = last - first > 30 ? 5 : last - first > 15 ? 2 : 1
  const years = Array.from({ length: last - first }, (_, at) => first + at)
    .filter((year) => (year - first) % every === 0)
    .map((year) => ({ year, x: xOf(`${year}-01-01`) }))
  return { rows, years, height: y + axis, xOf }
}

const yearOf = (day = '2000-01-01'): number => Number(day.slice(0, 4))

/** From the highest court to the lowest. */
const rankOf = (court: string): number => (court === courtNames.supreme ? 0 : court.startsWith(courtNames.appeals) ? 1 : 2)

/** The courts with most rulings, from the highest to the lowest; the rest together. */
function rowsOf(marks: readonly LineMark[]): (readonly [string, readonly LineMark[]])[] {
  const byCourt = [...Map.groupBy(marks, ({ tribunal }) => tribunal)].sort(
    (a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'es'),
  )
  const shown = byCourt.length <= maxRows ? byCourt : byCourt.slice(0, maxRows - 1)
  const others = byCourt.slice(shown.length).flatMap(([, own]) => own)
  const ordered = shown.toSorted((a, b) => rankOf(a[0]) - rankOf(b[0]))
  return others.length === 0 ? ordered : [...ordered, [otherCourts, others.sort((a, b) => (a.fecha < b.fecha ? -1 : 1))]]
}

const stack = (marks: readonly LineMark[], xOf: (day: string) => number, step: number) => {
  const lastAt = new Map<number, number>()
  return marks.map((mark) => {
    const side = levelOf(mark.resultado)
    let level: number = side
    while ((lastAt.get(level) ?? Number.NEGATIVE_INFINITY) > xOf(mark.fecha) - step) level += side === 0 ? -1 : side
    lastAt.set(level, xOf(mark.fecha))
    return { mark, level }
  })
}
