const eventName = 'profile:open'

/** «Mi perfil» was pressed. */
export function requestProfile(): void {
  dispatchEvent(new Event(eventName))
}

/** Returns what undoes it. */
export function onProfileRequest(open: () => void): () => void {
  addEventListener(eventName, open)
  return () => removeEventListener(eventName, open)
}
