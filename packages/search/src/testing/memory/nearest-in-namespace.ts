import type { Hit, VectorSearch } from '../../ports/index.ts'
import { matchFilter } from './match-filter.ts'
import type { NamespaceIndex } from './namespace-index.ts'
import { ordinalsIn } from './ordinals-in.ts'
import { selectTop } from './select-top.ts'

export function nearestInNamespace(index: NamespaceIndex, request: VectorSearch): Hit[] {
  const itself = 'id' in request.near ? index.documents.ordinalOf(request.near.id) : undefined
  const unit = 'id' in request.near ? (itself === undefined ? null : index.vectors.unitVector(itself)) : normalised(request.near)
  if (unit === null) return []
  const allowed = matchFilter(index, request.filter)
  const candidates = ordinalsIn(allowed).filter((ordinal) => ordinal !== itself && index.vectors.has(ordinal))
  const scoreOf = new Float64Array(allowed.length)
  for (const ordinal of candidates) scoreOf[ordinal] = index.vectors.similarity(ordinal, unit)
  const { ids } = index.documents
  const compare = (a: number, b: number): number =>
    (scoreOf[b] as number) - (scoreOf[a] as number) || (a === b ? 0 : (ids[a] as string) < (ids[b] as string) ? -1 : 1)
  return selectTop(candidates, request.limit, compare).map((ordinal) => ({ id: ids[ordinal] as string, score: scoreOf[ordinal] as number }))
}

const normalised = (vector: Float32Array): Float32Array | null => {
  let squares = 0
  for (const value of vector) squares += value * value
  return squares === 0 ? null : vector.map((value) => value / Math.sqrt(squares))
}
