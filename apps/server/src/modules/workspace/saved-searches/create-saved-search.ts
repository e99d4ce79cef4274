import { type DigestFrequency, maxSavedSearches, maxSavedSearchName, type SavedSearch, type SearchParameters } from '@basejuris/contract'
import { addSavedSearch } from '@basejuris/database'
import { joinWords, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { normalizeSearchParameters } from '../normalize-search-parameters.ts'
import { normsOf, presentSavedSearch, type SavedSearchContent, savedSearchContent } from './saved-search-content.ts'

export interface CreateSavedSearch {
  readonly nombre: string
  readonly consulta: string
  readonly parametros: SearchParameters
  readonly frecuencia: DigestFrequency
  readonly id: string
  readonly at: Date
}

/** Keeps a search whose digests tell of what is stored from now on. */
export async function createSavedSearch(
  services: Pick<Services, 'db' | 'textCipher'>,
  { userId }: UserActor,
  { nombre, consulta, parametros, frecuencia, id, at }: CreateSavedSearch,
): Promise<SavedSearch> {
  const search = { nombre, consulta, parametros: normalizeSearchParameters(parametros) }
  const kept = { ...search, nombre: nombre === '' ? defaultName(search) : nombre }
  const row = {
    id,
    userId,
    sealed: savedSearchContent.encrypt(services, id, kept),
    frequency: frecuencia,
    createdAt: at,
    consideredUntil: at,
    lastSentAt: null,
  }
  if (!(await addSavedSearch(services.db, row, maxSavedSearches))) throw new ServiceError('saved_search.too_many')
  return presentSavedSearch(services, row)
}

/** After what it searches: its words, or the norms of an alert. */
export function defaultName(search: SavedSearchContent): string {
  const norms = joinWords(normsOf(search).map(({ etiqueta }) => etiqueta))
  return (search.consulta || norms || 'Búsqueda por filtros').slice(0, maxSavedSearchName).toWellFormed()
}
