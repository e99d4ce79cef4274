/** What a guest chose before signing in: a base for the cart. */
export const cartPending = 'cart'

const eventName = 'cart:open'

/** Opens the side panel of the cart, which is loaded then. */
export function openCart(): void {
  dispatchEvent(new Event(eventName))
}

/** Calls `open` whenever somebody asks for the panel. Returns the function that unsubscribes. */
export function onCartRequest(open: () => void): () => void {
  addEventListener(eventName, open)
  return () => removeEventListener(eventName, open)
}
