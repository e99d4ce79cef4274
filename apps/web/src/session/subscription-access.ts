/** Switches of the operator; null when unknown. */
type Switches = { readonly subscriptions: boolean; readonly subscriptionPage: boolean } | null

/** Whether a user has a right to the page of the subscription: always with one, otherwise while it is sold and its page is shown. */
export function maySeeSubscription(subscriptionId: string | null, switches: Switches): boolean {
  if (subscriptionId !== null && subscriptionId !== '') return true
  return switches?.subscriptions === true && switches.subscriptionPage
}
