const eventName = 'profile:open'

/** Asks for the profile dialog. */
export function requestProfile(): void {
  dispatchEvent(new Event(eventName))
}

/** Returns the function that unsubscribes. */
export function onProfileRequest(open: () => void): () => void {
  addEventListener(eventName, open)
  return () => removeEventListener(eventName, open)
}
