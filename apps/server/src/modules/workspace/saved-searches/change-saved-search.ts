import type { DigestFrequency, SavedSearch } from '@basejuris/contract'
import { changeSavedSearch } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { nameOf } from './create-saved-search.ts'
import { keptSavedSearch, presentSavedSearch } from './saved-search-content.ts'

export interface ChangeAlert {
  readonly savedSearchId: string
  readonly nombre?: string | undefined
  readonly frecuencia?: DigestFrequency | undefined
  readonly at: Date
}

/** An empty name gives back the one it had at first. Digests that were stopped tell of what is stored from when they are wanted again. */
export async function changeAlert(
  services: Pick<Services, 'db' | 'textSeal'>,
  { userId }: UserActor,
  { savedSearchId, nombre, frecuencia, at }: ChangeAlert,
): Promise<SavedSearch> {
  const row = await changeSavedSearch(services.db, { userId, id: savedSearchId }, (before) => {
    const kept = keptSavedSearch.open(services, before.id, before.sealed)
    const renamed = { ...kept, nombre: nombre || nameOf(kept) }
    const resumed = before.frequency === 'ninguna' && frecuencia !== undefined && frecuencia !== 'ninguna'
    return {
      ...(nombre === undefined ? {} : { sealed: keptSavedSearch.seal(services, before.id, renamed) }),
      ...(frecuencia === undefined ? {} : { frequency: frecuencia }),
      ...(resumed ? { consideredUntil: at } : {}),
    }
  })
  if (row === null) throw new ServiceError('saved_search.not_found')
  return presentSavedSearch(services, row)
}
