import type { RulingVersionView, VersionStatusView } from '@basejuris/contract'
import { formatCount } from '@basejuris/domain/spanish-format'

export const statusNames: Readonly<Record<VersionStatusView, string>> = {
  firme: 'Firme',
  recurrida: 'Recurrida',
  reemplazada: 'Reemplazada por su fuente',
  retirada: 'Retirada por su fuente',
}

const day = new Intl.DateTimeFormat('es-CL', { timeZone: 'America/Santiago', day: '2-digit', month: '2-digit', year: 'numeric' })

/** An instant as a date in Chile: «01-10-2026». */
export function formatInstant(instant: string): string {
  return day.format(new Date(instant))
}

/** «leída el 01-10-2026 · 12.345 caracteres · Reemplazada por su fuente». */
export function versionSummary({ leida, guardada, caracteres, estado }: RulingVersionView): string {
  return [
    leida === null ? `guardada el ${formatInstant(guardada)}` : `leída el ${formatInstant(leida)}`,
    `${formatCount(caracteres)} caracteres`,
    ...(estado === null ? [] : [statusNames[estado].toLocaleLowerCase('es-CL')]),
  ].join(' · ')
}
