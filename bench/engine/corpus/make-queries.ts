export const queryKinds = ['rare', 'mixed', 'common', 'phrase', 'prefix', 'long', 'long content'] as const
export type QueryKind = (typeof queryKinds)[number]

export interface BenchFilter {
  readonly base: string
  readonly from: number
  readonly to: number
}

export interface BenchQuery {
  readonly kind: QueryKind
  readonly terms: readonly string[]
  readonly filter: BenchFilter
}

/** The words with the most documents stand for articles and prepositions. */
const stopWords = 60

/** Draws allowed for each distinct query. Short prefixes run out of distinct ones. */
const maxDraws = 20

/**
 * `counts` distinct queries of each kind. Terms come from bands of document frequency, phrases from the documents as they occur there.
 */
export function makeQueries(
  documents: readonly (readonly string[])[],
  bases: readonly string[],
  counts: Readonly<Partial<Record<QueryKind, number>>>,
  random: () => number,
): BenchQuery[] {
  const documentCounts = new Map<string, number>()
  for (const terms of documents) for (const term of new Set(terms)) documentCounts.set(term, (documentCounts.get(term) ?? 0) + 1)
  const band = (from: number, to: number): string[] =>
    Array.from(documentCounts).flatMap(([term, count]) =>
      count / documents.length >= from && count / documents.length < to && term.length > 2 ? [term] : [],
    )
  const stops = new Set(
    [...documentCounts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, stopWords)
      .map(([term]) => term),
  )
  const rare = band(0.0004, 0.006)
  const middle = band(0.01, 0.1)
  const common = band(0.2, 0.8)
  const pick = <Each>(list: readonly Each[]): Each => list[Math.floor(random() * list.length)] as Each
  const listOf = (min: number, max: number, one: () => string): string[] =>
    Array.from({ length: min + Math.floor(random() * (max - min + 1)) }, one)
  const excerpt = (min: number, max: number): string[] => {
    const document = pick(documents)
    const size = min + Math.floor(random() * (max - min + 1))
    const start = Math.floor(random() * (document.length - size))
    return document.slice(start, start + size)
  }
  const termsOf: Readonly<Record<QueryKind, () => string[]>> = {
    rare: () => listOf(1, 3, () => pick(rare)),
    mixed: () => [pick(rare), ...listOf(1, 4, () => pick(random() < 0.5 ? middle : common))],
    common: () => listOf(2, 4, () => pick(common)),
    phrase: () => excerpt(2, 4),
    prefix: () => [pick(middle.filter((term) => term.length >= 6)).slice(0, 5)],
    long: () => excerpt(15, 25),
    'long content': () => excerpt(15, 25).filter((term) => !stops.has(term)),
  }
  const makeQuery = (kind: QueryKind): BenchQuery => {
    const from = 2010 + Math.floor(random() * 10)
    const terms = termsOf[kind]()
    return {
      kind,
      terms: kind === 'phrase' ? terms : [...new Set(terms)],
      filter: { base: pick(bases.slice(0, 6)), from, to: from + 4 },
    }
  }
  return queryKinds.flatMap((kind) => {
    const distinct = new Map<string, BenchQuery>()
    const count = counts[kind] ?? 0
    for (let draws = 0; distinct.size < count && draws < count * maxDraws; draws++) {
      const query = makeQuery(kind)
      distinct.set(query.terms.join(' '), query)
    }
    return [...distinct.values()]
  })
}
