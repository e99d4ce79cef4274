import { sendVerificationEndpoint, verifyEmailEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { confirmEmail } from './confirm-email.ts'
import { sendVerification } from './send-verification.ts'

export function bindEmailRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, sendVerificationEndpoint, ({ actor }) => sendVerification(services, actor, new Date()))
  bindEndpoint(app, verifyEmailEndpoint, ({ body }) => confirmEmail(services, { code: body.codigo, at: new Date() }))
}
