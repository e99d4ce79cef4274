/** Whether a user holds a subscription that the payment provider confirms as running. */
export type LiveSubscription = (userId: string) => Promise<boolean>

/** Where no payment provider is configured nobody holds one. */
export const noLiveSubscription: LiveSubscription = async () => false
