import { resolve } from 'node:path'
import { formatCount, formatMoment, formatPlural } from '@basejuris/domain'
import { createProgressLine, duration } from './progress-line.ts'
import { type AnswerOf, run } from './run-operator-command.ts'

export async function backup(file: string): Promise<void> {
  const line = createProgressLine()
  const path = resolve(file)
  const written = await run('backup', { path }, line.update)
  line.stop()
  console.log(backupText(path, written))
}

export function backupText(path: string, { files, bytes, keyFile, ms }: AnswerOf<'backup'>): string {
  return [
    `Respaldo escrito en ${path}: ${formatPlural(files, 'archivo', 'archivos')}, ${formatCount(Math.ceil(bytes / 1000))} kB, en ${duration(ms)}.`,
    `Contiene la base de datos, la cuarentena y los registros originales cifrados. El índice se reconstruye al restaurar.`,
    keyFile === null
      ? 'No contiene la llave (DATA_KEY): guárdela en otro lugar. Sin ella no se abren notas, historiales ni registros originales.'
      : `No contiene la llave (${keyFile}): cópiela a otro lugar. Sin ella no se abren notas, historiales ni registros originales.`,
  ].join('\n')
}

export async function restore(file: string, { force = false }: { readonly force?: boolean }): Promise<void> {
  const { createdAt } = await run('restore', { path: resolve(file), force })
  console.log(`Restaurado el respaldo del ${formatMoment(new Date(createdAt))}. El índice se reconstruye al iniciar.`)
  console.log(
    'Los retiros y ocultamientos posteriores a esa fecha se deshicieron: repítalos (vea privacy list --closed en el registro que conserve).',
  )
}
