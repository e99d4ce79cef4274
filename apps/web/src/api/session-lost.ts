const eventName = 'session:lost'

/** Told by any call that was refused because nobody is signed in; `why` is what people are told. */
export function reportSessionLost(why: string): void {
  dispatchEvent(new CustomEvent(eventName, { detail: why }))
}

/** Returns what undoes it. */
export function onSessionLost(act: (why: string) => void): () => void {
  const hear = (event: Event) => act((event as CustomEvent<string>).detail)
  addEventListener(eventName, hear)
  return () => removeEventListener(eventName, hear)
}
