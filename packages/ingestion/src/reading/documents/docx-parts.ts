import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise } from 'yauzl'
import { RecordProblem } from '../../record/record-problem.ts'
import { ExpansionBudget } from './compression-budget.ts'

const maxEntries = 10_000

/** XML parts of a DOCX, by name. Other entries are absent. */
export interface DocxParts {
  exists(name: string): boolean
  /** Text of an existing part. Rejects when its bytes do not expand to the size that the directory declares. */
  read(name: string): Promise<string>
}

/**
 * Opens a ZIP (DOCX) whose XML parts expand to at most 64 MiB each and 256 MiB in all. Rejects when the directory is not valid.
 * @throws {RecordProblem} `expands_too_much`, `password_protected`
 */
export async function openDocxParts(docx: Uint8Array): Promise<DocxParts> {
  const zip = await fromBufferPromise(Buffer.from(docx.buffer, docx.byteOffset, docx.byteLength), { validateEntrySizes: true })
  if (zip.entryCount > maxEntries) throw new RecordProblem('expands_too_much')
  const parts = new Map<string, Entry>()
  const declared = new ExpansionBudget()
  for await (const entry of zip.eachEntry()) {
    if (!/\.(?:xml|rels)$/u.test(entry.fileName)) continue
    if (entry.isEncrypted()) throw new RecordProblem('password_protected')
    declared.spend(entry.uncompressedSize)
    parts.set(entry.fileName, entry)
  }
  const expanded = new ExpansionBudget()
  return {
    exists: (name) => parts.has(name),
    read: async (name) => {
      const entry = parts.get(name)
      if (entry === undefined) throw new RecordProblem('document_damaged')
      expanded.spend(entry.uncompressedSize)
      return decodeXml(await buffer(await zip.openReadStreamPromise(entry)))
    },
  }
}

/** XML is UTF-8, unless it begins with the mark of UTF-16. Its declaration then says UTF-8, as it is written again. */
const decodeXml = (bytes: Buffer): string => {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  if (encoding === null) return bytes.toString('utf8')
  return new TextDecoder(encoding).decode(bytes).replace(/(?<=^<\?xml[^>]*encoding=["'])[^"']+/iu, 'UTF-8')
}
