import { basesEndpoint, coverageEndpoint, healthEndpoint, qualityEndpoint, readyEndpoint, settingsEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import type { Services } from '../../services.ts'
import { checkReadiness } from './check-readiness.ts'
import { getCoverage } from './get-coverage.ts'
import { getSettings } from './get-settings.ts'
import { listBases } from './list-bases.ts'

export function bindPlatformRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, basesEndpoint, ({ query }) => listBases(services, query.ficticias))
  bindEndpoint(app, settingsEndpoint, () => getSettings(services))
  bindEndpoint(app, coverageEndpoint, ({ query }) => getCoverage(services, query.ficticias))
  bindEndpoint(app, qualityEndpoint, () => services.quality())
  bindEndpoint(app, healthEndpoint, () => ({ ok: true as const }))
  bindEndpoint(app, readyEndpoint, () => checkReadiness(services))
}
