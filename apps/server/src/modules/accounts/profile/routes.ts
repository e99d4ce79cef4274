import { deleteProfileEndpoint, exportProfileEndpoint, profileEndpoint, updateProfileEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import { bindFileEndpoint } from '../../../http/files/bind-file-endpoint.ts'
import type { TokenCookies } from '../../../http/token-cookie.ts'
import { ownAccount } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { setDeviceCookieOf } from '../account/device-cookie.ts'
import { presentUser } from '../account/present-user.ts'
import { exportAccount } from '../export/export-account.ts'
import { deleteAccount } from './delete-account.ts'
import { updateProfile } from './update-profile.ts'

export function bindProfileRoutes(app: FastifyInstance, services: Services, cookies: TokenCookies): void {
  bindEndpoint(app, profileEndpoint, async ({ actor, params }) =>
    presentUser(services, await ownAccount(services, actor, params.userId), new Date()),
  )
  bindEndpoint(app, updateProfileEndpoint, async ({ actor, params, body, request, reply }) => {
    const updated = await updateProfile(services, actor, { ...body, ...params, at: new Date() })
    if (body.password !== undefined) await setDeviceCookieOf({ ...services, cookies }, request, reply, actor.userId)
    return updated
  })
  bindEndpoint(app, deleteProfileEndpoint, async ({ actor, params, body, request, reply }) => {
    const deleted = await deleteAccount(services, actor, { ...body, ...params, at: new Date() })
    cookies.clearAll(request, reply)
    return deleted
  })
  bindFileEndpoint(app, { endpoint: exportProfileEndpoint, spool: services.spool }, ({ actor, params }) =>
    exportAccount(services, actor, { ...params, at: new Date() }),
  )
}
