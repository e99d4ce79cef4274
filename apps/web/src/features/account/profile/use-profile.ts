import type { profileEndpoint, settingsEndpoint, subscriptionEndpoint, UserView } from '@basejuris/contract'
import { userDataFailed } from '@basejuris/contract/quoted-sentences'
import { useCallback, useEffect, useState } from 'react'
import { callFromBrowser } from '../../../api/browser-call.ts'
import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { thisBrowser } from '../../../storage/browser-storage.ts'
import { profilePath } from '../settings/profile-path.ts'
import { storedSearches } from './stored-searches.ts'
import type { SubscriptionFacts } from './subscription-label.ts'

type Profile =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'known'; readonly user: UserView; readonly subscription: SubscriptionFacts | null; readonly betaFree: boolean }

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
      const known = { state: 'known', user, subscription: null, betaFree } as const
      setProfile(known)
      const subscription = await loadSubscription(user.subscriptionId)
      if (subscription !== null) setProfile({ ...known, subscription })
    } catch (error) {
      setProfile({ state: 'failed', failure: failureOf(error, () => userDataFailed) })
    }
  }, [userId])
  useEffect(() => {
    ask()
  }, [ask])
  return { ...profile, ask }
}

/** Null without a subscription, and where the server does not answer: the profile shows the rest. */
async function loadSubscription(subscriptionId: string | null): Promise<SubscriptionFacts | null> {
  if (subscriptionId === null || subscriptionId === '') return null
  const path = `/v1/payment/subscription/get?subscriptionId=${encodeURIComponent(subscriptionId)}` as const
  return callFromBrowser<typeof subscriptionEndpoint>('GET', path, undefined).catch(() => null)
}
