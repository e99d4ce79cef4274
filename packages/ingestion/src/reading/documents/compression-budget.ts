import { inflateSync } from 'node:zlib'
import { RecordProblem } from '../../record/record-problem.ts'

/** No text stream of a ruling comes near this size; one that does is a decompression bomb or an uncompressed picture. */
const maxStreamBytes = 64 * 1024 * 1024
const maxTotalBytes = 256 * 1024 * 1024
const dictionaryBytes = 1024

const isTooLarge = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/** Null when the bytes are no deflate stream. */
const inflate = (bytes: Uint8Array): Uint8Array | null => {
  try {
    return inflateSync(bytes, { maxOutputLength: maxStreamBytes })
  } catch (error) {
    if (isTooLarge(error)) throw new RecordProblem('expands_too_much')
    return null
  }
}

/** Bytes that one document may expand to. */
export class ExpansionBudget {
  #spent = 0

  /** Counts the bytes of one stream. @throws {RecordProblem} `expands_too_much` */
  spend(bytes: number): void {
    this.#spent += bytes
    if (bytes > maxStreamBytes || this.#spent > maxTotalBytes) throw new RecordProblem('expands_too_much')
  }
}

/**
 * Inflates the streams of a PDF that hold text (not pictures), within 64 MiB a stream and 256 MiB in all. @throws {RecordProblem}
 * `expands_too_much`
 */
export function checkPdfStreams(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const budget = new ExpansionBudget()
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
      inflated = inflate(inflated)
      budget.spend(inflated?.length ?? 0)
    }
  }
}
