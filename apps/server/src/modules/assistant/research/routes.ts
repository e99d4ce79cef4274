import {
  cancelResearchEndpoint,
  deleteResearchEndpoint,
  exportResearchEndpoint,
  researchEventsEndpoint,
  researchListEndpoint,
  researchStatusEndpoint,
  startResearchEndpoint,
} from '@basejuris/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import { bindFileEndpoint } from '../../../http/files/bind-file-endpoint.ts'
import { bindEventStream } from '../../../http/streams/bind-event-stream.ts'
import { createStreamSlots } from '../../../http/streams/stream-slots.ts'
import { createWorkLimiter } from '../../../http/work-limiter.ts'
import type { Services } from '../../../services.ts'
import { linkToRequest } from '../../exports/link-to-request.ts'
import { withExportSlot } from '../../exports/with-export-slot.ts'
import { exportResearch } from './export-research.ts'
import { cancelResearch, eraseResearch, listOwnResearch, viewResearch } from './own-research.ts'
import { startResearch } from './start-research.ts'
import { streamResearch } from './stream-research.ts'

const beatMs = 15_000

/** The last change that a reader knows; 0 where it names none. */
function lastEventId({ headers }: FastifyRequest): number {
  const named = Number(headers['last-event-id'] ?? 0)
  return Number.isSafeInteger(named) && named > 0 ? named : 0
}

export function bindResearchRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, startResearchEndpoint, ({ actor, body }) => startResearch(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, researchStatusEndpoint, ({ actor, params }) => viewResearch(services, actor, params.id))
  bindEndpoint(app, researchListEndpoint, ({ actor, query: { pagina, tamano } }) =>
    listOwnResearch(services, actor, { page: pagina, size: tamano }),
  )
  const slots = createStreamSlots()
  bindEventStream(app, researchEventsEndpoint, ({ actor, params, request }) =>
    streamResearch(services, actor, { ...params, after: lastEventId(request), slots, beatMs }),
  )
  bindEndpoint(app, cancelResearchEndpoint, ({ actor, params }) => cancelResearch(services, actor, { ...params, at: new Date() }))
  bindEndpoint(app, deleteResearchEndpoint, async ({ actor, params: { id } }) => {
    await eraseResearch(services, actor, id)
    return { id, borrada: true as const }
  })
  const exports = createWorkLimiter('export.busy')
  bindFileEndpoint(app, { endpoint: exportResearchEndpoint, spool: services.spool }, async ({ actor, params, body, request, signal }) => {
    const file = await exportResearch(linkToRequest(services, request), actor, { ...params, ...body, now: new Date(), signal })
    return withExportSlot(file, { limiter: exports, userId: actor.userId, address: request.ip, signal })
  })
}
