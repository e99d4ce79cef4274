import { type HistoryEntry, searchParametersSchema } from '@basejuris/contract'
import type { HistoryRow } from '@basejuris/database'
import { z } from 'zod'
import type { Services } from '../../../services.ts'
import { encryptedJson } from '../encrypted-json.ts'

/** Encrypted content of a history entry. */
export const historyContent = encryptedJson(
  'search_history.sealed',
  z.object({ userMessage: z.string(), parametros: searchParametersSchema, nombre: z.string().optional() }),
)

export function presentHistoryEntry(services: Pick<Services, 'textCipher'>, { id, sealed, total, createdAt }: HistoryRow): HistoryEntry {
  return {
    historyId: id,
    ...historyContent.decrypt(services, id, sealed),
    total,
    createdAt: createdAt.toISOString(),
    isActive: true,
  }
}
