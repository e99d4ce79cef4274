import { formatInstant } from '../../../format/instants.ts'

/** What the payment provider says of a subscription, as it was verified. */
export interface SubscriptionFacts {
  readonly isActive: boolean
  readonly isPendingCancellation: boolean
  readonly isCancelled: boolean
  /** Instant; null when the provider gave none. */
  readonly cancelAt: string | null
}

const day = (iso: string): string => formatInstant(iso).slice(0, 10)

/** State of a subscription in the words of the profile; null facts are those that nobody could verify. */
export function subscriptionWords(facts: SubscriptionFacts | null): string {
  if (facts === null) return 'Fecha no disponible'
  if (facts.isCancelled) return facts.cancelAt === null ? 'Fecha no disponible' : `Cancelada - expiró el ${day(facts.cancelAt)}`
  if (facts.isPendingCancellation)
    return facts.cancelAt === null ? 'Fecha no disponible' : `Cancelación programada - válida hasta ${day(facts.cancelAt)}`
  return facts.isActive ? 'Activa' : 'Fecha no disponible'
}
