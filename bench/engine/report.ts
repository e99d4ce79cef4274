import { differences, overlapOf, recallAt10 } from './compare-answers.ts'
import {
  buildGates,
  gatesShort,
  leastRecall,
  median,
  percentile,
  printGate,
  printSkipped,
  smallGates,
  speedGates,
  throughputGates,
} from './gates.ts'
import type { Answers, Built, Measured } from './run-engine.ts'

export interface Report {
  readonly names: readonly string[]
  readonly documents: number
  readonly built: ReadonlyMap<string, Built>
  readonly answers: ReadonlyMap<string, Answers>
  /** One for each round. */
  readonly measured: ReadonlyMap<string, readonly Measured[]>
  readonly exact: Readonly<Record<string, readonly (readonly number[])[]>>
}

interface Summary {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Of the rounds, the middle one of each percentile. */
const summary = (rounds: readonly Measured[], name: string): Summary | null => {
  const times = rounds.flatMap((round) => (round.times[name] === undefined ? [] : [round.times[name]]))
  if (times.length === 0) return null
  const of = (share: number): number => median(times.map((each) => percentile(each, share)))
  return { p50: of(0.5), p95: of(0.95), p99: of(0.99) }
}

/** Prints tables and gates; returns how many gates are short. */
export const printReport = (report: Report): number => {
  printTables(report)
  const ours = report.answers.get('ours')
  for (const name of report.names.slice(1)) {
    const other = report.answers.get(name)
    if (ours === undefined || other === undefined) {
      printSkipped(`${name}`, 'it does not run here')
      continue
    }
    const found = differences(ours, other)
    console.log(
      `answers of ${name}: ${found.length === 0 ? 'the same' : found.join(', ')}; ${(100 * overlapOf(ours, other)).toFixed(1)} % of the first twenty shared`,
    )
    if (found.length > 0) printGate(`${name} answers`, '0', String(found.length), 0, 1)
    printRivalGates(report, name)
  }
  for (const [name, exact] of Object.entries(report.exact)) {
    const recall = recallAt10(ours?.nearest[name] ?? [], exact)
    printGate(`recall@10 ${name}`, recall.toFixed(3), 'exact 1.000', recall, leastRecall)
  }
  return gatesShort()
}

const printRivalGates = ({ measured, built, documents }: Report, name: string): void => {
  const mine = measured.get('ours') ?? []
  const theirs = measured.get(name) ?? []
  const wanted = { ...speedGates[name], ...(documents < 100_000 ? smallGates[name] : {}) }
  for (const [kind, want] of Object.entries(wanted)) {
    const own = summary(mine, kind)
    const other = summary(theirs, kind)
    if (own === null || other === null) {
      printSkipped(`${name} ${kind}`, 'not measured')
      continue
    }
    const line = (label: string, of: (each: Summary) => number, least: number): void =>
      printGate(`${name} ${kind} ${label}`, `${of(own).toFixed(3)} ms`, `${of(other).toFixed(3)} ms`, of(other) / of(own), least)
    line('p50', ({ p50 }) => p50, want)
    line('p95', ({ p95 }) => p95, want / 2)
  }
  const rate = (rounds: readonly Measured[]): number => median(rounds.map(({ queriesPerSecond }) => queriesPerSecond))
  printGate(
    `${name} throughput`,
    `${rate(mine).toFixed(0)}/s`,
    `${rate(theirs).toFixed(0)}/s`,
    rate(mine) / rate(theirs),
    throughputGates[name] ?? 0,
  )
  const own = built.get('ours')
  const other = built.get(name)
  const want = buildGates[name]
  if (own === undefined || other === undefined || want === undefined) return
  const speed = (each: Built): number => documents / each.seconds
  printGate(
    `${name} build`,
    `${speed(own).toFixed(0)} documents/s`,
    `${speed(other).toFixed(0)} documents/s`,
    speed(own) / speed(other),
    want,
  )
}

const printTables = ({ names, built, measured, documents }: Report): void => {
  const present = names.filter((name) => (measured.get(name) ?? []).length > 0)
  const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`)
  row(['p50 / p95 / p99 ms', ...present])
  row(['---', ...present.map(() => '---')])
  for (const kind of Object.keys(measured.get('ours')?.[0]?.times ?? {}))
    row([
      kind,
      ...present.map((name) => {
        const each = summary(measured.get(name) ?? [], kind)
        return each === null ? '–' : [each.p50, each.p95, each.p99].map((value) => value.toFixed(2)).join(' / ')
      }),
    ])
  const of = (name: string, value: (each: Measured) => number): string => median((measured.get(name) ?? []).map(value)).toFixed(0)
  row(['open + first query ms', ...present.map((name) => `${of(name, ({ openMs }) => openMs)} + ${of(name, ({ firstMs }) => firstMs)}`)])
  row(['queries/s, 8 clients', ...present.map((name) => of(name, ({ queriesPerSecond }) => queriesPerSecond))])
  row(['MB in memory', ...present.map((name) => of(name, ({ rssMb }) => rssMb))])
  row(['documents/s built', ...present.map((name) => (documents / (built.get(name)?.seconds ?? Number.NaN)).toFixed(0))])
  row(['MB on disk', ...present.map((name) => ((built.get(name)?.bytes ?? 0) / 2 ** 20).toFixed(0))])
  row(['MB while building', ...present.map((name) => (built.get(name)?.peakMb ?? 0).toFixed(0))])
}
