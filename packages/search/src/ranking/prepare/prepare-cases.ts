import { facet } from '../../indexing/fields.ts'
import type { Filter, LexicalIndex, or } from '../../ports/index.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { isSpecific } from '../../query/parts/find-identifiers.ts'
import type { Identifier } from '../../query/parts/query-parts.ts'
import { countMatches } from '../request/search-ports.ts'
import { certainOriginQuery, citedActQuery, originCaseQuery, ownCaseQuery, type SearchedCase } from './case-query.ts'
import type { PreparedCase, PreparedQuery } from './prepared-query.ts'

/** Cases that are looked up one by one. More of them are searched without asking which court has them. */
const maxCases = 20
/** Courts named in a sentence. */
const maxCourts = 5

/** Identifiers specific enough to name one case, or a few. */
export function namedCases(query: Pick<ParsedQuery, 'identifiers'>): Identifier[] {
  return query.identifiers.filter(isSpecific)
}

/** True when rulings are of a named case or come from it: only these are then searched. */
export function isCaseKnown({ cases }: Pick<PreparedQuery, 'cases'>): boolean {
  return cases.some(({ holding }) => holding !== 'unknown')
}

/** Looks up what the index has of each case that a query names. */
export function prepareCases(lexical: LexicalIndex, query: ParsedQuery, scope: Filter): Promise<PreparedCase[]> {
  return Promise.all(namedCases(query).map((identifier, at) => prepareCase(lexical, identifier, at < maxCases, scope)))
}

const prepareCase = async (lexical: LexicalIndex, identifier: Identifier, asksCourt: boolean, scope: Filter): Promise<PreparedCase> => {
  const isHeld = async (text: ReturnType<typeof or>): Promise<boolean> => (await countMatches(lexical, text, scope)) > 0
  const anywhere: SearchedCase = { ...identifier, court: null }
  const searched: SearchedCase = asksCourt ? identifier : anywhere
  if (await isHeld(ownCaseQuery(searched))) return { identifier, searched, holding: 'own', courts: [] }
  const namesCourt = (searched.court ?? null) !== null
  if (namesCourt && (await isHeld(certainOriginQuery(searched)))) return { identifier, searched, holding: 'related', courts: [] }
  const courts = namesCourt ? await courtsWith(lexical, anywhere, scope) : []
  if (courts.length > 0) return { identifier, searched: anywhere, holding: 'elsewhere', courts }
  if (await isHeld(originCaseQuery(searched))) return { identifier, searched, holding: 'related', courts }
  return { identifier, searched, holding: (await isHeld(citedActQuery(searched))) ? 'cited' : 'unknown', courts }
}

const courtsWith = async (lexical: LexicalIndex, searched: SearchedCase, filter: Filter): Promise<string[]> => {
  const facets = [{ name: facet.court, limit: maxCourts }]
  const found = await lexical.search('rulings', { text: ownCaseQuery(searched), filter, sort: [], facets, offset: 0, limit: 0 })
  return (found.facets[facet.court] ?? []).map(({ value }) => value)
}
