import type { ListedAnalysis } from '@basejuris/contract'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'

export function isOpen({ estado }: Pick<ListedAnalysis, 'estado'>): boolean {
  return estado === 'pendiente' || estado === 'en_curso'
}

/** What an analysis is doing, in words. */
export function stateWords({ estado, delante, hechas, total }: Pick<ListedAnalysis, 'estado' | 'delante' | 'hechas' | 'total'>): string {
  if (estado === 'pendiente')
    return delante === null || delante === 0
      ? 'En espera, es el próximo'
      : `En espera, con ${formatPlural(delante, 'análisis', 'análisis')} delante`
  if (estado === 'en_curso') return `En curso: ${formatCount(hechas)} de ${formatCount(total)} sentencias`
  if (estado === 'cancelado') return `Detenido en ${formatCount(hechas)} de ${formatCount(total)} sentencias`
  if (estado === 'fallido') return 'No se pudo terminar'
  return 'Completo'
}
