import { formatCount, formatPlural } from '@basejuris/domain'
import { runIngestion } from './run-ingestion.ts'

/** `reprocess [--source …]`: rebuilds rulings from their raw records. */
export async function reprocess({ source = null }: { readonly source?: string | null }): Promise<void> {
  const { total, outdated } = await runIngestion('reprocess', { source })
  if (total === 0) console.log('No hay registros originales guardados de los que rehacer sentencias.')
  if (outdated > 0)
    console.log(
      `${formatPlural(outdated, 'sentencia sigue', 'sentencias siguen')} en una versión anterior${source === null ? ': sus registros no están guardados, vuelva a cargarlas desde su fuente' : ' (todas las fuentes)'}. ${formatCount(total)} registros guardados.`,
    )
}
