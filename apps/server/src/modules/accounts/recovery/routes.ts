import { randomUUID } from 'node:crypto'
import { sendRecoveryEndpoint, verifyRecoveryEndpoint } from '@basejuris/contract'
import { recoveryCodeMinutes } from '@basejuris/domain'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import { accountCookies, readSecured, type TokenCookies } from '../../../http/token-cookie.ts'
import type { Services } from '../../../services.ts'
import { readDeviceCookie, setDeviceCookieOf } from '../account/device-cookie.ts'
import { recoverPassword } from './recover-password.ts'
import { requestRecovery } from './request-recovery.ts'

const ticketSeconds = recoveryCodeMinutes * 60

export function bindRecoveryRoutes(app: FastifyInstance, services: Services, cookies: TokenCookies): void {
  bindEndpoint(app, sendRecoveryEndpoint, async ({ body, request, reply }) => {
    const { message, ticket } = await requestRecovery(services, {
      email: body.email,
      id: randomUUID(),
      address: request.ip,
      deviceToken: readDeviceCookie(request),
      ticket: readSecured(request, accountCookies.recovery),
      at: new Date(),
    })
    cookies.setForAccounts(request, reply, { name: accountCookies.recovery, value: ticket.value, seconds: ticketSeconds })
    return { message }
  })
  bindEndpoint(app, verifyRecoveryEndpoint, async ({ body, request, reply }) => {
    const ticket = readSecured(request, accountCookies.recovery)
    const { message, userId } = await recoverPassword(services, { ...body, ticket, address: request.ip, at: new Date() })
    await setDeviceCookieOf({ ...services, cookies }, request, reply, userId)
    return { message }
  })
}
