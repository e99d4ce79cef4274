import { type HistoryEntry, searchParametersSchema } from '@basejuris/contract'
import type { HistoryRow } from '@basejuris/database'
import { z } from 'zod'
import type { Services } from '../../../services.ts'
import { sealedJson } from '../encrypted-json.ts'

/** What an entry keeps sealed. */
export const keptSearch = sealedJson(
  'search_history.sealed',
  z.object({ userMessage: z.string(), parametros: searchParametersSchema, nombre: z.string().optional() }),
)

export function presentEntry(services: Pick<Services, 'textSeal'>, { id, sealed, total, createdAt }: HistoryRow): HistoryEntry {
  return {
    historyId: id,
    ...keptSearch.open(services, id, sealed),
    total,
    createdAt: createdAt.toISOString(),
    isActive: true,
  }
}
