import { type SavedSearch, searchParametersSchema } from '@basejuris/contract'
import type { SavedSearchRow } from '@basejuris/database'
import { normLabel } from '@basejuris/legal-text'
import { z } from 'zod'
import type { Services } from '../../../services.ts'
import { encryptedJson } from '../encrypted-json.ts'

const contentSchema = z.object({ nombre: z.string(), consulta: z.string(), parametros: searchParametersSchema })
export type SavedSearchContent = z.infer<typeof contentSchema>

/** Encrypted content of a saved search. */
export const savedSearchContent = encryptedJson('saved_searches.sealed', contentSchema)

/** Norms that a search includes, without those it excludes. */
export function normsOf({ parametros }: Pick<SavedSearchContent, 'parametros'>): SavedSearch['normas'] {
  return (parametros.filtros?.norma ?? []).filter((key) => !key.startsWith('-')).map((clave) => ({ clave, etiqueta: normLabel(clave) }))
}

export function presentSavedSearch(services: Pick<Services, 'textCipher'>, row: SavedSearchRow): SavedSearch {
  const content = savedSearchContent.decrypt(services, row.id, row.sealed)
  return {
    savedSearchId: row.id,
    ...content,
    frecuencia: row.frequency,
    normas: normsOf(content),
    createdAt: row.createdAt.toISOString(),
    ultimoEnvio: row.lastSentAt?.toISOString() ?? null,
  }
}
