import type { BenchQuery } from '../corpus/make-queries.ts'
import type { FacetTotals } from '../engines/engine-adapter.ts'
import type { Answers } from '../measure/engine-results.ts'

const share = (list: readonly number[], wanted: readonly number[]): number =>
  wanted.length === 0 ? 1 : wanted.filter((id) => list.includes(id)).length / wanted.length

/**
 * Mean share of the first twenty that must be the same. Others keep the length of a document in one byte, so the order of nearly equal scores differs;
 * SQLite's idf is cut at zero for words of more than half of the documents. Prefixes are left out: some score all their words alike. What is counted,
 * and the dates of the newest, must be equal.
 */
const minOverlap: Readonly<Record<string, number>> = { lancedb: 0.9, tantivy: 0.9, sqlite: 0.75 }

export interface ComparedQueries {
  readonly rival: string
  readonly queries: readonly BenchQuery[]
  /** By document. */
  readonly dates: Int32Array
}

/** What must be the same between ours and another engine before their speed is compared; the differences found. */
export function differences(ours: Answers, other: Answers, { rival, queries, dates }: ComparedQueries): string[] {
  const found: string[] = []
  const unequal = <Value>(
    theirs: readonly (Value | null)[],
    mine: readonly (Value | null)[],
    same: (a: Value, b: Value) => boolean,
  ): number => theirs.filter((value, i) => value !== null && !(mine[i] != null && same(value, mine[i]))).length
  const tell = (count: number, what: string): void => {
    if (count > 0) found.push(`${count} queries ${what}`)
  }
  tell(unequal(other.counts, ours.counts, Object.is), 'match another number of documents')
  tell(unequal(other.countsFiltered, ours.countsFiltered, Object.is), 'match another number of documents under a filter')
  tell(unequal(other.facets, ours.facets, sameTotals), 'have other facets')
  const datesOf = (ids: readonly number[]): string => ids.map((id) => dates[id]).join()
  tell(
    unequal(other.newest, ours.newest, (a, b) => datesOf(a) === datesOf(b)),
    'have other newest',
  )
  const scored = (lists: Lists): Lists => lists.map((list, i) => (queries[i]?.kind === 'prefix' ? null : list))
  const overlap = Math.min(overlapOf(ours.top, scored(other.top)), overlapOf(ours.topFiltered, scored(other.topFiltered)))
  if (overlap < (minOverlap[rival] ?? 1)) found.push(`only ${(100 * overlap).toFixed(0)} % of the first twenty are the same`)
  return found
}

const sameTotals = (a: FacetTotals, b: FacetTotals): boolean =>
  Object.entries(a).every(([name, totals]) => {
    const own = b[name] ?? {}
    return Object.keys(totals).length === Object.keys(own).length && Object.entries(totals).every(([value, total]) => own[value] === total)
  })

type Lists = readonly (readonly number[] | null)[]

/** Mean share of the other's first twenty that ours has too. */
const overlapOf = (ours: Lists, other: Lists): number => {
  const shares = other.flatMap((list, i) => (list === null ? [] : [share(ours[i] ?? [], list)]))
  return shares.reduce((sum, each) => sum + each, 0) / shares.length
}

/** By kind of query, that share in words. */
export function overlapByKind(ours: Answers, other: Answers, queries: readonly BenchQuery[]): string {
  return [...new Set(queries.map(({ kind }) => kind))]
    .flatMap((kind) => {
      const theirs = other.top.map((list, i) => (queries[i]?.kind === kind ? list : null))
      const overlap = overlapOf(ours.top, theirs)
      return Number.isNaN(overlap) ? [] : [`${kind} ${(100 * overlap).toFixed(0)} %`]
    })
    .join(', ')
}

/** Mean share of the exact first ten. */
export function recallAt10(lists: readonly (readonly number[])[], exact: readonly (readonly number[])[]): number {
  return exact.reduce((sum, wanted, i) => sum + share((lists[i] ?? []).slice(0, 10), wanted), 0) / exact.length
}
