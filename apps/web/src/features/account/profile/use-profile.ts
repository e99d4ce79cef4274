import type { profileEndpoint, settingsEndpoint, UserView } from '@basejuris/contract'
import { userDataFailed } from '@basejuris/contract/quoted-sentences'
import { useCallback, useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { thisBrowser } from '../../../storage/browser-storage.ts'
import { profilePath } from '../settings/profile-path.ts'
import { storedSearches } from './stored-searches.ts'

type Profile =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'known'; readonly user: UserView; readonly betaFree: boolean }

/** Fetches the user's account and updates the copies that the browser stores. */
export function useProfile(userId: string): Profile & { readonly ask: () => void } {
  const [profile, setProfile] = useState<Profile>({ state: 'loading' })
  const ask = useCallback(async () => {
    setProfile({ state: 'loading' })
    try {
      const [user, { betaFree }] = await Promise.all([
        callFromBrowser<typeof profileEndpoint>('GET', profilePath(userId), undefined),
        callFromBrowser<typeof settingsEndpoint>('GET', '/v1/settings', undefined),
      ])
      thisBrowser.write('history', storedSearches(user.history))
      thisBrowser.write('preferences', user.preferencias)
      setProfile({ state: 'known', user, betaFree })
    } catch (error) {
      setProfile({ state: 'failed', failure: failureOf(error, () => userDataFailed) })
    }
  }, [userId])
  useEffect(() => {
    ask()
  }, [ask])
  return { ...profile, ask }
}
