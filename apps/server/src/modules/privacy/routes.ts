import { randomUUID } from 'node:crypto'
import { privacyRequestEndpoint, privacyStatusEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { newReference, newSecretCode } from '../../security/new-reference.ts'
import type { Services } from '../../services.ts'
import { privacyStatus } from './privacy-status.ts'
import { requestPrivacy } from './request-privacy.ts'

export function bindPrivacyRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, privacyRequestEndpoint, ({ body }) =>
    requestPrivacy(services, { ...body, id: randomUUID(), reference: newReference('P'), code: newSecretCode(), at: new Date() }),
  )
  bindEndpoint(app, privacyStatusEndpoint, ({ body }) =>
    privacyStatus(services, { reference: body.referencia, code: body.codigo, now: new Date() }),
  )
}
