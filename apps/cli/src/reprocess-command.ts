import { formatCount, formatPlural } from '@basejuris/domain'
import { runIngestion, type Summary } from './run-ingestion.ts'

interface Remade extends Summary {
  /** Raw records kept. */
  readonly total: number
  /** Rulings of an older version that are left. */
  readonly outdated: number
}

/** `reprocess [--source …]`: makes rulings anew from the raw records kept. */
export async function reprocess({ source = null }: { readonly source?: string | null }): Promise<void> {
  const { total, outdated } = await runIngestion<Remade>('reprocess', { source })
  if (total === 0) console.log('No hay registros originales guardados de los que rehacer sentencias.')
  if (outdated > 0)
    console.log(
      `${formatPlural(outdated, 'sentencia sigue', 'sentencias siguen')} en una versión anterior${source === null ? ': sus registros no están guardados, vuelva a cargarlas desde su fuente' : ' (todas las fuentes)'}. ${formatCount(total)} registros guardados.`,
    )
}
