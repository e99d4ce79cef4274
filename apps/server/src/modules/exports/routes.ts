import { exportBookEndpoint, exportEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindFileEndpoint } from '../../http/files/bind-file-endpoint.ts'
import { withSearchSlot } from '../../http/search-slots.ts'
import { createWorkLimiter } from '../../http/work-limiter.ts'
import type { Services } from '../../services.ts'
import { exportBook } from './export-book.ts'
import { exportRulings } from './export-rulings.ts'
import { linkToRequest } from './link-to-request.ts'
import type { InSearchSlot } from './sources/source-of-search.ts'

export function bindExportRoutes(app: FastifyInstance, services: Services): void {
  const limiter = createWorkLimiter('export.busy')
  const { spool } = services
  bindFileEndpoint(app, { endpoint: exportEndpoint, spool }, ({ actor, body, signal, request, reply }) => {
    const inSearchSlot: InSearchSlot = (search) => withSearchSlot({ request, reply, signal }, search)
    return exportRulings(linkToRequest(services, request), actor, body, {
      now: new Date(),
      signal,
      limiter,
      address: request.ip,
      inSearchSlot,
    })
  })
  bindFileEndpoint(app, { endpoint: exportBookEndpoint, spool }, ({ actor, body, signal, request }) =>
    exportBook(linkToRequest(services, request), actor, body, { now: new Date(), signal, limiter, address: request.ip }),
  )
}
