import { type Listen, notify, type Transaction } from '@basejuris/database'
import { z } from 'zod'
import type { ChangeListener, FolderChange, FolderChanges } from '../../../../services.ts'

const channel = 'folder_changes'

const changeSchema: z.ZodType<FolderChange> = z.object({
  folderId: z.string(),
  action: z.string(),
  docId: z.string().nullable(),
  note: z.string().nullable(),
  passage: z.string().nullable(),
})

/** Tells every process about a change once its transaction commits. */
export function announceChange(tx: Transaction, change: FolderChange): Promise<void> {
  return notify(tx, channel, JSON.stringify(change))
}

/** Listens to the database from the first follower on. */
export function createFolderChanges(listen: Listen): FolderChanges {
  const followers = new Map<string, Set<ChangeListener>>()
  let listening: Promise<unknown> | null = null
  const receive = (message: string | null): void => {
    if (message === null) {
      for (const listeners of followers.values()) for (const listener of listeners) listener(null)
      return
    }
    const change = changeSchema.parse(JSON.parse(message))
    for (const listener of followers.get(change.folderId) ?? []) listener(change)
  }
  const start = (): Promise<unknown> => {
    listening ??= listen(channel, receive).catch((error: unknown) => {
      listening = null
      throw error
    })
    return listening
  }
  return {
    async follow(folderId, listener) {
      await start()
      const listeners = followers.get(folderId) ?? new Set()
      followers.set(folderId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && followers.get(folderId) === listeners) followers.delete(folderId)
      }
    },
  }
}
