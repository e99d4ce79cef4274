import { formatPlural } from '@basejuris/domain'
import { run } from './run-operator-command.ts'

export async function sendDigests({ all = false }: { readonly all?: boolean }): Promise<void> {
  const { enqueued } = await run('digests send', { all })
  console.log(`${formatPlural(enqueued, 'resumen pedido', 'resúmenes pedidos')}. Solo se envía el que tiene algo nuevo que contar.`)
}
