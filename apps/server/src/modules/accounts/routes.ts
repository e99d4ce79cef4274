import { randomUUID } from 'node:crypto'
import {
  currentSessionEndpoint,
  deleteProfileEndpoint,
  loginEndpoint,
  logoutAllEndpoint,
  logoutEndpoint,
  profileEndpoint,
  registerEndpoint,
  updateProfileEndpoint,
} from '@basejuris/contract'
import { closeSessions, findUser } from '@basejuris/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import type { TokenCookies } from '../../http/token-cookie.ts'
import { describeDevice } from '../../security/describe-device.ts'
import type { Services } from '../../services.ts'
import { deleteAccount } from './delete-account.ts'
import { logIn } from './log-in.ts'
import { ownAccount } from './own-account.ts'
import { presentSessionUser, presentUser } from './present-user.ts'
import { registerUser, type SignedIn, type Visitor } from './register-user.ts'
import { updateProfile } from './update-profile.ts'

const visitorOf = (request: FastifyRequest): Visitor => ({ device: describeDevice(request.headers['user-agent']), address: request.ip })

export function bindAccountRoutes(app: FastifyInstance, services: Services, cookies: TokenCookies): void {
  const welcome = async (request: FastifyRequest, reply: FastifyReply, { user, session }: SignedIn, message: string) => {
    cookies.set(request, reply, session.token, session.expiresAt)
    return { token: session.token, user: await presentUser(services, user), message }
  }
  bindEndpoint(app, registerEndpoint, async ({ body, request, reply }) => {
    const signedIn = await registerUser(services, { ...body, ...visitorOf(request), id: randomUUID(), at: new Date() })
    return welcome(request, reply, signedIn, 'Su cuenta está creada.')
  })
  bindEndpoint(app, loginEndpoint, async ({ body, request, reply }) =>
    welcome(request, reply, await logIn(services, { ...body, ...visitorOf(request) }), 'Inició sesión.'),
  )
  bindEndpoint(app, currentSessionEndpoint, async ({ actor, request, reply }) => {
    const user = actor.kind === 'user' ? await findUser(services.db, actor.userId) : null
    if (user === null && request.expiredToken) cookies.clear(request, reply)
    return { usuario: user === null ? null : presentSessionUser(services, user) }
  })
  bindEndpoint(app, logoutEndpoint, async ({ actor, request, reply }) => {
    cookies.clear(request, reply)
    if (actor.kind === 'guest') return { cerradas: 0 }
    return { cerradas: await closeSessions(services.db, { ...actor, at: new Date() }) }
  })
  bindEndpoint(app, logoutAllEndpoint, async ({ actor, request, reply }) => {
    cookies.clear(request, reply)
    return { cerradas: await closeSessions(services.db, { userId: actor.userId, at: new Date() }) }
  })
  bindProfileRoutes(app, services, cookies)
}

function bindProfileRoutes(app: FastifyInstance, services: Services, cookies: TokenCookies): void {
  bindEndpoint(app, profileEndpoint, async ({ actor, params }) => presentUser(services, await ownAccount(services, actor, params.userId)))
  bindEndpoint(app, updateProfileEndpoint, ({ actor, params, body }) =>
    updateProfile(services, actor, { ...body, ...params, at: new Date() }),
  )
  bindEndpoint(app, deleteProfileEndpoint, async ({ actor, params, body, request, reply }) => {
    const deleted = await deleteAccount(services, actor, { ...body, ...params })
    cookies.clear(request, reply)
    return deleted
  })
}
