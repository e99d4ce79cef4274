import { resolve } from 'node:path'
import { collectionNames, formatCount } from '@basejuris/domain'
import { createProgressLine, duration } from './progress-line.ts'
import { type AnswerOf, type RequestOf, run } from './run-operator-command.ts'

type IngestCommand = 'ingest' | 'reprocess'
type Counts = Record<CountName, number>

const countNames = {
  inserted: 'nuevas',
  updated: 'actualizadas',
  unchanged: 'sin cambios',
  removed: 'eliminadas',
  rejected: 'en cuarentena',
} as const
type CountName = keyof typeof countNames

const entries = (counts: Partial<Counts>): [string, number][] =>
  Object.entries(countNames).map(([key, name]) => [name, counts[key as CountName] ?? 0])
const formatCounts = (counts: Counts): string =>
  entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${formatCount(count)} ${name}`)
    .join(', ') || 'nada'

/** Runs a command that reads records, with its progress, and prints the result. */
export async function runIngestion<Name extends IngestCommand>(command: Name, request: RequestOf<Name>): Promise<AnswerOf<Name>> {
  const line = createProgressLine()
  const summary = await run(command, request, ({ counts, ...progress }) => {
    line.update({ ...progress, counts: Object.fromEntries(entries(counts)) })
  })
  line.stop()
  const speed = summary.ms === undefined ? '' : ` en ${duration(summary.ms)} (${formatCount(Math.round(summary.perSecond ?? 0))}/s)`
  console.log(
    `${formatCount(summary.read)} registros leídos${speed}: ${formatCounts(summary)}.${summary.resumed ? ' Continuó una carga interrumpida.' : ''}`,
  )
  for (const [collection, counts] of Object.entries(summary.byCollection ?? {})) {
    console.log(`  ${(collectionNames as Record<string, string>)[collection] ?? collection}: ${formatCounts(counts)}`)
  }
  if (summary.quarantine) console.log(`Registros observados, con su razón: ${summary.quarantine}`)
  return summary
}

/** `ingest <source|auto> <path>`: exits with 0 when every record was stored or quarantined. */
export async function ingest(source: string, path: string): Promise<void> {
  await runIngestion('ingest', { source, path: resolve(path) })
}
