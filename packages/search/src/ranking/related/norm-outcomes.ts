import { normLabel } from '@basejuris/legal-text'
import { facet } from '../../indexing/fields.ts'
import { andFilter, type FacetCount, inFilter } from '../../ports/index.ts'
import { allNorms } from '../../query/mentions.ts'
import { maxFacetValues } from '../order/facets.ts'
import type { AnswerLine } from '../prepare/answer-rule.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { rulingQuery } from '../prepare/ruling-query.ts'
import type { SearchPorts } from '../request/search-ports.ts'

export interface NormOutcomes {
  /** Label of the norm or the article: rulings are counted by these, and not by places within an article. */
  readonly label: string
  /** Exact counts of the outcomes of the answering rulings that cite it. */
  readonly outcomes: readonly FacetCount[]
}

/** How the rulings that answer and cite the first norm of the query were decided. Null when the query names none. */
export async function countNormOutcomes(
  { lexical }: SearchPorts,
  prepared: PreparedQuery,
  { primary }: Pick<AnswerLine, 'primary'>,
): Promise<NormOutcomes | null> {
  const [norm] = allNorms(prepared.query)
  if (norm === undefined) return null
  const { facets } = await lexical.search('rulings', {
    text: rulingQuery(prepared, prepared.minShouldMatch, { boosts: false }),
    filter: andFilter([prepared.filter, inFilter(facet.norm, [norm.key, ...norm.range])]),
    ...(primary === undefined ? {} : { primary }),
    sort: [],
    facets: [{ name: facet.outcome, limit: maxFacetValues }],
    offset: 0,
    limit: 0,
  })
  return { label: norm.range.length > 0 ? norm.label : normLabel(norm.key), outcomes: facets[facet.outcome] ?? [] }
}
