/**
 * A link to a place of the page leaves a history entry without state, to which the router would not know how to return from another page. Gives
 * it the state of the entry it was reached from.
 */
export function carryHistoryState(signal: AbortSignal): void {
  let lastState: unknown = history.state
  addEventListener(
    'hashchange',
    () => {
      if (history.state === null) history.replaceState(lastState, '', location.href)
      else lastState = history.state
    },
    { signal },
  )
}
