import { importDataEndpoint } from '@basejuris/contract'
import { maxUploadBytes } from '@basejuris/domain'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import { requireOwnId } from '../../../security/own-account.ts'
import type { Services } from '../../../services.ts'
import { importData } from './import-data.ts'
import { readDataFile } from './read-data-file.ts'

export function bindImportRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, importDataEndpoint, async ({ actor, params, body }) => {
    requireOwnId(actor, params.userId)
    const file = await readDataFile(Buffer.from(body.archivo, 'base64'), maxUploadBytes)
    return importData(services, actor.userId, { file, at: new Date(), by: `user:${actor.userId}` })
  })
}
