import type { Answers } from './run-engine.ts'

const share = (list: readonly number[], wanted: readonly number[]): number =>
  wanted.length === 0 ? 1 : wanted.filter((id) => list.includes(id)).length / wanted.length

/** Formulas differ in idf, and some keep lengths in one byte; that much of the first twenty must still be the same. */
const leastOverlap = 0.8

/** What must be the same between ours and another engine before their speed is compared; the differences found. */
export const differences = (ours: Answers, other: Answers): string[] => {
  const found: string[] = []
  const counts = other.counts.filter((count, i) => count !== null && count !== ours.counts[i]).length
  if (counts > 0) found.push(`${counts} queries match another number of documents`)
  const facets = other.facets.filter((totals, i) => totals !== null && !sameTotals(totals, ours.facets[i] ?? {})).length
  if (facets > 0) found.push(`facets of ${facets} queries differ`)
  const overlap = overlapOf(ours, other)
  if (overlap < leastOverlap) found.push(`only ${(100 * overlap).toFixed(0)} % of the first twenty are the same`)
  return found
}

const sameTotals = (a: Record<string, Record<string, number>>, b: Record<string, Record<string, number>>): boolean =>
  Object.entries(a).every(([name, totals]) => {
    const own = b[name] ?? {}
    return Object.keys(totals).length === Object.keys(own).length && Object.entries(totals).every(([value, total]) => own[value] === total)
  })

/** Mean share of the other's first twenty that ours has too. */
export const overlapOf = (ours: Answers, other: Answers): number => {
  const shares = other.top.flatMap((list, i) => (list === null ? [] : [share(ours.top[i] ?? [], list)]))
  return shares.reduce((sum, each) => sum + each, 0) / shares.length
}

/** Mean share of the exact first ten. */
export const recallAt10 = (lists: readonly (readonly number[])[], exact: readonly (readonly number[])[]): number =>
  exact.reduce((sum, wanted, i) => sum + share(lists[i] ?? [], wanted.slice(0, 10)), 0) / exact.length
