import { petitionStatusEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { requireOwnId } from '../../security/require-own-id.ts'
import type { Services } from '../../services.ts'
import { petitionStatus } from './petition-status.ts'

export function bindPetitionRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, petitionStatusEndpoint, ({ actor, body: { userId } }) => {
    requireOwnId(actor, userId)
    return petitionStatus(services, actor, { at: new Date() })
  })
}
