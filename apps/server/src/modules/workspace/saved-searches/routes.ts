import { randomUUID } from 'node:crypto'
import {
  createSavedSearchEndpoint,
  deleteSavedSearchEndpoint,
  savedSearchesEndpoint,
  stopDigestEndpoint,
  updateSavedSearchEndpoint,
} from '@basejuris/contract'
import { deleteSavedSearch, findUser, listSavedSearches, stopDigests } from '@basejuris/database'
import { maxSavedSearches } from '@basejuris/domain'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../../errors/service-error.ts'
import { bindEndpoint } from '../../../http/bind-endpoint.ts'
import type { Services } from '../../../services.ts'
import { createSavedSearch } from './create-saved-search.ts'
import { editSavedSearch } from './edit-saved-search.ts'
import { presentSavedSearch } from './saved-search-content.ts'
import { readStopCode } from './stop-code.ts'

const maxIgnoredBytes = 4096

export function bindSavedSearchRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  bindEndpoint(app, savedSearchesEndpoint, async ({ actor: { userId } }) => {
    const rows = await listSavedSearches(db, userId)
    return {
      busquedas: rows.map((row) => presentSavedSearch(services, row)),
      maximo: maxSavedSearches,
      emailVerificado: ((await findUser(db, userId))?.emailVerifiedAt ?? null) !== null,
    }
  })
  bindEndpoint(app, createSavedSearchEndpoint, ({ actor, body }) =>
    createSavedSearch(services, actor, { ...body, id: randomUUID(), at: new Date() }),
  )
  bindEndpoint(app, updateSavedSearchEndpoint, ({ actor, params, body }) =>
    editSavedSearch(services, actor, { ...body, ...params, at: new Date() }),
  )
  bindEndpoint(app, deleteSavedSearchEndpoint, async ({ actor: { userId }, params: { savedSearchId } }) => {
    if (!(await deleteSavedSearch(db, { userId, id: savedSearchId }))) throw new ServiceError('saved_search.not_found')
    return { savedSearchId, borrada: true as const }
  })
  app.register(async (scope) => {
    // Mail programs send a form (RFC 8058) of any content type, and its body is ignored.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxIgnoredBytes }, (_request, _body, done) => done(null, undefined))
    bindEndpoint(scope, stopDigestEndpoint, async ({ params }) => {
      const savedSearchId = readStopCode(services, params.codigo)
      if (savedSearchId === null) throw new ServiceError('saved_search.stop_code')
      await stopDigests(db, savedSearchId)
      return { detenida: true as const }
    })
  })
}
