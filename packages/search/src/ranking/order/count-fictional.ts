import { or } from '../../ports/index.ts'
import { ownCaseQuery } from '../prepare/case-query.ts'
import type { PreparedQuery } from '../prepare/prepared-query.ts'
import { namedCases } from '../prepare/ruling-query.ts'
import type { FictionalMatches } from '../present/search-result.ts'
import { countMatches, type SearchPorts } from '../request/search-ports.ts'
import type { RulingSearchRequest } from '../request/search-request.ts'
import { orderRulings } from './order-rulings.ts'

/** How many fictional rulings match a request, whether it searches them or not. */
export async function countFictional(
  ports: SearchPorts,
  prepared: PreparedQuery,
  request: RulingSearchRequest,
  meaning: Float32Array | null,
): Promise<FictionalMatches> {
  const filter = prepared.fictionalFilter
  if ((await countMatches(ports.lexical, null, filter)) === 0) return { total: 0, named: 0 }
  const order = await orderRulings(ports, { ...prepared, filter }, request, meaning)
  const cases = namedCases(prepared.query).map(ownCaseQuery)
  return {
    total: await countMatches(ports.lexical, order.text, order.filter),
    named: cases.length === 0 ? 0 : await countMatches(ports.lexical, or(cases), filter),
  }
}
