import { exportBookEndpoint, exportEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindFileEndpoint } from '../../http/files/bind-file-endpoint.ts'
import type { Services } from '../../services.ts'
import { exportBook } from './export-book.ts'
import { createExportLimiter } from './export-limiter.ts'
import { exportRulings } from './export-rulings.ts'

export function bindExportRoutes(app: FastifyInstance, services: Services): void {
  const limiter = createExportLimiter({ maxRunning: 2, maxWaiting: 8, maxPerUser: 2 })
  bindFileEndpoint(app, exportEndpoint, ({ actor, body, signal }) =>
    exportRulings(services, actor, body, { now: new Date(), signal, limiter }),
  )
  bindFileEndpoint(app, exportBookEndpoint, ({ actor, body, signal }) =>
    exportBook(services, actor, body, { now: new Date(), signal, limiter }),
  )
}
