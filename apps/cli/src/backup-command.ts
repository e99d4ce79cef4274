import { resolve } from 'node:path'
import { formatCount, formatMoment, formatPlural } from '@basejuris/domain'
import type { Command } from 'commander'
import { createProgressLine, duration } from './progress-line.ts'
import { type AnswerOf, run } from './run-operator-command.ts'

export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description(
      'Escribe en un archivo la base de datos, la cuarentena y los registros originales cifrados, también con el producto en marcha. No incluye la llave.',
    )
    .argument('<archivo>', 'no debe existir; termina en .tar.gz')
    .action(backup)
  program
    .command('restore')
    .description(
      'Pone un respaldo en el lugar de DATA_DIR y, si es de un servidor, en la base vacía de DATABASE_URL: entero o nada. Con el producto detenido.',
    )
    .argument('<archivo>')
    .option('--force', 'reemplaza lo que haya en DATA_DIR')
    .action(restore)
  program
    .command('migrate')
    .description(
      'Copia la base de datos de DATA_DIR a una base vacía de un servidor PostgreSQL y las compara. Interrumpida, continúa al repetirla. Con el producto detenido.',
    )
    .requiredOption('--to <dirección>', 'postgres://usuario:clave@servidor:5432/base')
    .action(migrate)
}

async function migrate({ to }: { readonly to: string }): Promise<void> {
  const line = createProgressLine()
  const answer = await run('migrate', { url: to }, line.update)
  line.stop()
  console.log(migrateText(answer))
}

export function migrateText({ tables, rows, resumed, ms }: AnswerOf<'migrate'>): string {
  return [
    `${resumed ? 'Copia continuada y terminada' : 'Base copiada'} en ${duration(ms)}: ${formatPlural(rows, 'fila', 'filas')} en ${formatPlural(tables, 'tabla', 'tablas')}, comparadas por sumas de control.`,
    'Inicie ahora con DATABASE_URL y la misma carpeta y llave: los registros originales y el índice siguen sirviendo.',
    'La base anterior queda en DATA_DIR/database: bórrela cuando ya no la necesite.',
  ].join('\n')
}

async function backup(file: string): Promise<void> {
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

async function restore(file: string, { force = false }: { readonly force?: boolean }): Promise<void> {
  const { createdAt } = await run('restore', { path: resolve(file), force })
  console.log(`Restaurado el respaldo del ${formatMoment(new Date(createdAt))}. El índice se reconstruye al iniciar.`)
  console.log(
    'Los retiros y ocultamientos posteriores a esa fecha se deshicieron: repítalos (vea privacy list --closed en el registro que conserve).',
  )
}
