const eventName = 'plain-notice'

/** Shows a notice as part of the page, where what draws the others cannot be loaded. */
export function showPlainNotice(message: string): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: message }))
}

/** Returns what ends it. */
export function onPlainNotice(show: (message: string) => void): () => void {
  const listen = (event: Event) => show((event as CustomEvent<string>).detail)
  window.addEventListener(eventName, listen)
  return () => window.removeEventListener(eventName, listen)
}
