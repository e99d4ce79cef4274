import { formatInstant } from '../../../format/instants.ts'

/** A subscription as verified with the payment provider. */
export interface SubscriptionFacts {
  readonly isActive: boolean
  readonly isPendingCancellation: boolean
  readonly isCancelled: boolean
  /** Instant; null when the provider gave none. */
  readonly cancelAt: string | null
}

const day = (iso: string): string => formatInstant(iso).slice(0, 10)

/** Label of a subscription's state. Null facts could not be verified. */
export function subscriptionLabel(facts: SubscriptionFacts | null): string {
  if (facts === null) return 'Fecha no disponible'
  if (facts.isCancelled) return facts.cancelAt === null ? 'Fecha no disponible' : `Cancelada - expiró el ${day(facts.cancelAt)}`
  if (facts.isPendingCancellation)
    return facts.cancelAt === null ? 'Fecha no disponible' : `Cancelación programada - válida hasta ${day(facts.cancelAt)}`
  return facts.isActive ? 'Activa' : 'Fecha no disponible'
}
