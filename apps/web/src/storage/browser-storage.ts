import { isOurKey, storedKey } from './stored-key.ts'
import { type StoredName, type StoredValues, storedReaders } from './stored-values.ts'

const version = 1

export interface BrowserStorage {
  /** Null when absent, damaged, of another version, or when the browser stores nothing. */
  readonly read: <N extends StoredName>(name: N) => StoredValues[N] | null
  /** False when the browser could not store it. */
  readonly write: <N extends StoredName>(name: N, value: StoredValues[N]) => boolean
  readonly remove: (name: StoredName) => void
  readonly clear: () => void
  /** Calls `listen` when another tab changes the value; null means removed. Returns the function that unsubscribes. */
  readonly onChangeElsewhere: <N extends StoredName>(name: N, listen: (value: StoredValues[N] | null) => void) => () => void
}

/** Runs `act` on the storage. Answers `otherwise` when the browser refuses, also when `open` throws. */
export function attemptsOn(open: () => Storage): <T>(act: (storage: Storage) => T, otherwise: T) => T {
  return (act, otherwise) => {
    try {
      return act(open())
    } catch {
      return otherwise
    }
  }
}

/** The only access to browser storage. `open` may throw, as where cookies are refused. */
export function createBrowserStorage(
  open: () => Storage,
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): BrowserStorage {
  const attempt = attemptsOn(open)
  return {
    read: (name) => attempt((storage) => parseStored(name, storage.getItem(storedKey(name))), null),
    write: (name, value) =>
      attempt((storage) => {
        storage.setItem(storedKey(name), JSON.stringify({ version, value }))
        return true
      }, false),
    remove: (name) => attempt((storage) => storage.removeItem(storedKey(name)), undefined),
    clear: () =>
      attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
        for (const key of keys) if (key !== null && isOurKey(key)) storage.removeItem(key)
      }, undefined),
    onChangeElsewhere(name, listen) {
      const listener = (event: Event) => {
        const { key, newValue } = event as StorageEvent
        if (key === storedKey(name) || key === null) listen(parseStored(name, newValue))
      }
      events.addEventListener('storage', listener)
      return () => events.removeEventListener('storage', listener)
    },
  }
}

function parseStored<N extends StoredName>(name: N, text: string | null): StoredValues[N] | null {
  if (text === null) return null
  try {
    const envelope = JSON.parse(text) as { readonly version?: unknown; readonly value?: unknown } | null
    return envelope?.version === version ? storedReaders[name](envelope.value) : null
  } catch {
    return null
  }
}

/** Opens the storage on first use, so that the server may import it. */
export const thisBrowser = createBrowserStorage(() => window.localStorage, typeof window === 'undefined' ? new EventTarget() : window)
