import { facetsEndpoint, searchEndpoint, semanticSearchEndpoint, suggestionsEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import type { Services } from '../../services.ts'
import { listFacets } from './list-facets.ts'
import { searchRulings } from './search-rulings.ts'
import { semanticSearch } from './semantic-search.ts'
import { suggestSearches } from './suggest-searches.ts'

export function bindSearchRoutes(app: FastifyInstance, services: Services): void {
  bindEndpoint(app, searchEndpoint, ({ actor, body }) => searchRulings(services, actor, body))
  bindEndpoint(app, facetsEndpoint, ({ query }) => listFacets(services, query.base))
  bindEndpoint(app, suggestionsEndpoint, async ({ query }) => ({ sugerencias: await suggestSearches(services, query.q, query.limit) }))
  bindEndpoint(app, semanticSearchEndpoint, ({ body }) => semanticSearch(services, body))
}
