import { inflateRawSync, inflateSync } from 'node:zlib'
import { RecordProblem } from '../record/record-problem.ts'

/** No text stream of a ruling comes near this size; one that does is a decompression bomb or an uncompressed picture. */
const maxStreamBytes = 64 * 1024 * 1024
const maxTotalBytes = 256 * 1024 * 1024
const dictionaryBytes = 1024

const isTooLarge = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/** Length of the inflated bytes, and the bytes for a second pass; null when they are no deflate stream. */
const inflate = (bytes: Uint8Array, raw: boolean): Uint8Array | null => {
  try {
    return (raw ? inflateRawSync : inflateSync)(bytes, { maxOutputLength: maxStreamBytes })
  } catch (error) {
    if (isTooLarge(error)) throw new RecordProblem('expands_too_much')
    return null
  }
}

const spend = (spent: number, bytes: number): number => {
  if (spent + bytes > maxTotalBytes) throw new RecordProblem('expands_too_much')
  return spent + bytes
}

/**
 * Inflates the streams of a PDF that hold text (not pictures), within 64 MiB a stream and 256 MiB in all. @throws {RecordProblem}
 * `expands_too_much`
 */
export function checkPdfStreams(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let spent = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.subarray(Math.max(0, at - 3), at).toString('latin1') === 'end') continue
    const before = bytes.subarray(Math.max(0, at - dictionaryBytes), at).toString('latin1')
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj')))
    const passes = dictionary.split('FlateDecode').length - 1
    if (passes === 0 || /\/Subtype\s*\/Image/u.test(dictionary)) continue
    const start = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1)
    const end = bytes.indexOf('endstream', start)
    let inflated: Uint8Array | null = bytes.subarray(start, end < 0 ? bytes.length : end)
    for (let pass = 0; pass < passes && inflated !== null; pass += 1) {
      inflated = inflate(inflated, false)
      spent = spend(spent, inflated?.length ?? 0)
    }
  }
}

const centralHeader = 0x02014b50
const endHeader = 0x06054b50
const maxEntries = 10_000

/**
 * Inflates the XML parts of a ZIP (DOCX) within the same limits, because its declared sizes may be false. @throws {RecordProblem}
 * `expands_too_much`, `document_damaged`
 */
export function checkZipEntries(zip: Uint8Array): void {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endHeader) throw new RecordProblem('document_damaged')
  const count = bytes.readUInt16LE(end + 10)
  if (count > maxEntries) throw new RecordProblem('expands_too_much')
  let spent = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== centralHeader) throw new RecordProblem('document_damaged')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    const local = bytes.readUInt32LE(at + 42)
    if (/\.(?:xml|rels)$/u.test(name)) {
      if (local + 30 > bytes.length) throw new RecordProblem('document_damaged')
      const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
      const compressed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
      spent = spend(spent, bytes.readUInt16LE(at + 10) === 8 ? (inflate(compressed, true)?.length ?? 0) : compressed.length)
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
