import { resolve } from 'node:path'
import { formatCount } from '@basejuris/domain'
import { readConfig } from '@basejuris/server/config'
import { type Command, InvalidArgumentError } from 'commander'
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

interface FetchOptions {
  readonly id?: readonly number[]
  readonly list?: string
  readonly categoria?: number
  readonly again?: true
}

/** `norms fetch --id|--list|--categoria`: exits with 1 when a norm could not be fetched. */
export async function fetchNorms({ id, list, categoria, again }: FetchOptions, command: Command): Promise<void> {
  const chosen = [
    id === undefined ? [] : [{ ids: [...id] }],
    list === undefined ? [] : [{ list: resolve(list) }],
    categoria === undefined ? [] : [{ category: categoria }],
  ].flat()
  const [selection] = chosen
  if (selection === undefined || chosen.length > 1) command.error('Indique una sola de --id, --list o --categoria.')
  const line = createProgressLine()
  const request = { selection, again: again === true, serviceUrl: readConfig().bcnUrl }
  const { requested, skipped, inserted, updated, unchanged, versions, failures, ms } = await run('norms fetch', request, line.update)
  line.stop()
  console.log(
    `${formatCount(requested)} normas pedidas en ${duration(ms)}: ${formatCount(inserted)} nuevas, ${formatCount(updated)} actualizadas, ${formatCount(unchanged)} sin cambios, ${formatCount(versions)} textos agregados, ${formatCount(skipped)} ya obtenidas desde ayer.`,
  )
  for (const { idNorma, reason } of failures) console.log(`  ${idNorma}: ${reason}`)
  if (failures.length > 0) process.exitCode = 1
}

/** Adds a number to the values of a repeatable option. @throws {InvalidArgumentError} */
export function readNumber(written: string, before: readonly number[] = []): number[] {
  const number = Number(written)
  if (!Number.isSafeInteger(number) || number < 1) throw new InvalidArgumentError('Debe ser un número entero desde 1.')
  return [...before, number]
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
