import { type Preferences, preferencesSchema } from '@basejuris/contract'
import type { UserRow } from '@basejuris/database'

/** Preferences of a user; none where they cannot be read. */
export function ownPreferences({ preferences }: Pick<UserRow, 'preferences'>): Preferences {
  return preferencesSchema.catch({}).parse(preferences)
}
