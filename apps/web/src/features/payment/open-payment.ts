const eventName = 'payment:open'

/** Opens the payment of these bases in the modal, which is loaded then. Nothing happens for guests and on the home page, which have none. */
export function openPayment(baseIds: readonly string[]): void {
  dispatchEvent(new CustomEvent<readonly string[]>(eventName, { detail: [...baseIds] }))
}

/** Calls `open` with the bases of each payment. Returns the function that unsubscribes. */
export function onPaymentRequest(open: (baseIds: readonly string[]) => void): () => void {
  const listen = (event: Event): void => open((event as CustomEvent<readonly string[]>).detail)
  addEventListener(eventName, listen)
  return () => removeEventListener(eventName, listen)
}
