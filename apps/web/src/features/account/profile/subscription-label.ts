import { formatDate } from '@basejuris/domain/spanish-format'

/** A subscription as verified with the payment provider. */
export interface SubscriptionFacts {
  readonly isActive: boolean
  readonly isPendingCancellation: boolean
  readonly isCancelled: boolean
  /** Last day of access, `yyyy-mm-dd`; null unless it was cancelled. */
  readonly cancelAt: string | null
  /** 0 where it has not started. */
  readonly status: number
  /** `yyyy-mm-dd`. */
  readonly nextInvoiceDate: string | null
}

const notStarted = 0

/** Label of a subscription's state. Null facts could not be verified. */
export function subscriptionLabel(facts: SubscriptionFacts | null): string {
  if (facts === null) return 'Fecha no disponible'
  if (facts.isCancelled) return facts.cancelAt === null ? 'Fecha no disponible' : `Cancelada - expiró el ${formatDate(facts.cancelAt)}`
  if (facts.isPendingCancellation)
    return facts.cancelAt === null ? 'Fecha no disponible' : `Cancelación programada - válida hasta ${formatDate(facts.cancelAt)}`
  if (facts.status === notStarted && facts.nextInvoiceDate !== null) return `Contratada - comienza el ${formatDate(facts.nextInvoiceDate)}`
  return facts.isActive ? 'Activa' : 'Fecha no disponible'
}
