import { type DigestFrequency, maxSavedSearchName, type SavedSearch, type SearchParameters } from '@basejuris/contract'
import { addSavedSearch } from '@basejuris/database'
import { joinWords, maxSavedSearches, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { normalizeSearchParameters } from '../normalize-search-parameters.ts'
import { presentSavedSearch, type SavedSearchContent, savedSearchContent, watchedBy } from './saved-search-content.ts'

export interface CreateSavedSearch {
  readonly nombre: string
  readonly consulta: string
  readonly parametros: SearchParameters
  readonly frecuencia: DigestFrequency
  readonly id: string
  readonly at: Date
}

/** Creates a saved search whose digests cover what is stored from now on. */
export async function createSavedSearch(
  services: Pick<Services, 'db' | 'textCipher'>,
  { userId }: UserActor,
  { nombre, consulta, parametros, frecuencia, id, at }: CreateSavedSearch,
): Promise<SavedSearch> {
  const search = { nombre, consulta, parametros: normalizeSearchParameters(parametros) }
  const content = { ...search, nombre: nombre === '' ? defaultName(search) : nombre }
  const row = {
    id,
    userId,
    sealed: savedSearchContent.encrypt(services, id, content),
    frequency: frecuencia,
    createdAt: at,
    consideredUntil: at,
    lastSentAt: null,
  }
  if (!(await addSavedSearch(services.db, row, maxSavedSearches))) throw new ServiceError('saved_search.too_many')
  return presentSavedSearch(services, row)
}

/** Default name: what the search looks for, as «despido · Corte Suprema». Values of one filter are joined as in a sentence. */
export function defaultName(search: SavedSearchContent): string {
  const watched = Map.groupBy(watchedBy(search), ({ filtro }) => filtro)
  const parts = [search.consulta, ...Array.from(watched.values(), (values) => joinWords(values.map(({ etiqueta }) => etiqueta)))]
  const name = parts.filter((part) => part !== '').join(' · ')
  return (name || 'Búsqueda por filtros').slice(0, maxSavedSearchName).toWellFormed()
}
