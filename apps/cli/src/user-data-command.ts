import { resolve } from 'node:path'
import { formatCount } from '@basejuris/domain'
import type { Command } from 'commander'
import { type AnswerOf, run } from './run-operator-command.ts'

export function addUserDataCommands(users: Command): void {
  users
    .command('export')
    .description('Escribe en un ZIP todos los datos de una cuenta, como los descarga su dueño. Quien tenga el archivo lee sus notas.')
    .argument('<correo>')
    .argument('<archivo>', 'no debe existir')
    .action(exportUserData)
  users
    .command('import')
    .description(
      'Trae a una cuenta favoritos, carpetas, notas, pasajes, búsquedas guardadas e historial de un archivo de datos (ZIP o datos.json): entero o nada. Repetido, no cambia nada.',
    )
    .argument('<correo>')
    .argument('<archivo>')
    .action(importUserData)
}

async function exportUserData(email: string, file: string): Promise<void> {
  const { path } = await run('users export', { email, path: resolve(file) })
  console.log(`Datos de ${email} en ${path}.`)
}

async function importUserData(email: string, file: string): Promise<void> {
  console.log(importText(await run('users import', { email, path: resolve(file) })))
}

/** What came, what was there, and what stays behind, a line each. */
export function importText({ datos, sentenciasAusentes, omitidos }: AnswerOf<'users import'>): string {
  const { total, docIds } = sentenciasAusentes
  const more = total > docIds.length ? `, y ${formatCount(total - docIds.length)} más` : ''
  return [
    ...Object.entries(datos).map(
      ([kind, { nuevos, presentes }]) => `${kind}: ${formatCount(nuevos)} nuevos, ${formatCount(presentes)} ya estaban`,
    ),
    ...(total === 0 ? [] : [`Sentencias que no están aquí, pendientes hasta que se carguen: ${docIds.join(', ')}${more}`]),
    ...omitidos.map(({ motivo, total: left }) => `No se trajo. ${motivo}: ${formatCount(left)}`),
  ].join('\n')
}
