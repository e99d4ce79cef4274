import { RecordProblem } from '../record/record-problem.ts'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or windows-1252 when the bytes are not UTF-8 (exports of old office programs). Drops the
 * mark.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}

/** Parses a JSON object or throws `RecordProblem`. The parser's own message is dropped because it quotes the record. */
export function decodeJsonObject(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(decodeText(bytes))
  } catch {
    throw new RecordProblem('json_invalid')
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new RecordProblem('not_an_object')
  return value as Record<string, unknown>
}
