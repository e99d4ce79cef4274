import { formatPlural } from '@basejuris/domain'
import { run } from './run-operator-command.ts'

export async function remove(docIds: string[]): Promise<void> {
  const { removed, unknown } = await run('remove', { docIds })
  console.log(`${formatPlural(removed.length, 'sentencia eliminada', 'sentencias eliminadas')}.`)
  if (unknown.length > 0) {
    console.error(`No existen: ${unknown.join(', ')}`)
    process.exitCode = 1
  }
}
