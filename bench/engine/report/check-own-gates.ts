import { dimension } from '../corpus/corpus.ts'
import { queryKinds } from '../corpus/make-queries.ts'
import { recallAt10 } from './compare-answers.ts'
import { type Findings, reasonNotRun } from './findings.ts'
import { maxSizeOfRival, maxSizeOfText, minRecall } from './gates.ts'
import type { Report } from './report.ts'
import { median } from './statistics.ts'
import { describe, summary } from './summary.ts'

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`
const rowBytes = dimension * (1 + 2)
const codeBytes = dimension / 8

export function checkSizes(report: Report, findings: Findings): void {
  const { built, documents, facts } = findings
  const total = built.get('ours')?.bytes ?? Number.NaN
  const indexed = total - documents * rowBytes
  const addGate = (name: string, ours: number, rival: number, max: number): void =>
    report.addGate({ name, ours: megabytes(ours), rival: megabytes(rival), ratio: rival / ours, want: Number((1 / max).toFixed(2)) })
  addGate('size with positions and codes, rows of vectors apart, over raw text', indexed, facts.textBytes, maxSizeOfText)
  for (const [name, max] of Object.entries(maxSizeOfRival)) {
    const rival = built.get(name)?.bytes
    if (rival === undefined) report.addNotRun(`${name} size`, reasonNotRun(findings, name))
    else addGate(`${name} size`, name === 'tantivy' ? indexed - documents * codeBytes : total, rival, max)
  }
}

/** Recall against the exact first ten, with times, for all engines. */
export function checkRecall(report: Report, { exact, answers, measured }: Findings): void {
  const recallOf = (name: string, kind: string): string => {
    const lists = answers.get(name)?.nearest[kind]
    return lists === undefined ? '–' : recallAt10(lists, exact[kind] ?? []).toFixed(3)
  }
  const searching = [...answers.keys()].filter((name) => Object.keys(answers.get(name)?.nearest ?? {}).length > 0)
  report.table(
    ['recall@10 (p50 / p95 / p99 ms of the first hundred)', ...searching],
    Object.keys(exact).map((kind) => [
      kind,
      ...searching.map((name) => `${recallOf(name, kind)} (${describe(summary(measured.get(name) ?? [], kind))})`),
    ]),
  )
  for (const [kind, expected] of Object.entries(exact)) {
    const recall = recallAt10(answers.get('ours')?.nearest[kind] ?? [], expected)
    report.addGate({ name: `recall@10 ${kind}`, ours: recall.toFixed(3), rival: 'exact 1.000', ratio: recall, want: minRecall })
  }
}

const guidedDocuments = 100_000

/** Targets for 100,000 long documents on the machine where they were set. */
export function addGuides(report: Report, { measured, documents }: Findings): void {
  const rounds = measured.get('ours') ?? []
  const lexical = summary(rounds, ...queryKinds)
  const facets = summary(rounds, 'facets')
  const hybrid = summary(rounds, 'hybrid')
  if (documents !== guidedDocuments || lexical === null || facets === null || hybrid === null) return
  report.addGuide('lexical p50', lexical.p50, 0.5, 'ms')
  report.addGuide('lexical p99', lexical.p99, 5, 'ms')
  report.addGuide('four facets p99', facets.p99, 2, 'ms')
  report.addGuide('hybrid p50', hybrid.p50, 3, 'ms')
  report.addGuide('hybrid p99', hybrid.p99, 10, 'ms')
  report.addGuide('memory of the process', median(rounds.map(({ rssMb }) => rssMb)), 600, 'MB')
  report.addGuide('opening', median(rounds.map(({ openMs }) => openMs)), 200, 'ms')
}
