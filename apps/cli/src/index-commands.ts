import { formatCount, formatPlural } from '@basejuris/domain'
import type { CommandProgress } from '@basejuris/server/operator'
import { createProgressLine, duration } from './progress-line.ts'
import { type AnswerOf, run } from './run-operator-command.ts'

/** `index verify`: exits with 1 when a file of the index is damaged, else with 0. */
export async function verifyIndex(): Promise<void> {
  const { sequence, files, bytes, problems } = await withProgress((report) => run('index verify', {}, report))
  if (sequence === null && problems.length === 0) {
    console.log('Todavía no hay un índice guardado: se construye al iniciar el producto.')
    return
  }
  for (const { file, problem } of problems) console.error(`Dañado: ${file} (detalle técnico: ${problem.replace(`${file}: `, '')})`)
  if (problems.length > 0) {
    console.error('La base de datos no está afectada. Repare el índice con: npm run basejuris -- index rebuild')
    process.exitCode = 1
    return
  }
  const size = `${formatCount(Math.ceil(bytes / 1000))} kB`
  console.log(`El índice está íntegro: ${formatPlural(files, 'archivo', 'archivos')}, ${size}, cambio ${formatCount(sequence ?? 0)}.`)
}

/** `index rebuild`: searches use the old index until the new one replaces it. */
export async function rebuildIndex(): Promise<void> {
  const { applied, ms } = await withProgress((report) => run('index rebuild', {}, report))
  console.log(`Índice reconstruido desde la base de datos: ${formatPlural(applied, 'cambio', 'cambios')} en ${duration(ms)}.`)
}

async function withProgress<Answer>(perform: (report: (progress: CommandProgress) => void) => Promise<Answer>): Promise<Answer> {
  const line = createProgressLine()
  const answer = await perform(line.update)
  line.stop()
  return answer
}

export async function listTopics(): Promise<void> {
  console.log(topicsText(await run('topics', {})))
}

/** A line for each topic with its counts, then how many topics no ruling has. */
export function topicsText(topics: AnswerOf<'topics'>): string {
  const lines = topics.map(
    ({ id, name, real, fictional }) => `${formatCount(real).padStart(8)} ${formatCount(fictional).padStart(8)}  ${id}  ${name}`,
  )
  const without = topics.filter(({ real, fictional }) => real + fictional === 0).length
  return [
    `${'reales'.padStart(8)} ${'ficticias'.padStart(8)}  tema`,
    ...lines,
    `Temas: ${formatCount(topics.length)}; sin ninguna sentencia: ${formatCount(without)}.`,
  ].join('\n')
}
