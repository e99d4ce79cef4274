import { dayMs } from '../calendar.ts'
export const privacyRights = ['ocultar', 'suprimir', 'rectificar', 'acceder', 'bloquear'] as const
/**
 * What a person named in a ruling requests (Ley 19.628, arts. 5 to 8 ter): opposition or anonymisation, erasure, rectification, access,
 * blocking.
 */
export type PrivacyRight = (typeof privacyRights)[number]

export const privacyRightNames: Readonly<Record<PrivacyRight, string>> = {
  ocultar: 'Que se oculte un nombre (oposición)',
  suprimir: 'Que se retire la sentencia (supresión)',
  rectificar: 'Que se corrija un dato (rectificación)',
  acceder: 'Saber qué datos aparecen (acceso)',
  bloquear: 'Que no se muestre mientras se resuelve (bloqueo)',
}

export const privacyResolutions = ['sentencia-retirada', 'nombre-oculto', 'respondida', 'rechazada'] as const
/** Outcome of a request: ruling removed, name hidden, answered otherwise, or refused. */
export type PrivacyResolution = (typeof privacyResolutions)[number]

export const privacyResolutionNames: Readonly<Record<PrivacyResolution, string>> = {
  'sentencia-retirada': 'Acogida: la sentencia se retiró',
  'nombre-oculto': 'Acogida: el nombre se ocultó',
  respondida: 'Respondida',
  rechazada: 'Rechazada',
}

/** Calendar days until a moment, rounded up; negative after it. */
export function daysUntil(due: Date, now: Date): number {
  return Math.ceil((due.getTime() - now.getTime()) / dayMs)
}
