import { Rotation } from './rotation.ts'

/** Vectors by row in the three precisions a segment keeps. */
export interface EncodedVectors {
  /** Document of each row, rising. */
  readonly ordinals: Uint32Array
  code(row: number): Uint8Array
  int8(row: number): Uint8Array
  scale(row: number): number
  floats(row: number): Float16Array
}

const rotations = new Map<number, Rotation>()
export const rotationOf = (dimension: number): Rotation => {
  const rotation = rotations.get(dimension) ?? new Rotation(dimension)
  rotations.set(dimension, rotation)
  return rotation
}

/** The vector with length 1; null when it has no direction, or is not finite. */
export const unitVector = (vector: Float32Array): Float32Array | null => {
  let squares = 0
  for (const value of vector) squares += value * value
  if (squares === 0 || !Number.isFinite(squares)) return null
  const inverse = 1 / Math.sqrt(squares)
  return vector.map((value) => value * inverse)
}

/** One bit for each dimension of the turned vector: its sign. */
export const signCode = (unit: Float32Array): Uint8Array => {
  const rotation = rotationOf(unit.length)
  const turned = new Float32Array(rotation.size)
  rotation.apply(unit, turned)
  const code = new Uint8Array(rotation.size / 8)
  for (let i = 0; i < turned.length; i++) if ((turned[i] as number) > 0) code[i >>> 3] = (code[i >>> 3] as number) | (1 << (i & 7))
  return code
}

interface QuantisedVector {
  readonly steps: Int8Array
  readonly scale: number
}

/** Steps of the largest component, 127 on either side. `scale` turns their scalar product back into one with a vector of length 1. */
export const quantise = (unit: Float32Array): QuantisedVector => {
  let largest = 0
  for (let i = 0; i < unit.length; i++) largest = Math.max(largest, Math.abs(unit[i] as number))
  const steps = new Int8Array(unit.length)
  let squares = 0
  for (let i = 0; i < unit.length; i++) {
    const step = Math.round(((unit[i] as number) / largest) * 127)
    steps[i] = step
    squares += step * step
  }
  return { steps, scale: 1 / Math.sqrt(squares) }
}

/** Encodes the vectors that have a direction; the place in the list is the document's ordinal. */
export const encodeVectors = async (vectors: readonly (Float32Array | null)[], pause: () => Promise<void>): Promise<EncodedVectors> => {
  const ordinals: number[] = []
  const floats: Float16Array[] = []
  const codes: Uint8Array[] = []
  const rows: QuantisedVector[] = []
  for (const [ordinal, vector] of vectors.entries()) {
    const unit = vector === null ? null : unitVector(vector)
    if (unit === null) continue
    ordinals.push(ordinal)
    floats.push(Float16Array.from(unit))
    codes.push(signCode(unit))
    rows.push(quantise(unit))
    await pause()
  }
  return {
    ordinals: Uint32Array.from(ordinals),
    code: (row) => codes[row] as Uint8Array,
    int8: (row) => new Uint8Array((rows[row] as QuantisedVector).steps.buffer),
    scale: (row) => rows[row]?.scale ?? 0,
    floats: (row) => floats[row] as Float16Array,
  }
}
