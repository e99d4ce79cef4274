/** Counted events. None identifies anybody. */
export type CountedEvent = { readonly event: 'sign_up'; readonly method: 'email' }

declare global {
  interface Window extends CountingWindow {}
}

/** The array that tag managers read, under their name for it. */
export interface CountingWindow {
  dataLayer?: unknown[]
}

const maxWaitMs = 1000

/**
 * Adds an event to the data layer of the page. Only a tag manager that the operator configured and the visitor accepted reads it; see
 * `tag-manager.ts`. Resolves at once without one. With one, it resolves when the event was sent or timed out.
 */
export function pushEvent(event: CountedEvent, page: CountingWindow = window): Promise<void> {
  page.dataLayer ??= []
  const layer = page.dataLayer
  if (!layer.some(isManagerStart)) {
    layer.push(event)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWaitMs)
    const eventCallback = () => {
      clearTimeout(timer)
      resolve()
    }
    layer.push({ ...event, eventCallback, eventTimeout: maxWaitMs })
  })
}

/** The first entry of a tag manager's loader. */
const isManagerStart = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'gtm.start' in entry
