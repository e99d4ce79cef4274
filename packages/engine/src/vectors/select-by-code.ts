import { hasBit } from '../bytes/bitset.ts'
import { lowerBound } from '../bytes/lower-bound.ts'
import { type DocumentSet, FewDocuments, ordinalsIn } from '../match/document-set.ts'
import type { VectorReader } from '../segment/vector-reader.ts'
import { Candidates } from './candidates.ts'
import { codesOf } from './resident-codes.ts'
import { vectorKernel } from './vector-kernel.ts'

/** The vectors of one segment, and which documents of it may be found. */
export interface SearchedVectors {
  readonly segment: number
  readonly vectors: VectorReader
  readonly allowed: DocumentSet
  /** All its documents may be. */
  readonly whole: boolean
  /** A document that is not to be found either; -1 for none. */
  readonly without: number
}

/** Rows of one segment that may be found. */
type Rows = Uint32Array | typeof everyRow
const everyRow = Symbol('every row')

const leastCandidates = 1_000
const candidatesOfAll = 0.01
const candidatesOfLimit = 5
/** Up to so many rows all are compared by 8-bit integers. */
const fewRows = 3_000

/** The rows whose codes are nearest to that of the query, more than enough for `limit`, ties included; all when they are few. */
export const selectByCode = (searched: readonly SearchedVectors[], code: () => Uint8Array, limit: number): Candidates => {
  const rows = searched.map(allowedRows)
  const total = rows.reduce((sum, each, i) => sum + (each === everyRow ? (searched[i] as SearchedVectors).vectors.rows : each.length), 0)
  const wanted = Math.max(leastCandidates, Math.ceil(total * candidatesOfAll), limit * candidatesOfLimit)
  if (total <= Math.max(fewRows, wanted)) return allOf(searched, rows, total)
  const query = code()
  const distances = distancesOf(searched, rows, query)
  const counts = new Uint32Array(query.length * 8 + 1)
  for (const each of distances) countDistances(each, counts)
  let farthest = 0
  let found = counts[0] as number
  while (found < wanted) found += counts[++farthest] as number
  const near = new Candidates(found)
  searched.forEach(({ segment }, i) => {
    pushNear(near, segment, rows[i] as Rows, distances[i] as Uint16Array, farthest)
  })
  return near
}

/** Of each row, in the order of `rows`. Those of one segment alone are left where the kernel wrote them. */
const distancesOf = (searched: readonly SearchedVectors[], rows: readonly Rows[], query: Uint8Array): Uint16Array[] =>
  searched.map(({ vectors }, i) => {
    const [kernel, region, chosen] = [vectorKernel(), codesOf(vectors), rows[i] as Rows]
    const distances = chosen === everyRow ? kernel.distances(region, vectors.rows, query) : kernel.distancesOf({ region, chosen }, query)
    return searched.length === 1 ? distances : distances.slice()
  })

const pushNear = (near: Candidates, segment: number, rows: Rows, distances: Uint16Array, farthest: number): void => {
  for (let i = 0; i < distances.length; i++)
    if ((distances[i] as number) <= farthest) near.push(segment, rows === everyRow ? i : (rows[i] as number))
}

const countDistances = (distances: Uint16Array, counts: Uint32Array): void => {
  for (let i = 0; i < distances.length; i++) {
    const distance = distances[i] as number
    counts[distance] = (counts[distance] as number) + 1
  }
}

const allOf = (searched: readonly SearchedVectors[], rows: readonly Rows[], total: number): Candidates => {
  const all = new Candidates(total)
  searched.forEach(({ segment, vectors }, i) => {
    const own = rows[i] as Rows
    if (own === everyRow) for (let row = 0; row < vectors.rows; row++) all.push(segment, row)
    else for (const row of own) all.push(segment, row)
  })
  return all
}

const allowedRows = ({ vectors, allowed, whole, without }: SearchedVectors): Rows => {
  if (whole) return everyRow
  if (vectors.isGapless) return rowsBelow(ordinalsIn(allowed), vectors.rows, without)
  if (allowed instanceof FewDocuments)
    return allowed.ordinals
      .filter((ordinal) => ordinal !== without)
      .map((ordinal) => vectors.rowOf(ordinal))
      .filter((row) => row !== noRow)
  const { ordinals } = vectors
  const rows = new Uint32Array(ordinals.length)
  let count = 0
  for (let row = 0; row < ordinals.length; row++) {
    const ordinal = ordinals[row] as number
    if (hasBit(allowed, ordinal) && ordinal !== without) rows[count++] = row
  }
  return rows.subarray(0, count)
}

/** Where rows are ordinals. */
const rowsBelow = (ordinals: Uint32Array, end: number, without: number): Uint32Array => {
  const rows = ordinals.subarray(0, lowerBound(ordinals, end))
  return without < 0 ? rows : rows.filter((row) => row !== without)
}

/** -1 as an unsigned integer. */
const noRow = 0xffff_ffff
