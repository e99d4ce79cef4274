import { facet } from '../../indexing/fields.ts'
import { andFilter, type FacetCount, inFilter } from '../../ports/index.ts'
import { maxFacetValues } from '../order/facets.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { rulingQuery } from '../prepare/ruling-query.ts'
import type { SearchPorts } from '../request/search-ports.ts'

export interface NormOutcomes {
  /** Of the norm. */
  readonly label: string
  /** Outcomes of the rulings found that cite it, with their exact counts. */
  readonly outcomes: readonly FacetCount[]
}

/** How the rulings found that cite the first article asked for were decided; null when none is asked for. */
export async function countNormOutcomes({ lexical }: SearchPorts, prepared: PreparedQuery): Promise<NormOutcomes | null> {
  const chip = prepared.query.chips.find(({ tipo }) => tipo === 'norma')
  if (chip === undefined) return null
  const { facets } = await lexical.search('rulings', {
    text: rulingQuery(prepared, prepared.minShouldMatch, { boosts: false }),
    filter: andFilter([prepared.filter, inFilter(facet.norm, [chip.valor])]),
    sort: [],
    facets: [{ name: facet.outcome, limit: maxFacetValues }],
    offset: 0,
    limit: 0,
  })
  return { label: chip.texto, outcomes: facets[facet.outcome] ?? [] }
}
