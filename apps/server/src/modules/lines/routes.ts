import { linesEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { withSearchSlot } from '../../http/search-slots.ts'
import type { Services } from '../../services.ts'
import { getLine } from './get-line.ts'

export function bindLineRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, linesEndpoint, (call) => withSearchSlot(call, (control) => getLine(services, call.actor, call.query, control)))
}
