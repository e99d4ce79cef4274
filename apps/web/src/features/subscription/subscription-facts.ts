import type {
  BaseView,
  DataOf,
  invoicesEndpoint,
  OwnSubscription,
  PaymentUserView,
  SubscriptionView,
  settingsEndpoint,
} from '@basejuris/contract'

export type Invoice = DataOf<typeof invoicesEndpoint>['cobros'][number]

export interface SubscriptionPageProps {
  readonly own: OwnSubscription
  readonly card: PaymentUserView
  readonly invoices: readonly Invoice[]
  readonly settings: Pick<DataOf<typeof settingsEndpoint>, 'subscriptions' | 'disponible' | 'betaFree'>
  readonly bases: readonly BaseView[]
}

/** A subscription with what it charges. */
export type HeldSubscription = Omit<OwnSubscription, 'suscripcion'> & { readonly suscripcion: SubscriptionView }

const notStarted = 0

/** Whether it is contracted and starts on a later day, as when an earlier one runs until then. */
export function startsLater({ suscripcion, seRenueva }: Pick<OwnSubscription, 'suscripcion' | 'seRenueva'>): boolean {
  return seRenueva && suscripcion?.status === notStarted
}

/** Whether a renewal of it is unpaid and ended the access: what is owed is paid, and nothing is contracted anew. */
export function isInArrears(
  { suscripcion, seRenueva }: Pick<OwnSubscription, 'suscripcion' | 'seRenueva'>,
  invoices: readonly Invoice[],
): boolean {
  if (!seRenueva || suscripcion === null || suscripcion.isActive) return false
  const own = invoices.filter(({ subscriptionId }) => subscriptionId === suscripcion.subscriptionId)
  return own.some(({ estado }) => estado === 'pagado') && own.some(({ estado }) => estado === 'pendiente')
}
