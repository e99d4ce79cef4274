import { docketListEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { resolveDocketList } from './resolve-docket-list.ts'

export function bindDocketListRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, docketListEndpoint, ({ actor, body }) => resolveDocketList(services, actor, body))
}
