import { randomUUID } from 'node:crypto'
import { currentSessionEndpoint, loginEndpoint, logoutAllEndpoint, logoutEndpoint, registerEndpoint } from '@basejuris/contract'
import { closeSessions, endAccess, findUser } from '@basejuris/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { TokenCookies } from '../../../http/token-cookie.ts'
import { describeDevice } from '../../../security/describe-device.ts'
import type { Services } from '../../../services.ts'
import { readDeviceCookie, setDeviceCookie } from '../account/device-cookie.ts'
import { presentSessionUser, presentUser } from '../account/present-user.ts'
import { registerUser, type SignedIn, type Visitor } from './register-user.ts'
import { type SignedInAccount, signIn } from './sign-in.ts'

const visitorOf = (request: FastifyRequest): Visitor => ({ device: describeDevice(request.headers['user-agent']), address: request.ip })

export function bindSignInRoutes(app: FastifyInstance, services: Services, cookies: TokenCookies): void {
  const welcome = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { user, session, account }: SignedIn & Partial<SignedInAccount>,
    message: string,
  ) => {
    cookies.set(request, reply, session.token, session.expiresAt)
    setDeviceCookie({ ...services, cookies }, request, reply, user)
    return { token: session.token, user: await presentUser(services, user, new Date(), account), message }
  }
  bindEndpoint(app, registerEndpoint, async ({ body, request, reply }) => {
    const signedIn = await registerUser(services, { ...body, ...visitorOf(request), id: randomUUID(), at: new Date() })
    return welcome(request, reply, signedIn, 'Su cuenta está creada.')
  })
  bindEndpoint(app, loginEndpoint, async ({ body, request, reply }) => {
    const visitor = { ...visitorOf(request), deviceToken: readDeviceCookie(request) }
    const signedIn = await signIn(services, { ...body, ...visitor, at: new Date() })
    return welcome(request, reply, signedIn, 'Inició sesión.')
  })
  bindEndpoint(app, currentSessionEndpoint, async ({ actor, request, reply }) => {
    const user = actor.kind === 'user' ? await findUser(services.db, actor.userId) : null
    if (user === null && request.expiredToken) cookies.clear(request, reply)
    return { usuario: user === null ? null : await presentSessionUser(services, user, new Date()) }
  })
  bindEndpoint(app, logoutEndpoint, async ({ actor, request, reply }) => {
    cookies.clear(request, reply)
    if (actor.kind !== 'user') return { cerradas: 0 }
    return { cerradas: await closeSessions(services.db, { ...actor, at: new Date() }) }
  })
  bindEndpoint(app, logoutAllEndpoint, async ({ actor, request, reply }) => {
    cookies.clear(request, reply)
    return { cerradas: await services.db.transaction((tx) => endAccess(tx, { userId: actor.userId, at: new Date() })) }
  })
}
