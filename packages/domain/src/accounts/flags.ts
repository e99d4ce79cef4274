/** Runtime switches (defaults from FLAG_BETA_FREE, FLAG_SUBSCRIPTIONS, FLAG_SUBSCRIPTION_PAGE). */
export interface Flags {
  readonly betaFree: boolean
  readonly subscriptions: boolean
  readonly subscriptionPage: boolean
}

/** Whether a user can start a subscription: the flag is on, and the configured payment provider passed its start-up check. */
export function subscriptionsAvailable({ subscriptions }: Flags, providerReady: boolean): boolean {
  return subscriptions && providerReady
}

/** A base is premium when it has a price and payments are in force. */
export function isPremium(price: number, flags: Flags): boolean {
  return price > 0 && flags.subscriptions && !flags.betaFree
}
