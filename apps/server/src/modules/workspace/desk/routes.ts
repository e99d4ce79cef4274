import { deskEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { viewDesk } from './view-desk.ts'

/** What a person finds on arriving. */
export function bindDeskRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, deskEndpoint, ({ actor }) => viewDesk(services, actor, new Date()))
}
