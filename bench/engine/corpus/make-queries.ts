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

const queriesPerKind = 30
/** So many words of the most documents stand for articles and prepositions. */
const stopWords = 60

/** Terms from bands of document frequency, phrases as they stand in the documents; all from the documents given. */
export function makeQueries(documents: readonly (readonly string[])[], bases: readonly string[], random: () => number): BenchQuery[] {
  const having = new Map<string, number>()
  for (const terms of documents) for (const term of new Set(terms)) having.set(term, (having.get(term) ?? 0) + 1)
  const band = (from: number, to: number): string[] =>
    Array.from(having).flatMap(([term, count]) =>
      count / documents.length >= from && count / documents.length < to && term.length > 2 ? [term] : [],
    )
  const stops = new Set(
    [...having]
      .sort((a, b) => b[1] - a[1])
      .slice(0, stopWords)
      .map(([term]) => term),
  )
  const rare = band(0.0004, 0.006)
  const middle = band(0.01, 0.1)
  const common = band(0.2, 0.8)
  const pick = <Each>(list: readonly Each[]): Each => list[Math.floor(random() * list.length)] as Each
  const several = (least: number, most: number, one: () => string): string[] =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, one)
  const stretch = (least: number, most: number): string[] => {
    const document = pick(documents)
    const size = least + Math.floor(random() * (most - least + 1))
    const start = Math.floor(random() * (document.length - size))
    return document.slice(start, start + size)
  }
  const made: Readonly<Record<QueryKind, () => string[]>> = {
    rare: () => several(1, 3, () => pick(rare)),
    mixed: () => [pick(rare), ...several(1, 4, () => pick(random() < 0.5 ? middle : common))],
    common: () => several(2, 4, () => pick(common)),
    phrase: () => stretch(2, 4),
    prefix: () => [pick(middle.filter((term) => term.length >= 6)).slice(0, 5)],
    long: () => stretch(15, 25),
    'long content': () => stretch(15, 25).filter((term) => !stops.has(term)),
  }
  return Object.entries(made).flatMap(([kind, terms]) =>
    Array.from({ length: queriesPerKind }, (): BenchQuery => {
      const from = 2010 + Math.floor(random() * 10)
      const distinct = kind === 'phrase' ? terms() : [...new Set(terms())]
      return { kind: kind as QueryKind, terms: distinct, filter: { base: pick(bases.slice(0, 6)), from, to: from + 4 } }
    }),
  )
}
