import {
  closeSessionEndpoint,
  confirmSecondFactorEndpoint,
  removeSecondFactorEndpoint,
  sessionsEndpoint,
  startSecondFactorEndpoint,
} from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { closeSession } from './close-session.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { listSessions } from './list-sessions.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { startSecondFactor } from './start-second-factor.ts'

/** Sessions and second factor of the signed-in user. */
export function bindSecurityRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, sessionsEndpoint, ({ actor }) => listSessions(services, actor, new Date()))
  bindEndpoint(app, closeSessionEndpoint, ({ actor, params }) => closeSession(services, actor, { ...params, at: new Date() }))
  bindEndpoint(app, startSecondFactorEndpoint, ({ actor, body }) => startSecondFactor(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, confirmSecondFactorEndpoint, ({ actor, body }) => confirmSecondFactor(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, removeSecondFactorEndpoint, ({ actor, body }) => removeSecondFactor(services, actor, { ...body, at: new Date() }))
}
