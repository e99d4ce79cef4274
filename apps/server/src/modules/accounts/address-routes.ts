import { randomUUID } from 'node:crypto'
import { sendRecoveryEndpoint, sendVerificationEndpoint, verifyEmailEndpoint, verifyRecoveryEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import type { Services } from '../../services.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { sendVerification } from './email/send-verification.ts'
import { recoverPassword } from './recovery/recover-password.ts'
import { askRecovery } from './recovery/send-recovery.ts'

/** What goes through a user's mail: recovery and confirmation. */
export function bindAddressRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, sendRecoveryEndpoint, ({ body }) => askRecovery(services, { ...body, id: randomUUID() }))
  bindEndpoint(app, verifyRecoveryEndpoint, ({ body }) => recoverPassword(services, { ...body, at: new Date() }))
  bindEndpoint(app, sendVerificationEndpoint, ({ actor }) => sendVerification(services, actor, new Date()))
  bindEndpoint(app, verifyEmailEndpoint, ({ body }) => confirmEmail(services, { code: body.codigo, at: new Date() }))
}
