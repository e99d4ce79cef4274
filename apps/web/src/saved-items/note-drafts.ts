import { attemptsOn } from '../storage/browser-storage.ts'

/** Drafts of notes that could not be saved yet, stored in this browser. Signing out removes them. */
export interface NoteDrafts {
  readonly read: (id: string) => string | null
  readonly save: (id: string, text: string) => void
  readonly remove: (id: string) => void
}

const keyOf = (id: string): string => `basejuris:draft:${id}`

/** `open` may throw, as where cookies are refused. The draft then lives in the page only. */
export function createNoteDrafts(open: () => Storage): NoteDrafts {
  const attempt = attemptsOn(open)
  return {
    read: (id) => attempt((storage) => storage.getItem(keyOf(id)), null),
    save: (id, text) => attempt((storage) => storage.setItem(keyOf(id), text), undefined),
    remove: (id) => attempt((storage) => storage.removeItem(keyOf(id)), undefined),
  }
}
