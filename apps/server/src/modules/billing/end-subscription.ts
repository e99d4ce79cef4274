/** Ends what a user pays for before the account goes. Resolves when nothing is left to be charged; rejects when that is not sure. */
export type EndSubscription = (subscriber: {
  readonly userId: string
  readonly customerId: string | null
  readonly subscriptionId: string | null
}) => Promise<void>

/** Where nobody charges anything there is nothing to end; a subscription somebody does charge is not this adapter's to end. */
export const noSubscriptions: EndSubscription = async ({ subscriptionId }) => {
  if (subscriptionId !== null) throw new Error('No payment provider is configured to end this subscription')
}
