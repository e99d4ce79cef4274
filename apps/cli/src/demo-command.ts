import { formatPlural } from '@basejuris/domain'
import { readConfig } from '@basejuris/server/config'
import type { CommandProgress } from '@basejuris/server/operator'
import { createProgressLine } from './progress-line.ts'
import { run } from './run-operator-command.ts'

/** `demo remove`: deletes the demonstration corpus for good. */
export async function removeDemonstration(): Promise<void> {
  const { removed, stored } = await withProgress((report) => run('demo remove', {}, report))
  console.log(
    removed === 0
      ? 'No había sentencias de la colección de demostración. Ningún inicio las cargará.'
      : `${formatPlural(removed, 'sentencia ficticia eliminada', 'sentencias ficticias eliminadas')}. Ningún inicio las traerá de vuelta; «demo add» sí.`,
  )
  console.log(`Quedan ${formatPlural(stored, 'sentencia', 'sentencias')}.`)
}

/** `demo add`: brings it back. */
export async function addDemonstration(): Promise<void> {
  const { added, stored } = await withProgress((report) => run('demo add', {}, report))
  console.log(
    added === 0
      ? 'La colección de demostración ya estaba completa.'
      : `${formatPlural(added, 'sentencia ficticia cargada', 'sentencias ficticias cargadas')}.`,
  )
  console.log(`Hay ${formatPlural(stored, 'sentencia', 'sentencias')}.`)
  if (!readConfig().demo) console.log('La configuración tiene DEMO=0: el próximo inicio la quitará. Borre esa línea para conservarla.')
}

async function withProgress<Answer>(order: (report: (progress: CommandProgress) => void) => Promise<Answer>): Promise<Answer> {
  const line = createProgressLine()
  const answer = await order((progress) => line.update(progress))
  line.stop()
  return answer
}
