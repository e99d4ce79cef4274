import { facet } from '../../indexing/fields.ts'
import { andFilter, type FacetCount, inFilter } from '../../ports/index.ts'
import { maxFacetValues } from '../order/facets.ts'
import type { AnswerLine } from '../prepare/answer-rule.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { rulingQuery } from '../prepare/ruling-query.ts'
import type { SearchPorts } from '../request/search-ports.ts'

export interface NormOutcomes {
  /** Label of the norm. */
  readonly label: string
  /** Exact counts of the outcomes of the answering rulings that cite it. */
  readonly outcomes: readonly FacetCount[]
}

/** How the rulings that answer and cite the first article of the query were decided. Null when the query names none. */
export async function countNormOutcomes(
  { lexical }: SearchPorts,
  prepared: PreparedQuery,
  { primary }: Pick<AnswerLine, 'primary'>,
): Promise<NormOutcomes | null> {
  const chip = prepared.query.chips.find(({ tipo }) => tipo === 'norma')
  if (chip === undefined) return null
  const { facets } = await lexical.search('rulings', {
    text: rulingQuery(prepared, prepared.minShouldMatch, { boosts: false }),
    filter: andFilter([prepared.filter, inFilter(facet.norm, [chip.valor])]),
    ...(primary === undefined ? {} : { primary }),
    sort: [],
    facets: [{ name: facet.outcome, limit: maxFacetValues }],
    offset: 0,
    limit: 0,
  })
  return { label: chip.texto, outcomes: facets[facet.outcome] ?? [] }
}
