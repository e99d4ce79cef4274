import { findByIdV1Endpoint, findByIdV2Endpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import type { Services } from '../../services.ts'
import { findRulings } from './find-rulings.ts'
import { getRuling } from './get-ruling.ts'

export function bindRulingRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, findByIdV1Endpoint, ({ actor, body }) => findRulings(services, actor, body))
  bindEndpoint(app, findByIdV2Endpoint, async ({ actor, body }) => ({
    sentencia: await getRuling(services, actor, { docId: body.docId, collection: body.collection, query: body.consulta }),
  }))
}
