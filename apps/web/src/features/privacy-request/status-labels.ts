import type { DataOf, privacyStatusEndpoint } from '@basejuris/contract'
import type { PrivacyResolution, PrivacyRight } from '@basejuris/domain'

type Status = DataOf<typeof privacyStatusEndpoint>

const rights: Readonly<Record<PrivacyRight, string>> = {
  ocultar: 'Que se oculte un nombre',
  suprimir: 'Que se retire la sentencia',
  rectificar: 'Que se corrija un dato',
  acceder: 'Saber qué datos aparecen',
  bloquear: 'Que no se muestre mientras se resuelve',
}
const resolutions: Readonly<Record<PrivacyResolution, string>> = {
  'sentencia-retirada': 'Acogida: la sentencia se retiró',
  'nombre-oculto': 'Acogida: el nombre se ocultó',
  respondida: 'Respondida',
  rechazada: 'Rechazada',
}

export function rightLabel(right: PrivacyRight): string {
  return rights[right]
}
export function resolutionLabel(resolution: PrivacyResolution): string {
  return resolutions[resolution]
}

/** Status of a request in one sentence. */
export function statusSentence({ resolucion, diasRestantes }: Pick<Status, 'resolucion' | 'diasRestantes'>): string {
  if (resolucion !== null) return 'Resuelta'
  if (diasRestantes === null || diasRestantes < 0) return 'En revisión, con el plazo vencido'
  if (diasRestantes === 0) return 'En revisión: vence hoy'
  return `En revisión: ${diasRestantes === 1 ? 'queda 1 día' : `quedan ${diasRestantes} días`}`
}
