import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { bindDeskRoutes } from './desk/routes.ts'
import { bindDeviceFolderRoutes } from './device-folders/routes.ts'
import { bindDocketListRoutes } from './docket-list/routes.ts'
import { bindFavoriteRoutes } from './favorites/routes.ts'
import { bindFolderSearchRoutes } from './folder-search/routes.ts'
import { bindFolderRoutes } from './folders/routes.ts'
import { bindHistoryRoutes } from './history/routes.ts'
import { bindImportRoutes } from './import/routes.ts'
import { bindPassageRoutes } from './passages/routes.ts'
import { bindSavedSearchRoutes } from './saved-searches/routes.ts'
import { bindWatchRoutes } from './watches/routes.ts'

export function bindWorkspaceRoutes(app: FastifyInstance, services: Services): void {
  bindDeskRoutes(app, services)
  bindHistoryRoutes(app, services)
  bindFavoriteRoutes(app, services)
  bindFolderSearchRoutes(app, services)
  bindFolderRoutes(app, services)
  bindDeviceFolderRoutes(app, services)
  bindPassageRoutes(app, services)
  bindDocketListRoutes(app, services)
  bindSavedSearchRoutes(app, services)
  bindWatchRoutes(app, services)
  bindImportRoutes(app, services)
}
