import { accessKeysEndpoint, createAccessKeyEndpoint, revokeAccessKeyEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { createAccessKey } from './create-access-key.ts'
import { listKeys } from './list-keys.ts'
import { revokeAccessKey } from './revoke-access-key.ts'

/** Keys with which programs of the signed-in user call tools. */
export function bindAccessKeyRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, accessKeysEndpoint, ({ actor }) => listKeys(services, actor))
  bindEndpoint(app, createAccessKeyEndpoint, ({ actor, body }) => createAccessKey(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, revokeAccessKeyEndpoint, ({ actor, params }) => revokeAccessKey(services, actor, { ...params, at: new Date() }))
}
