import type { ExportContent } from '@basejuris/contract'
import { formatCount, formatPlural } from '@basejuris/domain/spanish-format'
import type { ExportProgress } from '../../api/fetch-export.ts'
import { maxExported } from './export-formats.ts'

/** How many rulings the file will hold, and which are left out. */
export function exportSummary(total: number, content: ExportContent, grouped = 0): string {
  const cap = maxExported[content]
  const twins = grouped === 0 ? '' : `, sin repetir ${formatPlural(grouped, 'casi idéntica', 'casi idénticas')}`
  if (total <= cap) return `${formatPlural(total, 'sentencia', 'sentencias')}${twins}.`
  return `Las primeras ${formatCount(cap)} de ${formatCount(total)}: es el máximo por archivo${content === 'texto' ? ' con texto completo' : ''}. El archivo lo dice.`
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${formatCount(Math.max(1, Math.round(bytes / 1000)))} kB` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`

export function progressMessage(progress: ExportProgress | null): string {
  if (progress === null) return 'Preparando…'
  const { stage, done, total } = progress
  if (stage === 'recibir') return `Recibiendo el archivo: ${sizeOf(done)}`
  if (total !== null && done >= total) return 'Componiendo las páginas…'
  const of = total === null ? '' : ` de ${formatCount(total)}`
  return `${stage === 'leer' ? 'Leyendo' : 'Escribiendo'} sentencias: ${formatCount(done)}${of}`
}

/** Of rulings that a file in an order of one's own leaves out. */
export function withdrawnWords(count: number): string {
  return `${formatPlural(count, 'sentencia se retiró', 'sentencias se retiraron')} de BaseJuris y no ${count === 1 ? 'puede' : 'pueden'} ir.`
}
