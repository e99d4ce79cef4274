import { cartKey } from '../../storage/stored-key.ts'
import { clearPaymentFlow } from './payment-flow.ts'

const eventName = 'payment:paid'

/** Called after the server confirmed a payment: the stored payment and the cart are emptied, and what shows them is told. */
export function finishPayment(): void {
  clearPaymentFlow()
  try {
    localStorage.removeItem(cartKey)
  } catch {
    // Without storage there is no cart.
  }
  dispatchEvent(new Event(eventName))
}

/** Calls `listen` after each payment. Returns the function that unsubscribes. */
export function onPaid(listen: () => void): () => void {
  addEventListener(eventName, listen)
  return () => removeEventListener(eventName, listen)
}
