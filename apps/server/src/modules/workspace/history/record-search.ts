import { isStorable, type SearchBody } from '@basejuris/contract'
import type { Actor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { searchParametersOf } from '../normalize-search-parameters.ts'
import { type AddHistoryEntry, addHistoryEntry } from './add-history-entry.ts'

/** A search by its body, and everything else that its entry stores. */
export type RecordSearch = Omit<AddHistoryEntry, 'userMessage' | 'parametros'> & { readonly body: SearchBody }

/** Adds the first page of a search to the history, except reserved searches, those without words or filters, and very long filters. */
export async function recordSearch(
  services: Pick<Services, 'db' | 'textCipher' | 'historyQueue'>,
  actor: Actor,
  { body, ...entry }: RecordSearch,
): Promise<void> {
  if (actor.kind !== 'user' || body.reservada || body.pagina !== 1) return
  const parametros = searchParametersOf(body)
  const userMessage = body.consulta.trim().replaceAll('\0', '')
  if (userMessage === '' && parametros.filtros === undefined) return
  if (!isStorable(parametros)) return
  await services.historyQueue.add(actor.userId, async () => {
    await addHistoryEntry(services, actor, { userMessage, parametros, ...entry })
  })
}
