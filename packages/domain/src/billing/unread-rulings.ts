import { formatPlural, joinWords } from '../text/spanish-format.ts'

/** Rulings of bases outside a subscription, which were not read. */
export interface UnreadRulings {
  readonly sentencias: number
  /** Names of their bases. */
  readonly bases: readonly string[]
}

/** «No se leyeron 308 sentencias de Corte de Apelaciones, que su suscripción no incluye.» Empty where every ruling was read. */
export function unreadSentence(unread: UnreadRulings | undefined): string {
  if (unread === undefined || unread.sentencias === 0) return ''
  const verb = unread.sentencias === 1 ? 'No se leyó' : 'No se leyeron'
  return `${verb} ${formatPlural(unread.sentencias, 'sentencia', 'sentencias')} de ${joinWords(unread.bases)}, que su suscripción no incluye.`
}
