import type { Built } from '../measure/engine-results.ts'
import { differences, overlapByKind } from './compare-answers.ts'
import type { Findings } from './findings.ts'
import { buildGates, speedGates, throughputGates } from './gates.ts'
import type { Report } from './report.ts'
import { median } from './statistics.ts'
import { type Summary, summary } from './summary.ts'

/** Answers first; then the gates of one rival, each against what it takes ours. */
export function checkRivalGates(journal: Report, findings: Findings, name: string): void {
  const ours = findings.answers.get('ours')
  const other = findings.answers.get(name)
  if (ours === undefined || other === undefined) {
    journal.addSkipped(name, 'it does not run here')
    return
  }
  const { queries, dates } = findings
  const found = differences(ours, other, { rival: name, queries, dates })
  journal.print(`First twenty of ${name} that ours has too: ${overlapByKind(ours, other, queries)}.`)
  const ratio = found.length === 0 ? 1 : 0
  journal.addGate({ name: `${name} answers`, ours: 'as', rival: found.length === 0 ? 'the same' : found.join(', '), ratio, want: 1 })
  checkTimes(journal, findings, name)
  checkRates(journal, findings, name)
}

const checkTimes = (journal: Report, { measured, length }: Findings, name: string): void => {
  for (const [kind, want] of Object.entries(speedGates(name, length))) {
    const own = summary(measured.get('ours') ?? [], kind)
    const other = summary(measured.get(name) ?? [], kind)
    if (own === null || other === null) {
      journal.addSkipped(`${name} ${kind}`, 'not measured')
      continue
    }
    const judge = (label: string, of: (each: Summary) => number, least: number): void =>
      journal.addGate({
        name: `${name} ${kind} ${label}`,
        ours: `${of(own).toFixed(3)} ms`,
        rival: `${of(other).toFixed(3)} ms`,
        ratio: of(other) / of(own),
        want: least,
      })
    judge('p50', ({ p50 }) => p50, want)
    judge('p95', ({ p95 }) => p95, want / 2)
  }
}

const checkRates = (journal: Report, { measured, built, documents }: Findings, name: string): void => {
  const judge = (what: string, own: number, other: number, unit: string, want: number | undefined): void => {
    if (want === undefined) return
    journal.addGate({
      name: `${name} ${what}`,
      ours: `${own.toFixed(0)} ${unit}`,
      rival: `${other.toFixed(0)} ${unit}`,
      ratio: own / other,
      want,
    })
  }
  const rate = (engine: string): number => median((measured.get(engine) ?? []).map(({ queriesPerSecond }) => queriesPerSecond))
  judge('throughput, 8 clients', rate('ours'), rate(name), 'queries/s', throughputGates[name])
  const speed = (each: Built | undefined): number => documents / (each?.seconds ?? Number.NaN)
  judge('build', speed(built.get('ours')), speed(built.get(name)), 'documents/s', buildGates[name])
}
