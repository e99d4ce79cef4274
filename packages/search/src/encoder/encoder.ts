import { createHash } from 'node:crypto'

export const vectorDimension = 1024

/** Encodes texts as vectors of length 1, nearer for similar meanings. Deterministic: the same text gives the same vector. */
export interface Encoder {
  /** Names the encoder and its version; vectors of different names must not be compared. */
  readonly name: string
  readonly dimension: number
  /** Texts leave this machine. A query is then encoded only when its meaning decides something. */
  readonly external?: boolean
  /** It knows only words and the concepts of everyday phrases, like the search by words. */
  readonly lexicalOnly?: boolean
  /** What it adds to the search was measured on fresh questions. Others are trusted as far as they agree with the search by words. */
  readonly measured?: boolean
  /** One vector for each text, in order; null for a text with nothing to encode. Rejects when `signal` is aborted. @throws {EncoderUnavailable} */
  encodePassages(texts: readonly string[], signal?: AbortSignal): Promise<readonly (Float32Array | null)[]>
  /** null when the query has nothing to encode. @throws {EncoderUnavailable} */
  encodeQuery(text: string): Promise<Float32Array | null>
}

const hashLength = 12

/** Name of an encoder: kind, model, and a hash of every setting that changes its vectors. */
export function encoderName(kind: string, model: string, settings: Readonly<Record<string, unknown>>): string {
  return `${kind}:${model}#${createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, hashLength)}`
}
