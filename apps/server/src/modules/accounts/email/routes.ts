import { acceptInvitationEndpoint, sendVerificationEndpoint, undoEmailChangeEndpoint, verifyEmailEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { TokenCookies } from '../../../http/token-cookie.ts'
import type { Services } from '../../../services.ts'
import { setDeviceCookieOf } from '../account/device-cookie.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { confirmEmail } from './confirm-email.ts'
import { sendVerification } from './send-verification.ts'
import { undoEmailChange } from './undo-email-change.ts'

export function bindEmailRoutes(app: FastifyInstance, services: Services, cookies: TokenCookies): void {
  bindEndpoint(app, sendVerificationEndpoint, ({ actor }) => sendVerification(services, actor, new Date()))
  bindEndpoint(app, verifyEmailEndpoint, ({ actor, body }) => confirmEmail(services, actor, { code: body.codigo, at: new Date() }))
  bindEndpoint(app, acceptInvitationEndpoint, ({ actor, body }) => acceptInvitation(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, undoEmailChangeEndpoint, async ({ body, request, reply }) => {
    const { userId, message } = await undoEmailChange(services, { code: body.codigo, newPassword: body.newPassword, at: new Date() })
    await setDeviceCookieOf({ ...services, cookies }, request, reply, userId)
    return { message }
  })
}
