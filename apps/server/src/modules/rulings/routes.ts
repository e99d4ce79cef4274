import { randomUUID } from 'node:crypto'
import {
  findByIdV1Endpoint,
  findByIdV2Endpoint,
  provenanceEndpoint,
  reportRulingEndpoint,
  rulingChainEndpoint,
  rulingCitationsEndpoint,
  rulingClusterEndpoint,
  rulingTreatmentEndpoint,
  similarRulingsEndpoint,
} from '@basejuris/contract'
import { collectionOf } from '@basejuris/domain'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { withSearchSlot } from '../../http/search-slots.ts'
import type { Services } from '../../services.ts'
import { findRulings } from './find-rulings.ts'
import { getProvenance } from './get-provenance.ts'
import { getRuling } from './get-ruling.ts'
import { listChain } from './list-chain.ts'
import { listCitations } from './list-citations.ts'
import { listClusterOf } from './list-cluster.ts'
import { listSimilar } from './list-neighbours.ts'
import { reportRuling } from './report-ruling.ts'
import { listTreatments } from './treatment/list-treatments.ts'

export function bindRulingRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, findByIdV1Endpoint, ({ actor, body }) => findRulings(services, actor, body))
  bindEndpoint(app, findByIdV2Endpoint, async ({ actor, body }) => ({
    sentencia: await getRuling(services, actor, {
      docId: body.docId,
      collection: collectionOf(body.collection),
      query: body.consulta,
      readAs: { reading: body.lectura, required: body.exigir, preferred: body.preferir },
      version: body.version,
      anchor: body.ancla,
    }),
  }))
  bindEndpoint(app, rulingClusterEndpoint, ({ actor, params, query }) =>
    listClusterOf(services, actor, { docId: params.docId, page: query.pagina, size: query.tamano }),
  )
  bindEndpoint(app, rulingChainEndpoint, ({ actor, params }) => listChain(services, actor, params.docId))
  bindEndpoint(app, rulingCitationsEndpoint, ({ actor, params, query }) =>
    listCitations(services, actor, {
      docId: params.docId,
      page: query.pagina,
      size: query.tamano,
      citedConsiderando: query.porConsiderando,
      quotation: query.textual,
      considerando: query.considerando,
    }),
  )
  bindEndpoint(app, rulingTreatmentEndpoint, ({ actor, params, query }) =>
    listTreatments(services, actor, {
      docId: params.docId,
      treatment: query.trato ?? null,
      page: query.pagina,
      size: query.tamano,
    }),
  )
  bindEndpoint(app, similarRulingsEndpoint, (call) =>
    withSearchSlot(call, ({ visitor }) =>
      listSimilar(services, call.actor, { docId: call.params.docId, limit: call.query.limite, fictional: call.query.ficticias, visitor }),
    ),
  )
  bindEndpoint(app, provenanceEndpoint, ({ actor, params, query }) =>
    getProvenance(services, actor, { docId: params.docId, version: query.version }),
  )
  bindEndpoint(app, reportRulingEndpoint, ({ actor, params, body, request }) =>
    reportRuling(services, actor, { ...body, docId: params.docId, id: randomUUID(), address: request.ip, at: new Date() }),
  )
}
