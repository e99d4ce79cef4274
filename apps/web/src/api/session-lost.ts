const eventName = 'session:lost'

/** Reports that a call was refused for lack of a session. `why` is shown to the user. */
export function reportSessionLost(why: string): void {
  dispatchEvent(new CustomEvent(eventName, { detail: why }))
}

/** Returns the function that unsubscribes. */
export function onSessionLost(act: (why: string) => void): () => void {
  const listener = (event: Event) => act((event as CustomEvent<string>).detail)
  addEventListener(eventName, listener)
  return () => removeEventListener(eventName, listener)
}
