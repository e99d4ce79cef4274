import { andFilter, type LexicalResult } from '../ports/index.ts'
import { buildFilter } from './build-filter.ts'
import { mostValues } from './facets.ts'
import { orderRulings } from './order-rulings.ts'
import type { PreparedQuery, SearchPorts } from './search-context.ts'
import type { RulingFilters, RulingSearchRequest } from './search-request.ts'

/** Filters that narrow one facet, by its public name. */
const groups: Readonly<Record<string, readonly (keyof RulingFilters)[]>> = {
  tribunal: ['tribunal'],
  sala: ['sala'],
  resultado: ['resultado'],
  recurso: ['recurso'],
  ministro: ['ministro'],
  redactor: ['redactor'],
  norma: ['norma'],
  materia: ['materia'],
  anio: ['anio', 'desde', 'hasta'],
}

/** Of each facet that is filtered by, the exact counts without its own filter: what could be chosen instead, or besides. */
export async function facetChoices(
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array | null,
): Promise<LexicalResult['facets']> {
  const filtered = Object.entries(groups).filter(([, names]) => names.some((name) => (request.filters[name] ?? []).length > 0))
  const counted = await Promise.all(
    filtered.map(async ([facet, names]) => {
      const others = Object.fromEntries(Object.entries(request.filters).filter(([name]) => !names.some((own) => own === name)))
      const wider = { ...prepared, filter: andFilter([prepared.scope, buildFilter(request.collections, others, [])]) }
      const { text, filter } = await orderRulings(ports, wider, request, meaning)
      const asked = { text, filter, sort: [], facets: [{ name: facet, limit: mostValues }], offset: 0, limit: 0 }
      return (await ports.lexical.search('rulings', asked)).facets
    }),
  )
  return Object.assign({}, ...counted)
}
