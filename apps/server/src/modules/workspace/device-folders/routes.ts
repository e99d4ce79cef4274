import { deviceFolderEndpoint, deviceFolderRulingsEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { checkDeviceFolder, readDeviceFolder } from './device-folder.ts'

export function bindDeviceFolderRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, deviceFolderEndpoint, ({ actor, params, body }) =>
    checkDeviceFolder(services, actor, { ...params, ...body, at: new Date() }),
  )
  bindEndpoint(app, deviceFolderRulingsEndpoint, ({ actor, params, body }) =>
    readDeviceFolder(services, actor, { ...params, ...body, at: new Date() }),
  )
}
