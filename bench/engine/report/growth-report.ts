import type { Built, Measured } from '../measure/engine-results.ts'
import { describeMachine } from './describe-machine.ts'
import { Report } from './report.ts'
import { growthExponent, median } from './statistics.ts'
import { summary } from './summary.ts'

/** Measurements of the first `size` documents. */
export interface GrowthPoint {
  readonly size: number
  readonly built: Built
  readonly measured: readonly Measured[]
  /** recall@10 by kind of vector search. */
  readonly recall: Readonly<Record<string, number>>
}

/** p50 ~ documents^exponent. Ten times the documents may take at most 12.6 times as long. */
const maxExponent = 1.1
/** Between two neighbouring sizes, so that a late bend is not averaged away. */
const maxStepExponent = 1.3

/** Tables of times and sizes, and a gate on the growth of every kind of query. */
export function reportGrowth(points: readonly GrowthPoint[], length: number): Report {
  const report = new Report()
  const sizes = points.map(({ size }) => size)
  report.print(describeMachine())
  report.print(`Prefixes of the same synthetic documents of about ${length} terms; ${points[0]?.measured.length} rounds.`)
  const fitted = Object.keys(points.at(-1)?.measured[0]?.times ?? {}).map((kind) => {
    const p50s = points.map(({ measured }) => summary(measured, kind)?.p50 ?? Number.NaN)
    const steps = sizes.slice(1).map((_, i) => growthExponent(sizes.slice(i, i + 2), p50s.slice(i, i + 2)))
    return { kind, p50s, exponent: growthExponent(sizes, p50s), steepest: Math.max(...steps) }
  })
  const compared = points.length > 1
  report.table(
    ['p50 ms', ...sizes.map(String), ...(compared ? ['exponent'] : [])],
    fitted.map(({ kind, p50s, exponent }) => [kind, ...p50s.map((p50) => p50.toFixed(3)), ...(compared ? [exponent.toFixed(2)] : [])]),
  )
  report.table(['', ...sizes.map(String)], rowsOf(points))
  if (compared)
    for (const { kind, exponent, steepest } of fitted) {
      const addGate = (name: string, ours: number, max: number): void =>
        report.addGate({
          name: `growth of ${kind}, ${name}`,
          ours: `exponent ${ours.toFixed(2)}`,
          rival: `exponent ${max} at most`,
          ratio: max - ours,
          want: 0,
        })
      addGate('all sizes', exponent, maxExponent)
      addGate('steepest step', steepest, maxStepExponent)
    }
  return report
}

const rowsOf = (points: readonly GrowthPoint[]): string[][] => {
  const row = (name: string, of: (point: GrowthPoint) => string): string[] => [name, ...points.map(of)]
  const middle = ({ measured }: GrowthPoint, of: (each: Measured) => number): string => median(measured.map(of)).toFixed(0)
  return [
    ...Object.keys(points[0]?.recall ?? {}).map((kind) => row(`recall@10 ${kind}`, ({ recall }) => (recall[kind] ?? 0).toFixed(3))),
    row('open + first query ms', (point) => `${middle(point, ({ openMs }) => openMs)} + ${middle(point, ({ firstMs }) => firstMs)}`),
    row('queries/s', (point) => middle(point, ({ queriesPerSecond }) => queriesPerSecond)),
    row('MB in memory', (point) => middle(point, ({ rssMb }) => rssMb)),
    row('documents/s built', ({ size, built }) => (size / built.seconds).toFixed(0)),
    row('MB on disk', ({ built }) => (built.bytes / 2 ** 20).toFixed(0)),
    row('MB while building', ({ built }) => built.peakMb.toFixed(0)),
  ]
}
