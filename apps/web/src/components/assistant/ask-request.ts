/** The ruling that the assistant is asked about. */
export interface AskedRuling {
  readonly docId: string
  readonly caption: string
}

/** A request for the assistant. */
export interface Asked {
  /** Null asks within the search of the address. */
  readonly ruling: AskedRuling | null
  /** Times that it was asked for: each puts the cursor into the question. */
  readonly times: number
}

const eventName = 'assistant:ask'

/** Opens the assistant beside the page: about a ruling, or with null about the search of the address. */
export function requestAssistant(ruling: AskedRuling | null): void {
  dispatchEvent(new CustomEvent(eventName, { detail: ruling }))
}

/** Returns the function that unsubscribes. */
export function onAssistantRequest(open: (ruling: AskedRuling | null) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<AskedRuling | null>).detail)
  addEventListener(eventName, listener)
  return () => removeEventListener(eventName, listener)
}
