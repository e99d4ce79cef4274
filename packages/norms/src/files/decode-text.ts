import { NormProblem } from '../norm-problem.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/**
 * Text of a file: UTF-16 with its mark, UTF-8 where the bytes are, else windows-1252, whatever a header or an XML declaration says: both are
 * often wrong. @throws {NormProblem} `not_text`
 */
export function decodeText(bytes: Uint8Array): string {
  const text = bytes[0] === 0xff && bytes[1] === 0xfe ? new TextDecoder('utf-16le').decode(bytes) : decodeBytes(bytes)
  if (text.slice(0, 4096).includes('\0')) throw new NormProblem('not_text')
  return text.replaceAll('\0', '').toWellFormed()
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}
