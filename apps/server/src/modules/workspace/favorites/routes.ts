import {
  addFavoriteEndpoint,
  deleteFavoriteEndpoint,
  favoritesEndpoint,
  rulingMarksEndpoint,
  updateFavoriteEndpoint,
} from '@basejuris/contract'
import { deleteFavorite } from '@basejuris/database'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../../errors/service-error.ts'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { listUserFavorites } from './list-favorites.ts'
import { listRulingMarks } from './list-ruling-marks.ts'
import { addRulingToFavorites, changeFavorite } from './save-favorite.ts'

export function bindFavoriteRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, favoritesEndpoint, ({ actor, query }) => listUserFavorites(services, actor, { ...query, at: new Date() }))
  bindEndpoint(app, addFavoriteEndpoint, ({ actor, body }) => addRulingToFavorites(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, updateFavoriteEndpoint, ({ actor, body }) => changeFavorite(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, deleteFavoriteEndpoint, async ({ actor, body: { docId } }) => {
    if (!(await deleteFavorite(services.db, { userId: actor.userId, docId }))) throw new ServiceError('favorite.not_found')
    return { docId, quitada: true as const }
  })
  bindEndpoint(app, rulingMarksEndpoint, ({ actor, body }) => listRulingMarks(services, actor, { ...body, at: new Date() }))
}
