import type { PaymentGateway } from '../../services.ts'

/** Used where no payment provider is configured: nobody has a subscription and nothing is charged. */
export const noPayments: PaymentGateway = {
  isReady: () => false,
  async endSubscription({ subscriptionId }) {
    if (subscriptionId !== null) throw new Error('No payment provider is configured to end this subscription')
  },
  hasSubscription: async () => false,
}
