import { randomUUID } from 'node:crypto'
import { facetsEndpoint, searchEndpoint, semanticSearchEndpoint, suggestionsEndpoint } from '@basejuris/contract'
import { isStorageFull } from '@basejuris/database'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { withSearchSlot } from '../../http/search-slots.ts'
import type { Services } from '../../services.ts'
import { recordSearch } from '../workspace/history/record-search.ts'
import { listFacets } from './list-facets.ts'
import { searchRulings } from './search-rulings.ts'
import { semanticSearch } from './semantic-search.ts'
import { suggestSearches } from './suggest-searches.ts'

export function bindSearchRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, searchEndpoint, async (call) => {
    const { actor, body, request } = call
    const found = await withSearchSlot(call, (control) => searchRulings(services, actor, body, control))
    // Not awaited: the answer neither waits for the history nor fails with it. A full disk is logged once, not at each search.
    recordSearch(services, actor, { body, total: found.total, id: randomUUID(), at: new Date() }).catch((error: unknown) => {
      if (isStorageFull(error)) return
      request.log.error({ type: error instanceof Error ? error.name : 'unknown' }, 'search was not added to the history')
    })
    return found
  })
  bindEndpoint(app, facetsEndpoint, ({ query }) => listFacets(services, query))
  bindEndpoint(app, suggestionsEndpoint, async ({ query, signal }) => ({
    sugerencias: await suggestSearches(services, query, { signal }),
  }))
  bindEndpoint(app, semanticSearchEndpoint, (call) =>
    withSearchSlot(call, (control) => semanticSearch(services, call.actor, call.body, control)),
  )
}
