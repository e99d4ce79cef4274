import { randomUUID } from 'node:crypto'
import { sendRecoveryEndpoint, verifyRecoveryEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { recoverPassword } from './recover-password.ts'
import { requestRecovery } from './request-recovery.ts'

export function bindRecoveryRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, sendRecoveryEndpoint, ({ body }) => requestRecovery(services, { ...body, id: randomUUID() }))
  bindEndpoint(app, verifyRecoveryEndpoint, ({ body }) => recoverPassword(services, { ...body, at: new Date() }))
}
