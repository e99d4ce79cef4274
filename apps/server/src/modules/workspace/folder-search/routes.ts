import { folderSearchEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { searchFolders } from './search-folders.ts'

/** Search inside the folders of a person. */
export function bindFolderSearchRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, folderSearchEndpoint, ({ actor, body }) => searchFolders(services, actor, { ...body, at: new Date() }))
}
