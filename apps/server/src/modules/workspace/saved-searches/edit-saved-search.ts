import type { DigestFrequency, SavedSearch } from '@basejuris/contract'
import { changeSavedSearch } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { defaultName } from './create-saved-search.ts'
import { presentSavedSearch, savedSearchContent } from './saved-search-content.ts'

export interface EditSavedSearch {
  readonly savedSearchId: string
  readonly nombre?: string | undefined
  readonly frecuencia?: DigestFrequency | undefined
  readonly at: Date
}

/** An empty name restores the default name. When stopped digests are resumed, they cover what is stored from then on. */
export async function editSavedSearch(
  services: Pick<Services, 'db' | 'textCipher'>,
  { userId }: UserActor,
  { savedSearchId, nombre, frecuencia, at }: EditSavedSearch,
): Promise<SavedSearch> {
  const row = await changeSavedSearch(services.db, { userId, id: savedSearchId }, (before) => {
    const content = savedSearchContent.decrypt(services, before.id, before.sealed)
    const renamed = { ...content, nombre: nombre || defaultName(content) }
    const resumed = before.frequency === 'ninguna' && frecuencia !== undefined && frecuencia !== 'ninguna'
    return {
      ...(nombre === undefined ? {} : { sealed: savedSearchContent.encrypt(services, before.id, renamed) }),
      ...(frecuencia === undefined ? {} : { frequency: frecuencia }),
      ...(resumed ? { consideredUntil: at } : {}),
    }
  })
  if (row === null) throw new ServiceError('saved_search.not_found')
  return presentSavedSearch(services, row)
}
