import { collectionIds, formatDocketNumber, parseDocketNumber, type RulingFacts } from '@basejuris/domain'
import { docketQueryTerm, docketTerms } from '../indexing/docket-terms.ts'
import type { RulingSearch } from '../ruling-search.ts'

export interface KnownDocketResult {
  /** Searches made: five for each docket number. */
  readonly searches: number
  readonly correct: number
  /** Docket numbers that several rulings have. */
  readonly ambiguous: number
  readonly wrong: readonly string[]
}

const maxRequested = 100
const maxWrongShown = 20

/** Five written forms of a docket number. */
export function writtenForms(canonical: string): string[] {
  const match = /^(.*?)(\d+)-(\d{4})$/u.exec(canonical)
  if (match === null) return [canonical]
  const [, letter = '', number = '', year = ''] = match
  const dotted = number.replace(/\B(?=(?:\d{3})+$)/gu, '.')
  return [
    canonical,
    `${letter}${dotted}-${year}`,
    `Rol N° ${letter}${dotted}-${year.slice(2)}`,
    `rol ${letter.toLowerCase()}${number}/${year}`,
    `${letter === '' ? 'Rol' : 'RIT'} ${letter}${number.padStart(6, '0')} – ${year}`,
  ]
}

/** Searches every docket number in five forms. Correct when exactly its rulings come first. */
export async function searchKnownDockets(
  search: RulingSearch,
  facts: readonly Pick<RulingFacts, 'docId' | 'docketNumber' | 'rit'>[],
): Promise<KnownDocketResult> {
  const owners = new Map<string, Set<string>>()
  for (const { docId, docketNumber, rit } of facts)
    for (const term of [...docketTerms(docketNumber), ...docketTerms(rit)]) owners.set(term, (owners.get(term) ?? new Set()).add(docId))
  const dockets = new Set(facts.flatMap(({ docketNumber }) => canonicalDocket(docketNumber)))
  const wrong: string[] = []
  const result = { searches: 0, correct: 0, ambiguous: 0 }
  for (const docket of dockets) {
    const parsed = parseDocketNumber(docket)
    const requested = new Set(parsed === null ? [] : owners.get(docketQueryTerm(parsed)))
    if (requested.size > 1) result.ambiguous += 1
    for (const query of writtenForms(docket)) {
      const size = Math.min(maxRequested, requested.size)
      const { hits } = await search.search({
        query,
        collections: collectionIds,
        fictional: 'incluir',
        filters: {},
        sort: 'relevancia',
        page: 1,
        size,
        mode: 'lexica',
        group: false,
      })
      result.searches += 1
      if (hits.length === size && hits.every(({ docId }) => requested.has(docId))) result.correct += 1
      else if (wrong.length < maxWrongShown) wrong.push(query)
    }
  }
  return { ...result, wrong }
}

const canonicalDocket = (written: string | null): string[] => {
  const docket = written === null ? null : parseDocketNumber(written)
  return docket === null ? [] : [formatDocketNumber(docket)]
}
