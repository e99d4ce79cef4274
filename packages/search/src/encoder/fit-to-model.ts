import { vectorDimension } from './encoder.ts'
import { EncoderUnavailable } from './encoder-unavailable.ts'

/**
 * Turns model output into an index vector of length 1 with `vectorDimension` numbers. Shorter output is padded with zeros, which changes
 * no cosine. `dimension` keeps only the first numbers, for models made to be cut (Kusupati et al., «Matryoshka Representation Learning»,
 * 2022). Longer output is refused without it. Null for a zero vector. @throws {EncoderUnavailable}
 */
export function fitVector(values: ArrayLike<number>, dimension: number | null): Float32Array | null {
  const numbers = Float32Array.from(values).subarray(0, dimension ?? values.length)
  if (numbers.length === 0 || !numbers.every(Number.isFinite)) throw new EncoderUnavailable('El modelo dio un vector que no es válido.')
  if (numbers.length > vectorDimension)
    throw new EncoderUnavailable(
      `El modelo da vectores de ${numbers.length} números y el índice usa ${vectorDimension}. Si el modelo admite acortarlos, indique ENCODER_DIMENSION=${vectorDimension}; si no, elija otro.`,
    )
  const length = Math.hypot(...numbers)
  if (length === 0) return null
  const vector = new Float32Array(vectorDimension)
  numbers.forEach((value, at) => {
    vector[at] = value / length
  })
  return vector
}

/** The beginning of a text, cut at a word end. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength)
  return text.slice(0, end > maxLength / 2 ? end : maxLength).toWellFormed()
}
