import { allowedRows, type Rows, rowList, type SearchedVectors } from './allowed-rows.ts'
import { Candidates } from './candidates.ts'
import type { CodeQuery } from './encode-vectors.ts'
import { codesOf } from './resident-codes.ts'
import { headSize, vectorKernel } from './vector-kernel.ts'

const minCandidates = 800
const candidateShare = 0.005
const candidatesPerResult = 5
/** Codes are not compared when there are at most this many times the candidates. */
const skipCodesFactor = 2
/** Rows to compare by whole codes after all heads. */
const minComparedByCode = 3_000
const comparedByCodeShare = 1 / 32
/** Comparing one scattered row by code costs as much as this many adjacent heads. */
const headsPerCodeComparison = 8

/**
 * The rows with the nearest codes, more than enough for `limit`, ties included. Returns all rows when they are few. Among many rows,
 * compares heads first and whole codes of the nearest.
 */
export function selectByCode(searched: readonly SearchedVectors[], createQuery: () => CodeQuery, limit: number): Candidates {
  const allowed = searched.map(allowedRows)
  const total = allowed.reduce((sum, { count }) => sum + count, 0)
  const target = Math.max(minCandidates, Math.ceil(total * candidateShare), limit * candidatesPerResult)
  if (total <= skipCodesFactor * target) return candidatesOf(searched, allowed)
  const query = createQuery()
  const byCode = Math.max(minComparedByCode, Math.ceil(total * comparedByCodeShare))
  const all = searched.reduce((sum, { vectors }) => sum + vectors.rows, 0)
  const byHead = total > byCode && total * headsPerCodeComparison >= all
  const likely = byHead ? nearestRows(searched, allowed, headDistances(query), byCode) : allowed
  return candidatesOf(searched, nearestRows(searched, likely, codeDistances(query), target))
}

interface Distances {
  /** Distances from the query to these rows, in order. Valid until the next call. */
  of(searched: SearchedVectors, rows: Rows): Uint16Array
  /** Upper bound of the distances. */
  readonly max: number
}

const headDistances = (query: CodeQuery): Distances => ({
  max: maxByteDistance * headSize,
  of: ({ vectors }, { listed }) => {
    const all = vectorKernel().headDistances(codesOf(vectors).heads, vectors.rows, query)
    return listed === null ? all : Uint16Array.from(listed, (row) => all[row]!)
  },
})

const codeDistances = (query: CodeQuery): Distances => ({
  max: maxByteDistance * query.heavy.length,
  of: ({ vectors }, rows) => vectorKernel().codeDistances({ region: codesOf(vectors).codes, chosen: rowList(rows) }, query),
})

/** Maximum distance per byte of code. */
const maxByteDistance = 3 * 8

/** The rows at the `target` smallest distances over all segments, ties included. */
const nearestRows = (searched: readonly SearchedVectors[], rows: readonly Rows[], { of, max }: Distances, target: number): Rows[] => {
  const counts = new Uint32Array(max + 1)
  const distances = rows.map((each, i) => {
    const own = of(searched[i] as SearchedVectors, each)
    addCounts(own, counts)
    return rows.length === 1 ? own : own.slice()
  })
  let farthest = 0
  let found = counts[0]!
  while (found < target) found += counts[++farthest]!
  return rows.map(({ listed }, i) => {
    const near = indexesUpTo(distances[i] as Uint16Array, farthest, found)
    return { count: near.length, listed: listed === null ? near : near.map((index) => listed[index]!) }
  })
}

const addCounts = (distances: Uint16Array, counts: Uint32Array): void => {
  for (let index = 0; index < distances.length; index++) {
    const distance = distances[index]!
    counts[distance] = counts[distance]! + 1
  }
}

/** Indexes with distances up to `farthest`; at most `max`. */
const indexesUpTo = (distances: Uint16Array, farthest: number, max: number): Uint32Array => {
  const indexes = new Uint32Array(max)
  let count = 0
  for (let index = 0; index < distances.length; index++) if (distances[index]! <= farthest) indexes[count++] = index
  return indexes.subarray(0, count)
}

const candidatesOf = (searched: readonly SearchedVectors[], rows: readonly Rows[]): Candidates => {
  const candidates = new Candidates(rows.reduce((sum, { count }) => sum + count, 0))
  searched.forEach(({ segment }, i) => {
    for (const row of rowList(rows[i] as Rows)) candidates.push(segment, row)
  })
  return candidates
}
