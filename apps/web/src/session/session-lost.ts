const eventName = 'session:lost'

/** Told by any call that was refused because nobody is signed in. */
export const reportSessionLost = (): void => {
  dispatchEvent(new Event(eventName))
}

/** Returns what undoes it. */
export function onSessionLost(act: () => void): () => void {
  addEventListener(eventName, act)
  return () => removeEventListener(eventName, act)
}
