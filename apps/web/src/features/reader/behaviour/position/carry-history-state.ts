/**
 * A link to an anchor leaves a history entry without state, from which the router cannot return. This copies the state of the previous
 * entry.
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
