import { mix } from '../encoder/hash-term.ts'

/** Numbers from 0 to 1, less than 1, always the same ones for a seed: a counter, mixed. */
export function seededNumbers(seed: number): () => number {
  let counter = seed >>> 0
  return () => {
    counter = (counter + 0x9e3779b9) >>> 0
    return mix(counter) / 2 ** 32
  }
}
