import type { SearchBody } from '@basejuris/contract'
import type { Actor } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { searchParametersOf } from '../normalize-search-parameters.ts'
import { addHistoryEntry } from './add-history-entry.ts'

export interface RecordSearch {
  readonly body: SearchBody
  readonly total: number
  readonly id: string
  readonly at: Date
}

/** Adds the first page of a search to the history, except reserved searches and those without words or filters. */
export async function recordSearch(
  services: Pick<Services, 'db' | 'textCipher'>,
  actor: Actor,
  { body, total, id, at }: RecordSearch,
): Promise<void> {
  if (actor.kind === 'guest' || body.reservada || body.pagina !== 1) return
  const parametros = searchParametersOf(body)
  const userMessage = body.consulta.trim().replaceAll('\0', '')
  if (userMessage === '' && parametros.filtros === undefined) return
  await addHistoryEntry(services, actor, { userMessage, parametros, total, id, at })
}
