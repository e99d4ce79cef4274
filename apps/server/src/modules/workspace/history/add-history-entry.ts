import { type HistoryEntry, maxHistoryEntries, type SearchParameters } from '@basejuris/contract'
import { addHistory } from '@basejuris/database'
import type { AnyFilterName, UserActor } from '@basejuris/domain'
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

/** Whether two searches without words have a value of a filter in common, as those of a list that is narrowed have. */
function shareFilter(before: SearchParameters, after: SearchParameters): boolean {
  return Object.entries(after.filtros ?? {}).some(([name, values = []]) => {
    const others = before.filtros?.[name as AnyFilterName] ?? []
    return values.some((value) => others.includes(value))
  })
}

/** Filters changed within this time continue the same search. */
const sameSearchMs = 30 * 60_000

/**
 * Adds a search to the history. If it equals the newest entry, that entry gets the new time and keeps its name. If it only changes the
 * filters, the order or the switches of the newest, that entry takes them, unless it has a name.
 */
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
      renew: (newest) => {
        const { nombre, ...before } = historyContent.decrypt(services, newest.id, newest.sealed)
        if (JSON.stringify({ ...before, parametros: normalizeSearchParameters(before.parametros) }) === asText) return newest.sealed
        const isContinued =
          before.userMessage === userMessage &&
          at.getTime() - newest.createdAt.getTime() < sameSearchMs &&
          (userMessage !== '' || shareFilter(before.parametros, search.parametros))
        return isContinued && nombre === undefined ? historyContent.encrypt(services, newest.id, search) : null
      },
    },
  )
  if (row === null) throw new ServiceError('auth.expired')
  return presentHistoryEntry(services, row)
}
