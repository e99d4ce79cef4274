import { allowedRows, listOf, type Rows, type SearchedVectors } from './allowed-rows.ts'
import { Candidates } from './candidates.ts'
import type { CodeQuery } from './encode-vectors.ts'
import { codesOf } from './resident-codes.ts'
import { headSize, vectorKernel } from './vector-kernel.ts'

const leastCandidates = 800
const candidatesOfAll = 0.005
const candidatesOfLimit = 5
/** Where so many times the candidates are all there is, they are not compared by code. */
const hardlyMore = 2
/** As many are compared by their whole codes after the heads of all. */
const leastByCode = 3_000
const byCodeOfAll = 1 / 32
/** To compare one row here and there by its code takes as long as so many heads side by side. */
const headsForCode = 8

/**
 * The rows whose codes are nearest to the query, more than enough for `limit`, ties included; all when they are few. Of many, only those whose heads
 * are nearest are compared by their codes.
 */
export function selectByCode(searched: readonly SearchedVectors[], asked: () => CodeQuery, limit: number): Candidates {
  const allowed = searched.map(allowedRows)
  const total = allowed.reduce((sum, { count }) => sum + count, 0)
  const wanted = Math.max(leastCandidates, Math.ceil(total * candidatesOfAll), limit * candidatesOfLimit)
  if (total <= hardlyMore * wanted) return candidatesOf(searched, allowed)
  const query = asked()
  const byCode = Math.max(leastByCode, Math.ceil(total * byCodeOfAll))
  const all = searched.reduce((sum, { vectors }) => sum + vectors.rows, 0)
  const byHead = total > byCode && total * headsForCode >= all
  const likely = byHead ? nearestRows(searched, allowed, headDistances(query), byCode) : allowed
  return candidatesOf(searched, nearestRows(searched, likely, codeDistances(query), wanted))
}

interface Distances {
  /** From the query to these rows, one after the other. Valid until the next call. */
  of(searched: SearchedVectors, rows: Rows): Uint16Array
  /** No distance is larger. */
  readonly most: number
}

const headDistances = (query: CodeQuery): Distances => ({
  most: mostWeight * headSize,
  of: ({ vectors }, { listed }) => {
    const all = vectorKernel().headDistances(codesOf(vectors).heads, vectors.rows, query)
    return listed === null ? all : Uint16Array.from(listed, (row) => all[row]!)
  },
})

const codeDistances = (query: CodeQuery): Distances => ({
  most: mostWeight * query.heavy.length,
  of: ({ vectors }, rows) => vectorKernel().codeDistances({ region: codesOf(vectors).codes, chosen: listOf(rows) }, query),
})

/** Of a byte. */
const mostWeight = 3 * 8

/** Of the rows of each segment those at the `wanted` least distances, ties included. */
const nearestRows = (searched: readonly SearchedVectors[], rows: readonly Rows[], { of, most }: Distances, wanted: number): Rows[] => {
  const counts = new Uint32Array(most + 1)
  const distances = rows.map((each, i) => {
    const own = of(searched[i] as SearchedVectors, each)
    addCounts(own, counts)
    return rows.length === 1 ? own : own.slice()
  })
  let farthest = 0
  let found = counts[0]!
  while (found < wanted) found += counts[++farthest]!
  return rows.map(({ listed }, i) => {
    const near = placesUpTo(distances[i] as Uint16Array, farthest, found)
    return { count: near.length, listed: listed === null ? near : near.map((place) => listed[place]!) }
  })
}

const addCounts = (distances: Uint16Array, counts: Uint32Array): void => {
  for (let place = 0; place < distances.length; place++) {
    const distance = distances[place]!
    counts[distance] = counts[distance]! + 1
  }
}

/** Where distances are not above `farthest`; at most so many are. */
const placesUpTo = (distances: Uint16Array, farthest: number, most: number): Uint32Array => {
  const places = new Uint32Array(most)
  let count = 0
  for (let place = 0; place < distances.length; place++) if (distances[place]! <= farthest) places[count++] = place
  return places.subarray(0, count)
}

const candidatesOf = (searched: readonly SearchedVectors[], rows: readonly Rows[]): Candidates => {
  const candidates = new Candidates(rows.reduce((sum, { count }) => sum + count, 0))
  searched.forEach(({ segment }, i) => {
    for (const row of listOf(rows[i] as Rows)) candidates.push(segment, row)
  })
  return candidates
}
