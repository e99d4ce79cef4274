import type { BenchQuery } from '../corpus/make-queries.ts'
import type { FacetTotals } from '../engines/engine-adapter.ts'
import type { Answers } from '../measure/engine-results.ts'

const share = (list: readonly number[], expected: readonly number[]): number =>
  expected.length === 0 ? 1 : expected.filter((id) => list.includes(id)).length / expected.length

/**
 * Minimum mean overlap of the first twenty, for every kind of query. Other engines store a document's length in one byte, so nearly equal scores change order.
 * SQLite cuts the idf at zero for words in more than half of the documents, LanceDB weighs phrases in its own way. Prefixes are excluded, because some engines score all their
 * words alike.
 */
const minOverlap: Readonly<Record<string, number>> = { lancedb: 0.9, tantivy: 0.9, sqlite: 0.9 }
const minOverlapOfKind: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  lancedb: { phrase: 0.75 },
  sqlite: { mixed: 0.8, common: 0.55, long: 0.75, 'long content': 0.75 },
}

export interface ComparedQueries {
  readonly rival: string
  readonly queries: readonly BenchQuery[]
  /** By document. */
  readonly dates: Int32Array
}

/** Differences that must be empty before speed is compared: counts, facets, dates of the newest, and overlap of the first twenty. */
export function differences(ours: Answers, other: Answers, { rival, queries, dates }: ComparedQueries): string[] {
  const problems: string[] = []
  const unequal = <Value>(
    theirs: readonly (Value | null)[],
    mine: readonly (Value | null)[],
    same: (a: Value, b: Value) => boolean,
  ): number => theirs.filter((value, i) => value !== null && !(mine[i] != null && same(value, mine[i]))).length
  const addDifference = (count: number, what: string): void => {
    if (count > 0) problems.push(`${count} queries ${what}`)
  }
  addDifference(unequal(other.counts, ours.counts, Object.is), 'match another number of documents')
  addDifference(unequal(other.countsFiltered, ours.countsFiltered, Object.is), 'match another number of documents under a filter')
  addDifference(unequal(other.facets, ours.facets, sameTotals), 'have other facets')
  const datesOf = (ids: readonly number[]): string => ids.map((id) => dates[id]).join()
  addDifference(
    unequal(other.newest, ours.newest, (a, b) => datesOf(a) === datesOf(b)),
    'have other newest',
  )
  for (const kind of new Set(queries.map((query) => query.kind))) {
    if (kind === 'prefix') continue
    const overlap = Math.min(
      overlapOfKind(ours.top, other.top, queries, kind),
      overlapOfKind(ours.topFiltered, other.topFiltered, queries, kind),
    )
    if (overlap < (minOverlapOfKind[rival]?.[kind] ?? minOverlap[rival] ?? 1))
      problems.push(`only ${(100 * overlap).toFixed(0)} % of the first twenty of ${kind} are the same`)
  }
  return problems
}

const overlapOfKind = (ours: Lists, other: Lists, queries: readonly BenchQuery[], kind: string): number =>
  overlapOf(
    ours,
    other.map((list, i) => (queries[i]?.kind === kind ? list : null)),
  )

const sameTotals = (a: FacetTotals, b: FacetTotals): boolean =>
  Object.entries(a).every(([name, totals]) => {
    const other = b[name] ?? {}
    return (
      Object.keys(totals).length === Object.keys(other).length && Object.entries(totals).every(([value, total]) => other[value] === total)
    )
  })

type Lists = readonly (readonly number[] | null)[]

/** Mean share of the rival's first twenty that ours has too. */
const overlapOf = (ours: Lists, other: Lists): number => {
  const shares = other.flatMap((list, i) => (list === null ? [] : [share(ours[i] ?? [], list)]))
  return shares.reduce((sum, each) => sum + each, 0) / shares.length
}

/** Overlap by kind of query, as text. */
export function overlapByKind(ours: Answers, other: Answers, queries: readonly BenchQuery[]): string {
  return [...new Set(queries.map(({ kind }) => kind))]
    .flatMap((kind) => {
      const overlap = overlapOfKind(ours.top, other.top, queries, kind)
      return Number.isNaN(overlap) ? [] : [`${kind} ${(100 * overlap).toFixed(0)} %`]
    })
    .join(', ')
}

/** Mean share of the exact first ten that was found. */
export function recallAt10(lists: readonly (readonly number[])[], exact: readonly (readonly number[])[]): number {
  return exact.reduce((sum, expected, i) => sum + share((lists[i] ?? []).slice(0, 10), expected), 0) / exact.length
}
