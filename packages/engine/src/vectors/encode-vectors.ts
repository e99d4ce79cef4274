import { Rotation } from './rotation.ts'

/** Vectors by row in three precisions: signs, 8 bits and 16 bits. */
export interface EncodedVectors {
  /** Document of each row, in rising order. */
  readonly ordinals: Uint32Array
  code(row: number): Uint8Array
  high(row: number): Uint8Array
  low(row: number): Uint8Array
  scale(row: number): number
}

const rotations = new Map<number, Rotation>()
export function rotationOf(dimension: number): Rotation {
  const rotation = rotations.get(dimension) ?? new Rotation(dimension)
  rotations.set(dimension, rotation)
  return rotation
}

/** The vector scaled to length 1; null when it is zero or not finite. */
export function unitVector(vector: Float32Array): Float32Array | null {
  let squares = 0
  for (let i = 0; i < vector.length; i++) squares += vector[i]! * vector[i]!
  if (squares === 0 || !Number.isFinite(squares)) return null
  const inverse = 1 / Math.sqrt(squares)
  const unit = new Float32Array(vector.length)
  for (let i = 0; i < vector.length; i++) unit[i] = vector[i]! * inverse
  return unit
}

const rotate = (unit: Float32Array): Float32Array => {
  const rotation = rotationOf(unit.length)
  const rotated = new Float32Array(rotation.size)
  rotation.apply(unit, rotated)
  return rotated
}

const bitsWhere = (rotated: Float32Array, isSet: (value: number) => boolean): Uint8Array => {
  const bits = new Uint8Array(rotated.length / 8)
  for (let i = 0; i < rotated.length; i++) if (isSet(rotated[i]!)) bits[i >>> 3] = bits[i >>> 3]! | (1 << (i & 7))
  return bits
}

/** One bit per dimension of the rotated vector: its sign. */
export function signCode(unit: Float32Array): Uint8Array {
  return bitsWhere(rotate(unit), (value) => value > 0)
}

/**
 * A rotated query in two bits per dimension: ±1 up to the root mean square, ±3 beyond, written as ±2 plus ±1. The distance from a code
 * counts differing light bits once and heavy bits twice. It falls as the scalar product rises.
 */
export interface CodeQuery {
  /** As from `signCode`. */
  readonly heavy: Uint8Array
  readonly light: Uint8Array
}

export function codeQuery(unit: Float32Array): CodeQuery {
  const rotated = rotate(unit)
  const rootMeanSquare = Math.sqrt(rotated.reduce((sum, value) => sum + value * value, 0) / rotated.length)
  return {
    heavy: bitsWhere(rotated, (value) => value > 0),
    light: bitsWhere(rotated, (value) => value > rootMeanSquare || (value <= 0 && value > -rootMeanSquare)),
  }
}

interface QuantisedVector {
  /** Bytes of 16-bit steps, `high · 256 + low`, both signed. */
  readonly high: Int8Array
  readonly low: Int8Array
  readonly scale: number
}

/** Steps on either side. With this number the high bytes alone are the vector in 127 steps. */
const maxSteps = 127 * 256

/** Steps relative to the largest component. `scale` converts their scalar product to that of a unit vector. */
const quantise = (unit: Float32Array): QuantisedVector => {
  let largest = 0
  for (let i = 0; i < unit.length; i++) largest = Math.max(largest, Math.abs(unit[i]!))
  const high = new Int8Array(unit.length)
  const low = new Int8Array(unit.length)
  let squares = 0
  for (let i = 0; i < unit.length; i++) {
    const step = Math.round((unit[i]! / largest) * maxSteps)
    const rounded = (step + 128) >> 8
    high[i] = rounded
    low[i] = step - (rounded << 8)
    squares += step * step
  }
  return { high, low, scale: 1 / Math.sqrt(squares) }
}

/** Encodes the vectors that have a direction. The list index is the document's ordinal. */
export async function encodeVectors(vectors: readonly (Float32Array | null)[], pause: () => Promise<void>): Promise<EncodedVectors> {
  const ordinals: number[] = []
  const codes: Uint8Array[] = []
  const rows: QuantisedVector[] = []
  for (const [ordinal, vector] of vectors.entries()) {
    const unit = vector === null ? null : unitVector(vector)
    if (unit === null) continue
    ordinals.push(ordinal)
    codes.push(signCode(unit))
    rows.push(quantise(unit))
    await pause()
  }
  const at = (row: number): QuantisedVector => rows[row] as QuantisedVector
  return {
    ordinals: Uint32Array.from(ordinals),
    code: (row) => codes[row] as Uint8Array,
    high: (row) => new Uint8Array(at(row).high.buffer),
    low: (row) => new Uint8Array(at(row).low.buffer),
    scale: (row) => at(row).scale,
  }
}
