import type { Built } from '../measure/engine-results.ts'
import { differences, overlapByKind } from './compare-answers.ts'
import { type Findings, reasonNotRun } from './findings.ts'
import { buildGates, memoryGates, speedGates, throughputGates } from './gates.ts'
import type { Report } from './report.ts'
import { median } from './statistics.ts'
import { type Summary, summary } from './summary.ts'

/** Checks the answers of one rival, then its gates. */
export function checkRivalGates(report: Report, findings: Findings, name: string): void {
  const ours = findings.answers.get('ours')
  const other = findings.answers.get(name)
  if (ours === undefined || other === undefined) {
    report.addNotRun(name, reasonNotRun(findings, name))
    return
  }
  const { queries, dates } = findings
  const problems = differences(ours, other, { rival: name, queries, dates })
  report.print(`Overlap with the first twenty of ${name}: ${overlapByKind(ours, other, queries)}.`)
  const ratio = problems.length === 0 ? 1 : 0
  report.addGate({ name: `${name} answers`, ours: 'as', rival: problems.length === 0 ? 'the same' : problems.join(', '), ratio, want: 1 })
  checkTimes(report, findings, name)
  checkRates(report, findings, name)
}

const checkTimes = (report: Report, { measured, length }: Findings, name: string): void => {
  for (const [kind, want] of Object.entries(speedGates(name, length))) {
    const ours = summary(measured.get('ours') ?? [], kind)
    const other = summary(measured.get(name) ?? [], kind)
    if (ours === null || other === null) {
      report.addNotRun(`${name} ${kind}`, 'not measured')
      continue
    }
    const addGate = (label: string, of: (each: Summary) => number): void =>
      report.addGate({
        name: `${name} ${kind} ${label}`,
        ours: `${of(ours).toFixed(3)} ms`,
        rival: `${of(other).toFixed(3)} ms`,
        ratio: of(other) / of(ours),
        want,
      })
    addGate('p50', ({ p50 }) => p50)
    addGate('p95', ({ p95 }) => p95)
  }
}

const checkRates = (report: Report, { measured, built, documents }: Findings, name: string): void => {
  const addGate = (what: string, ours: number, other: number, unit: string, want: number | undefined): void => {
    if (want === undefined) return
    report.addGate({
      name: `${name} ${what}`,
      ours: `${ours.toFixed(0)} ${unit}`,
      rival: `${other.toFixed(0)} ${unit}`,
      ratio: ours / other,
      want,
    })
  }
  const rate = (engine: string): number => median((measured.get(engine) ?? []).map(({ queriesPerSecond }) => queriesPerSecond))
  addGate('throughput, 8 clients', rate('ours'), rate(name), 'queries/s', throughputGates[name])
  const speed = (each: Built | undefined): number => documents / (each?.seconds ?? Number.NaN)
  addGate('build', speed(built.get('ours')), speed(built.get(name)), 'documents/s', buildGates[name])
  const memory = (engine: string): number => median((measured.get(engine) ?? []).map(({ rssMb }) => rssMb))
  const minMemoryRatio = memoryGates[name]
  if (minMemoryRatio !== undefined)
    report.addGate({
      name: `${name} memory`,
      ours: `${memory('ours').toFixed(0)} MB`,
      rival: `${memory(name).toFixed(0)} MB`,
      ratio: memory(name) / memory('ours'),
      want: minMemoryRatio,
    })
}
