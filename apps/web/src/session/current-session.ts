import 'server-only'
import { ApiError } from '@basejuris/contract'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { api } from '../api/server-client.ts'
import type { PageUser, Session } from './session.ts'

const tokenCookie = 'basejuris-token'
const tooManyRequests = 429

/** Who asked for the page; asked once per request, and not at all for whoever brings no token. A refusal ends the session, a silence does not. */
export const currentSession = cache(async (): Promise<Session> => {
  if (!(await cookies()).has(tokenCookie)) return { state: 'guest', user: null }
  try {
    const { usuario } = await (await api()).currentSession()
    if (usuario === null) return { state: 'expired', user: null }
    const { id, email, emailVerificado, segundoFactor, preferencias, subscriptionId } = usuario
    const premium = subscriptionId !== null && subscriptionId !== ''
    return { state: 'user', user: { id, email, premium, emailVerificado, segundoFactor, preferencias } }
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500 && error.status !== tooManyRequests
    return { state: refused ? 'expired' : 'unknown', user: null }
  }
})

/** Null for guests and where it is not known. */
export async function currentUser(): Promise<PageUser | null> {
  return (await currentSession()).user
}

/** Path and query of the page being written, which a login returns to; the home page where it is not known. */
export async function currentPagePath(): Promise<string> {
  return (await headers()).get('x-page-address') ?? '/'
}
