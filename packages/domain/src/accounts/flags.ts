/** Runtime switches (defaults from FLAG_BETA_FREE, FLAG_SUBSCRIPTIONS, FLAG_SUBSCRIPTION_PAGE). */
export interface Flags {
  readonly betaFree: boolean
  readonly subscriptions: boolean
  readonly subscriptionPage: boolean
}

/** Whether a subscription can be started: the switch is on, and the payment provider is configured and answered its start-up check. */
export function subscriptionsAvailable({ subscriptions }: Flags, providerReady: boolean): boolean {
  return subscriptions && providerReady
}

/** A base is premium only when it costs something and payments are really on. */
export function isPremium(price: number, flags: Flags): boolean {
  return price > 0 && flags.subscriptions && !flags.betaFree
}
