import type {
  BaseView,
  DataOf,
  invoicesEndpoint,
  PaymentUserView,
  quoteEndpoint,
  SubscriptionView,
  settingsEndpoint,
} from '@basejuris/contract'

export type Invoice = DataOf<typeof invoicesEndpoint>['cobros'][number]

export interface SubscriptionPageProps {
  /** Null for a user who never had one. */
  readonly subscription: SubscriptionView | null
  readonly card: PaymentUserView
  readonly invoices: readonly Invoice[]
  /** Of no further base: what the next invoice charges. */
  readonly quote: DataOf<typeof quoteEndpoint>
  readonly settings: Pick<DataOf<typeof settingsEndpoint>, 'subscriptions' | 'disponible'>
  readonly bases: readonly BaseView[]
}
