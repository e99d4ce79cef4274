import type { Measured } from '../measure/engine-results.ts'
import type { Findings } from './findings.ts'
import type { Report } from './report.ts'
import { median } from './statistics.ts'
import { describe, type Summary, summary, summaryOfRepeated } from './summary.ts'

/** Times of every kind of query, then build time, memory and disk of each engine. */
export function printTables(report: Report, { names, built, measured, documents }: Findings): void {
  const present = names.filter((name) => (measured.get(name) ?? []).length > 0)
  const rounds = (name: string): readonly Measured[] => measured.get(name) ?? []
  const kinds = Object.keys(rounds('ours')[0]?.times ?? {})
  const tableOf = (title: string, of: (rounds: readonly Measured[], kind: string) => Summary | null): void =>
    report.table(
      [`p50 / p95 / p99 ms, ${title}`, 'n', ...present],
      kinds.map((kind) => [
        kind,
        String(rounds('ours')[0]?.times[kind]?.length ?? 0),
        ...present.map((name) => describe(of(rounds(name), kind))),
      ]),
    )
  tableOf('asked for the first time', summary)
  tableOf('repeated at once', summaryOfRepeated)
  const of = (name: string, value: (each: Measured) => number): string => median(rounds(name).map(value)).toFixed(0)
  report.table(
    ['', ...present],
    [
      ['open + first query ms', ...present.map((name) => `${of(name, ({ openMs }) => openMs)} + ${of(name, ({ firstMs }) => firstMs)}`)],
      ['queries/s, 8 clients', ...present.map((name) => of(name, ({ queriesPerSecond }) => queriesPerSecond))],
      ['MB in memory', ...present.map((name) => of(name, ({ rssMb }) => rssMb))],
      ['documents/s built', ...present.map((name) => (documents / (built.get(name)?.seconds ?? Number.NaN)).toFixed(0))],
      ['MB on disk', ...present.map((name) => ((built.get(name)?.bytes ?? 0) / 2 ** 20).toFixed(0))],
      ['MB while building', ...present.map((name) => (built.get(name)?.peakMb ?? 0).toFixed(0))],
    ],
  )
}
