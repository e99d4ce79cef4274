import { resolve } from 'node:path'
import { formatCount } from '@basejuris/domain'
import { createProgressLine, duration } from './progress-line.ts'
import { type AnswerOf, type RequestOf, run } from './run-operator-command.ts'

/** Problems that are printed by name; all are counted. */
const maxPrinted = 20

type Summary = Pick<
  AnswerOf<'norms import'>,
  'read' | 'inserted' | 'updated' | 'unchanged' | 'versions' | 'problemCounts' | 'problems' | 'ms'
>

/** `norms import <format|auto> <path>`: exits with 0 when every record was stored or its problem named. */
export async function importNorms(format: RequestOf<'norms import'>['format'], path: string): Promise<void> {
  const line = createProgressLine()
  const summary = await run('norms import', { format, path: resolve(path) }, line.update)
  line.stop()
  printSummary(summary)
}

function printSummary({ read, inserted, updated, unchanged, versions, problemCounts, problems, ms }: Summary): void {
  const count = (total: number, one: string, many: string): string => `${formatCount(total)} ${total === 1 ? one : many}`
  console.log(
    `${count(read, 'norma leída', 'normas leídas')} en ${duration(ms)}: ${[
      count(inserted, 'nueva', 'nuevas'),
      count(updated, 'actualizada', 'actualizadas'),
      `${formatCount(unchanged)} sin cambios`,
      count(versions, 'texto agregado', 'textos agregados'),
    ].join(', ')}.`,
  )
  for (const [sentence, total] of Object.entries(problemCounts)) console.log(`  ${formatCount(total)} no: ${sentence}.`)
  for (const { name, problem } of problems.slice(0, maxPrinted)) console.log(`    ${name}: ${problem}`)
  if (problems.length > maxPrinted) console.log('    …')
}
