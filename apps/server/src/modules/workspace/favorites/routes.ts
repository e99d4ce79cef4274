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
import { markRulings } from './list-ruling-marks.ts'
import { changeStar, starRuling } from './save-favorite.ts'

export function bindFavoriteRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, favoritesEndpoint, ({ actor, query }) => listUserFavorites(services, actor, { ...query, at: new Date() }))
  bindEndpoint(app, addFavoriteEndpoint, ({ actor, body }) => starRuling(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, updateFavoriteEndpoint, ({ actor, body }) => changeStar(services, actor, { ...body, at: new Date() }))
  bindEndpoint(app, deleteFavoriteEndpoint, async ({ actor, body: { docId } }) => {
    if (!(await deleteFavorite(services.db, { userId: actor.userId, docId }))) throw new ServiceError('favorite.not_found')
    return { docId, quitada: true as const }
  })
  bindEndpoint(app, rulingMarksEndpoint, ({ actor, body }) => markRulings(services, actor, { ...body, at: new Date() }))
}
