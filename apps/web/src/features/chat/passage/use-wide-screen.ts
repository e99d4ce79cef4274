import { useSyncExternalStore } from 'react'

/** From here on a passage fits beside the answer. */
const wide = '(min-width: 80rem)'

const subscribe = (changed: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether a passage opens beside the answer. False on the server. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
}
