import { vectorDimension } from '../encoder.ts'

/** Numbers of a vector of some length, shortened to 1 and padded with zeros. */
export function unitVector(numbers: Float64Array, length: number): Float32Array {
  const scale = 1 / length
  const vector = new Float32Array(vectorDimension)
  for (let at = 0; at < numbers.length; at++) vector[at] = (numbers[at] as number) * scale
  return vector
}
