import type { HistoryEntry } from '@basejuris/contract'
import { updateHistory } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { historyContent, presentHistoryEntry } from './history-content.ts'

/** An empty name removes the name. An entry that is unknown or of another user: `history.not_found`. */
export async function renameHistoryEntry(
  services: Pick<Services, 'db' | 'textCipher'>,
  { userId }: UserActor,
  { historyId, nombre }: { readonly historyId: string; readonly nombre: string },
): Promise<HistoryEntry> {
  const row = await updateHistory(services.db, { userId, id: historyId }, (encrypted) => {
    const { nombre: _before, ...search } = historyContent.decrypt(services, historyId, encrypted)
    return historyContent.encrypt(services, historyId, nombre === '' ? search : { ...search, nombre })
  })
  if (row === null) throw new ServiceError('history.not_found')
  return presentHistoryEntry(services, row)
}
