import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { ExpansionBudget } from '../reading/documents/compression-budget.ts'
import { RecordProblem } from '../record/record-problem.ts'

/**
 * A ZIP with other text for some entries, and entries that it did not have behind them. The bytes, order and dates of all others stay.
 * Entries expand to at most 64 MiB each and 256 MiB in all. @throws {RecordProblem} `expands_too_much`, `document_damaged`
 */
export async function rewriteZip(bytes: Uint8Array, texts: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const source = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { validateEntrySizes: true })
  const entries: Entry[] = []
  const budget = new ExpansionBudget()
  for await (const entry of source.eachEntry()) {
    budget.spend(entry.uncompressedSize)
    entries.push(entry)
  }
  const names = new Set(entries.map(({ fileName }) => fileName))
  if (names.size !== entries.length) throw new RecordProblem('document_damaged')
  const target = new ZipFile()
  for (const entry of entries) {
    const options = { mtime: entry.getLastModDate(), compress: entry.compressionMethod !== 0 }
    const text = texts.get(entry.fileName)
    if (entry.fileName.endsWith('/')) target.addEmptyDirectory(entry.fileName, { mtime: options.mtime })
    else
      target.addBuffer(
        text === undefined ? await buffer(await source.openReadStreamPromise(entry)) : Buffer.from(text),
        entry.fileName,
        options,
      )
  }
  for (const [name, text] of texts) if (!names.has(name)) target.addBuffer(Buffer.from(text), name)
  target.end()
  return new Uint8Array(await buffer(target.outputStream as unknown as NodeJS.ReadableStream))
}
