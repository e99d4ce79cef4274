import {
  analysesEndpoint,
  analysisEndpoint,
  analysisFiguresEndpoint,
  cancelAnalysisEndpoint,
  changeAnalysisEndpoint,
  createAnalysisEndpoint,
  deleteAnalysisEndpoint,
  exportAnalysisEndpoint,
} from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { bindFileEndpoint } from '../../http/files/bind-file-endpoint.ts'
import { withSearchSlot } from '../../http/search-slots.ts'
import { createWorkLimiter } from '../../http/work-limiter.ts'
import type { Services } from '../../services.ts'
import { linkToRequest } from '../exports/link-to-request.ts'
import { withExportSlot } from '../exports/with-export-slot.ts'
import { exportAnalysis } from './export-analysis.ts'
import { viewFigures } from './figures.ts'
import { cancelAnalysis, eraseAnalysis, listOwnAnalyses } from './own-analyses.ts'
import { startAnalysis, updateAnalysis } from './start-analysis.ts'
import { viewAnalysis } from './view-analysis.ts'

export function bindAnalysisRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, createAnalysisEndpoint, (call) =>
    startAnalysis(services, call.actor, { ...call.body, at: new Date(), inSearchSlot: (search) => withSearchSlot(call, search) }),
  )
  bindEndpoint(app, analysesEndpoint, ({ actor, query: { pagina, tamano } }) =>
    listOwnAnalyses(services, actor, { page: pagina, size: tamano }),
  )
  bindEndpoint(app, analysisEndpoint, ({ actor, params, query }) => viewAnalysis(services, actor, { ...params, ...query }))
  bindEndpoint(app, analysisFiguresEndpoint, ({ actor, params }) => viewFigures(services, actor, params.id))
  bindEndpoint(app, changeAnalysisEndpoint, ({ actor, body }) => updateAnalysis(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, cancelAnalysisEndpoint, ({ actor, params }) => cancelAnalysis(services, actor, { ...params, at: new Date() }))
  bindEndpoint(app, deleteAnalysisEndpoint, async ({ actor, params: { id } }) => {
    await eraseAnalysis(services, actor, id)
    return { id, borrado: true as const }
  })
  const exports = createWorkLimiter('export.busy')
  bindFileEndpoint(app, { endpoint: exportAnalysisEndpoint, spool: services.spool }, async ({ actor, params, body, request, signal }) => {
    const file = await exportAnalysis(linkToRequest(services, request), actor, { ...params, ...body, now: new Date(), signal })
    return withExportSlot(file, { limiter: exports, userId: actor.userId, address: request.ip, signal })
  })
}
