/** Runtime switches (defaults from FLAG_BETA_FREE, FLAG_SUBSCRIPTIONS, FLAG_SUBSCRIPTION_PAGE). */
export interface Flags {
  readonly betaFree: boolean
  readonly subscriptions: boolean
  readonly subscriptionPage: boolean
}

/** A base is premium only when it costs something and payments are really on. */
export const isPremium = (price: number, flags: Flags): boolean => price > 0 && flags.subscriptions && !flags.betaFree
