import { type Encoder, vectorDimension } from './encoder.ts'

/** An encoder that returns known passage vectors. Passages have none when the number of texts differs. */
export function precomputedEncoder(vectors: readonly (Float32Array | null)[]): Encoder {
  return {
    name: 'given',
    dimension: vectorDimension,
    encodePassages: async (texts) => (texts.length === vectors.length ? vectors : texts.map(() => null)),
    encodeQuery: async () => null,
  }
}
