import { or } from '../../ports/index.ts'
import { ownCaseQuery } from '../prepare/case-query.ts'
import { namedCases } from '../prepare/prepare-cases.ts'
import { countMatches, type SearchPorts } from '../request/search-ports.ts'
import { type Ordered, orderRulings } from './order-rulings.ts'

export interface FictionalMatches {
  readonly total: number
  /** Fictional rulings whose own docket number or RUC is in the query. */
  readonly named: number
}

/** How many fictional rulings answer a request, whether it searches them or not. */
export async function countFictional(ports: SearchPorts, ordered: Ordered): Promise<FictionalMatches> {
  const { prepared } = ordered
  const filter = prepared.fictionalFilter
  if ((await countMatches(ports.lexical, null, filter)) === 0) return { total: 0, named: 0 }
  const { primary, ...order } = await orderRulings(ports, { ...ordered, prepared: { ...prepared, filter } })
  const answering = primary === undefined ? {} : { primary }
  const counted = { text: order.text, filter: order.filter, ...answering, sort: [], facets: [], offset: 0, limit: 0 }
  const cases = namedCases(prepared.query).map(ownCaseQuery)
  const { total } = await ports.lexical.search('rulings', counted)
  const named = cases.length === 0 ? 0 : await countMatches(ports.lexical, or(cases), filter)
  // Where no searched ruling has the number, its fictional ones do not match what the query was taken for.
  return { total: Math.max(total, named), named }
}
