import { attemptsOn } from '../../storage/browser-storage.ts'
import { cartKey } from '../../storage/stored-key.ts'
import { clearPaymentFlow } from './payment-flow.ts'

const eventName = 'payment:paid'

const stored = attemptsOn(() => window.localStorage)

/** Called after the server confirmed a payment: the stored payment and the cart are emptied, and what shows them is told. */
export function finishPayment(): void {
  clearPaymentFlow()
  stored((storage) => storage.removeItem(cartKey), undefined)
  dispatchEvent(new Event(eventName))
}

/** Calls `listen` after each payment. Returns the function that unsubscribes. */
export function onPaid(listen: () => void): () => void {
  addEventListener(eventName, listen)
  return () => removeEventListener(eventName, listen)
}
