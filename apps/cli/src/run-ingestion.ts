import { collectionNames, formatCount } from '@basejuris/domain'
import { createProgressLine, duration } from './progress-line.ts'
import { run } from './run-operator-command.ts'

interface Counts {
  readonly read: number
  readonly inserted: number
  readonly updated: number
  readonly unchanged: number
  readonly removed: number
  readonly rejected: number
}

export interface Summary extends Counts {
  readonly resumed?: boolean
  readonly ms?: number
  readonly perSecond?: number
  readonly byCollection?: Readonly<Record<string, Counts>>
  readonly quarantine?: string | null
}

interface Report {
  readonly done: number
  readonly total: number | null
  readonly perSecond: number
  readonly etaMs: number | null
  readonly counts: Counts
}

const countNames: readonly (readonly [keyof Counts, string])[] = [
  ['inserted', 'nuevas'],
  ['updated', 'actualizadas'],
  ['unchanged', 'sin cambios'],
  ['removed', 'eliminadas'],
  ['rejected', 'en cuarentena'],
]

const named = (counts: Counts): Record<string, number> => Object.fromEntries(countNames.map(([key, name]) => [name, counts[key]]))
const listed = (counts: Counts): string =>
  countNames
    .filter(([key]) => counts[key] > 0)
    .map(([key, name]) => `${formatCount(counts[key])} ${name}`)
    .join(', ') || 'nada'

/** Has a command that reads records carried out, with its progress, and prints what became of them. */
export async function runIngestion<Result extends Summary>(command: string, args: Record<string, unknown>): Promise<Result> {
  const line = createProgressLine()
  const summary = await run<Result>(command, args, (progress) => {
    const { counts, ...rest } = progress as Report
    line.update({ ...rest, counts: named(counts) })
  })
  line.stop()
  const speed = summary.ms === undefined ? '' : ` en ${duration(summary.ms)} (${formatCount(Math.round(summary.perSecond ?? 0))}/s)`
  console.log(
    `${formatCount(summary.read)} registros leídos${speed}: ${listed(summary)}.${summary.resumed ? ' Continuó una carga interrumpida.' : ''}`,
  )
  for (const [collection, counts] of Object.entries(summary.byCollection ?? {})) {
    console.log(`  ${(collectionNames as Record<string, string>)[collection] ?? collection}: ${listed(counts)}`)
  }
  if (summary.quarantine) console.log(`Registros observados, con su razón: ${summary.quarantine}`)
  return summary
}
