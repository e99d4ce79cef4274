import { createHash } from 'node:crypto'

const kept = 12

/** Name of an encoder: its kind, the model, and a digest of whatever changes its vectors. */
export function encoderName(kind: string, model: string, changing: Readonly<Record<string, unknown>>): string {
  return `${kind}:${model}#${createHash('sha256').update(JSON.stringify(changing)).digest('hex').slice(0, kept)}`
}
