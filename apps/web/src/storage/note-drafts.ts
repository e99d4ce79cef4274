import { attemptsOn } from './browser-storage.ts'

/** Drafts of notes that could not be saved yet, stored in this browser. Signing out removes them. */
export interface NoteDrafts {
  readonly read: (id: string) => string | null
  readonly save: (id: string, text: string) => void
  readonly remove: (id: string) => void
}

const prefix = 'basejuris:draft:'
const keyOf = (id: string): string => `${prefix}${id}`

/** `open` may throw, as where cookies are refused. The draft then lives in the page only. */
export function createNoteDrafts(open: () => Storage): NoteDrafts {
  const attempt = attemptsOn(open)
  return {
    read: (id) => attempt((storage) => storage.getItem(keyOf(id)), null),
    save: (id, text) => attempt((storage) => storage.setItem(keyOf(id), text), undefined),
    remove: (id) => attempt((storage) => storage.removeItem(keyOf(id)), undefined),
  }
}

/** Every draft of this browser, by its id. */
export function listNoteDrafts(open: () => Storage = () => window.localStorage): Readonly<Record<string, string>> {
  return attemptsOn(open)(
    (storage) =>
      Object.fromEntries(
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
          .filter((key) => key.startsWith(prefix))
          .map((key) => [key.slice(prefix.length), storage.getItem(key) ?? '']),
      ),
    {},
  )
}
