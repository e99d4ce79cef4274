import { randomUUID } from 'node:crypto'
import {
  createWatchEndpoint,
  deleteWatchEndpoint,
  readWatchNewsEndpoint,
  stopWatchEndpoint,
  updateWatchEndpoint,
  watchEndpoint,
  watchesEndpoint,
  watchNewsEndpoint,
} from '@basejuris/contract'
import { changeWatch, deleteWatch, findUser, listWatches, listWatchNews, markNewsRead, stopWatchMails } from '@basejuris/database'
import { maxWatches } from '@basejuris/domain'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../../errors/service-error.ts'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { createWatch, getWatch } from './create-watch.ts'
import { listNews, viewWatch } from './list-news.ts'
import { presentWatch, watchContent, watchStopCodes } from './watch-content.ts'

const maxIgnoredBytes = 4096

export function bindWatchRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const countUnread = async (userId: string): Promise<number> =>
    (await listWatchNews(db, { userId, watchId: null, offset: 0, limit: 0 })).unread
  bindEndpoint(app, watchesEndpoint, async ({ actor: { userId } }) => ({
    vigilancias: (await listWatches(db, userId)).map((watch) => presentWatch(services, watch)),
    maximo: maxWatches,
    sinLeer: await countUnread(userId),
    emailVerificado: ((await findUser(db, userId))?.emailVerifiedAt ?? null) !== null,
  }))
  bindEndpoint(app, createWatchEndpoint, ({ actor, body }) => createWatch(services, actor, { ...body, id: randomUUID(), at: new Date() }))
  bindEndpoint(app, watchNewsEndpoint, ({ actor, query }) => listNews(services, actor, { ...query, now: new Date() }))
  bindEndpoint(app, readWatchNewsEndpoint, async ({ actor: { userId }, body: { newsIds } }) => ({
    leidas: await markNewsRead(db, { userId, newsIds: newsIds ?? null, at: new Date() }),
    sinLeer: await countUnread(userId),
  }))
  bindEndpoint(app, watchEndpoint, ({ actor, params, query }) => viewWatch(services, actor, { ...params, ...query }))
  bindEndpoint(app, updateWatchEndpoint, async ({ actor, params: { watchId }, body: { nombre, frecuencia } }) => {
    const changed = await changeWatch(db, { userId: actor.userId, id: watchId }, ({ id, folderId, sealed }) => ({
      ...(frecuencia === undefined ? {} : { frequency: frecuencia }),
      ...(nombre === undefined || folderId !== null
        ? {}
        : { sealed: watchContent.encrypt(services, id, { ...watchContent.decrypt(services, id, sealed), nombre }) }),
    }))
    if (changed === null) throw new ServiceError('watch.not_found')
    return getWatch(services, actor, watchId)
  })
  bindEndpoint(app, deleteWatchEndpoint, async ({ actor: { userId }, params: { watchId } }) => {
    if (!(await deleteWatch(db, { userId, id: watchId }))) throw new ServiceError('watch.not_found')
    return { watchId, borrada: true as const }
  })
  app.register(async (scope) => {
    // Mail programs send a form (RFC 8058) of any content type, and its body is ignored.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxIgnoredBytes }, (_request, _body, done) => done(null, undefined))
    bindEndpoint(scope, stopWatchEndpoint, async ({ params }) => {
      const watchId = watchStopCodes.read(services, params.codigo)
      if (watchId === null) throw new ServiceError('watch.stop_code')
      await stopWatchMails(db, watchId)
      return { detenida: true as const }
    })
  })
}
