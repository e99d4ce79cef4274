import { vectorDimension } from './encoder.ts'
import { EncoderUnavailable } from './encoder-unavailable.ts'

/**
 * What a model gives as a vector of the index: length 1, `vectorDimension` numbers. A shorter one is filled up with zeros, which changes no cosine.
 * `kept` takes the first numbers alone, for models made to be cut (Kusupati et al., «Matryoshka Representation Learning», 2022); a longer one is refused
 * without it, since cutting any other model loses meaning. null for a vector without direction. @throws {EncoderUnavailable}
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

/** The beginning of a text, at most so many characters, ended where a word ends. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength)
  return text.slice(0, end > maxLength / 2 ? end : maxLength).toWellFormed()
}
