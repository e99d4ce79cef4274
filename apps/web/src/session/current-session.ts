import 'server-only'
import { ApiError } from '@basejuris/contract'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { platformFacts } from '../api/platform-facts.ts'
import { api } from '../api/server-client.ts'
import { deviceFoldersPath } from './device/offline-page.ts'
import type { PageUser, Session } from './session.ts'
import { maySeeSubscription } from './subscription-access.ts'

/** With TLS and without it. */
const tokenCookies = ['__Host-basejuris-token', 'basejuris-token'] as const
const tooManyRequests = 429

/** The page is stored on devices, so it is rendered for nobody. */
const renderedForNobody: ReadonlySet<string> = new Set([deviceFoldersPath])

/** The session of this request, read once per request and never without a token. A refusal ends the session; a silent server does not. */
export const currentSession = cache(async (): Promise<Session> => {
  if (renderedForNobody.has((await currentPagePath()).split('?')[0] ?? '')) return { state: 'unknown', user: null }
  const sent = await cookies()
  if (!tokenCookies.some((name) => sent.has(name))) return { state: 'guest', user: null }
  try {
    const { usuario } = await (await api()).currentSession()
    if (usuario === null) return { state: 'expired', user: null }
    const { id, email, emailVerificado, segundoFactor, preferencias, subscriptionId, customerId } = usuario
    const premium = subscriptionId !== null && subscriptionId !== ''
    const settings = (await platformFacts())?.settings ?? null
    const managesSubscription = maySeeSubscription(subscriptionId, settings)
    const mayRecoverPayment = settings?.subscriptions === true && customerId !== null && customerId !== ''
    return {
      state: 'user',
      user: { id, email, premium, managesSubscription, mayRecoverPayment, emailVerificado, segundoFactor, preferencias },
    }
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500 && error.status !== tooManyRequests
    return { state: refused ? 'expired' : 'unknown', user: null }
  }
})

/** Null for guests and when the session is unknown. */
export async function currentUser(): Promise<PageUser | null> {
  return (await currentSession()).user
}

/** Path and query of the requested page, to which the login returns. The home page when unknown. */
export async function currentPagePath(): Promise<string> {
  return (await headers()).get('x-page-address') ?? '/'
}
