import { type HistoryEntry, maxHistoryEntries, type SearchParameters } from '@basejuris/contract'
import { addHistory } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { normalizeSearchParameters } from '../normalize-search-parameters.ts'
import { historyContent, presentHistoryEntry } from './history-content.ts'

export interface AddHistoryEntry {
  readonly userMessage: string
  readonly parametros: SearchParameters
  /** Rulings found; null when unknown. */
  readonly total: number | null
  readonly id: string
  readonly at: Date
}

/** Adds a search to the history. If it equals the newest entry, that entry gets the new time and keeps its name. */
export async function addHistoryEntry(
  services: Pick<Services, 'db' | 'textCipher'>,
  { userId }: UserActor,
  { userMessage, parametros, total, id, at }: AddHistoryEntry,
): Promise<HistoryEntry> {
  const search = { userMessage, parametros: normalizeSearchParameters(parametros) }
  const asText = JSON.stringify(search)
  const row = await addHistory(
    services.db,
    { id, userId, sealed: historyContent.encrypt(services, id, search), total, createdAt: at },
    {
      cap: maxHistoryEntries,
      isRepeat: (newest) => {
        const { nombre: _name, ...before } = historyContent.decrypt(services, newest.id, newest.sealed)
        return JSON.stringify({ ...before, parametros: normalizeSearchParameters(before.parametros) }) === asText
      },
    },
  )
  if (row === null) throw new ServiceError('auth.expired')
  return presentHistoryEntry(services, row)
}
