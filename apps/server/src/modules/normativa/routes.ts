import {
  findNormsEndpoint,
  normRulingsEndpoint,
  similarNormsEndpoint,
  supremeCourtByArticleEndpoint,
  supremeCourtByNormEndpoint,
  supremeCourtPassagesEndpoint,
} from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { withSearchSlot } from '../../http/search-slots.ts'
import type { Services } from '../../services.ts'
import { findNorms, findSimilarNorms } from './find-norms.ts'
import { listCitingPassages, listCitingRulings } from './list-citing.ts'
import { listNormRulings } from './list-norm-rulings.ts'

export function bindNormativaRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, findNormsEndpoint, (call) => withSearchSlot(call, () => findNorms(services, { ...call.params, ...call.query })))
  bindEndpoint(app, similarNormsEndpoint, (call) =>
    withSearchSlot(call, () => findSimilarNorms(services, { ...call.params, ...call.query })),
  )
  bindEndpoint(app, normRulingsEndpoint, (call) => {
    const { actor, params, query } = call
    const request = { idNorma: params.idNorma, article: query.articulo, limit: query.limite, fictional: query.ficticias }
    return withSearchSlot(call, (control) => listNormRulings(services, actor, request, control))
  })
  bindEndpoint(app, supremeCourtByNormEndpoint, (call) =>
    withSearchSlot(call, (control) =>
      listCitingRulings(services, call.actor, { ...call.params, fictional: call.query.ficticias }, control),
    ),
  )
  bindEndpoint(app, supremeCourtByArticleEndpoint, (call) =>
    withSearchSlot(call, (control) =>
      listCitingRulings(services, call.actor, { ...call.params, fictional: call.query.ficticias }, control),
    ),
  )
  bindEndpoint(app, supremeCourtPassagesEndpoint, (call) => {
    const { actor, params, query } = call
    const request = { ...params, article: query.articulo, fictional: query.ficticias }
    return withSearchSlot(call, (control) => listCitingPassages(services, actor, request, control))
  })
}
