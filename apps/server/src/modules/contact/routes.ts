import { randomUUID } from 'node:crypto'
import { contactEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { newReference } from '../../security/new-reference.ts'
import type { Services } from '../../services.ts'
import { sendContact } from './send-contact.ts'

export function bindContactRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, contactEndpoint, ({ body, request }) =>
    sendContact(services, { ...body, id: randomUUID(), reference: newReference('C'), address: request.ip, at: new Date() }),
  )
}
