/** What is counted. Nothing in it says who. */
export type CountedEvent = { readonly event: 'sign_up'; readonly method: 'email' }

declare global {
  interface Window extends CountingWindow {}
}

/** The array that tag managers read, as they name it. */
export interface CountingWindow {
  dataLayer?: unknown[]
}

const longestWaitMs = 1000

/**
 * Puts an event in the page's data layer. Nothing leaves the browser by it: only a tag manager that the operator configured and the visitor agreed to
 * reads the array (see `tag-manager.ts`). Resolves at once without one; with one, when it has sent the event or took too long.
 */
export function pushEvent(event: CountedEvent, page: CountingWindow = window): Promise<void> {
  page.dataLayer ??= []
  const layer = page.dataLayer
  if (!layer.some(isManagerStart)) {
    layer.push(event)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs)
    const eventCallback = () => {
      clearTimeout(timer)
      resolve()
    }
    layer.push({ ...event, eventCallback, eventTimeout: longestWaitMs })
  })
}

/** What the loader of a tag manager pushes first. */
const isManagerStart = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'gtm.start' in entry
