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
  readonly settings: Pick<DataOf<typeof settingsEndpoint>, 'subscriptions' | 'disponible'>
  readonly bases: readonly BaseView[]
}

/** A subscription with what it charges. */
export type HeldSubscription = Omit<OwnSubscription, 'suscripcion'> & { readonly suscripcion: SubscriptionView }

const notStarted = 0

/** Whether it is contracted and starts on a later day, as when an earlier one runs until then. */
export function startsLater({ suscripcion, seRenueva }: Pick<OwnSubscription, 'suscripcion' | 'seRenueva'>): boolean {
  return seRenueva && suscripcion?.status === notStarted
}
