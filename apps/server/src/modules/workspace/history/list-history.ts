import { type DataOf, type HistoryEntry, type historyEndpoint, maxHistoryEntries } from '@basejuris/contract'
import { listHistory } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { foldText } from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import { presentHistoryEntry } from './history-content.ts'

export interface HistoryQuery {
  readonly texto?: string | undefined
  readonly pagina: number
  readonly tamano: number
}

/** Newest first. `texto` matches words and names without regard to accents and case. Texts are encrypted, so they are searched in memory. */
export async function listUserHistory(
  services: Pick<Services, 'db' | 'textCipher' | 'historyQueue'>,
  { userId }: UserActor,
  { texto, pagina, tamano }: HistoryQuery,
): Promise<DataOf<typeof historyEndpoint>> {
  await services.historyQueue.settled(userId)
  const rows = await listHistory(services.db, userId, maxHistoryEntries)
  const searched = foldText(texto ?? '')
  const fits = ({ userMessage, nombre = '' }: HistoryEntry): boolean => foldText(`${userMessage} ${nombre}`).includes(searched)
  const entries = rows.map((row) => presentHistoryEntry(services, row)).filter(fits)
  return {
    entradas: entries.slice((pagina - 1) * tamano, pagina * tamano),
    total: entries.length,
    pagina,
    tamano,
    maximo: maxHistoryEntries,
  }
}
