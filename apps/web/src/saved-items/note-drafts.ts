/** Notes that could not be saved, kept in this browser until they are; a log-out removes them with everything of ours. */
export interface NoteDrafts {
  readonly read: (id: string) => string | null
  readonly save: (id: string, text: string) => void
  readonly remove: (id: string) => void
}

const keyOf = (id: string): string => `basejuris:draft:${id}`

/** `open` may throw, as where cookies are refused: the draft then lives on the page alone. */
export function createNoteDrafts(open: () => Storage): NoteDrafts {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (id) => attempt((storage) => storage.getItem(keyOf(id)), null),
    save: (id, text) => attempt((storage) => storage.setItem(keyOf(id), text), undefined),
    remove: (id) => attempt((storage) => storage.removeItem(keyOf(id)), undefined),
  }
}
