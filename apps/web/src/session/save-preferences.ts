import type { Preferences, updateProfileEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../api/browser-call.ts'
import { thisBrowser } from '../storage/browser-storage.ts'

/** Updates some preferences of a user. Throws CallError and ConnectionError. */
export async function savePreferences(userId: string, preferencias: Preferences): Promise<Preferences> {
  const path = `/v1/auth/profile/${encodeURIComponent(userId)}` as const
  const user = await callFromBrowser<typeof updateProfileEndpoint>('PUT', path, { preferencias })
  thisBrowser.write('preferences', user.preferencias)
  return user.preferencias
}
