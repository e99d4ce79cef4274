import type { DocumentPart, RulingEntry } from '@basejuris/documents'

/**
 * Collects every entry before typesetting, because the head of a document lists its content. Reports progress. At most as many entries
 * as one file may have.
 */
export async function* gatherEntries(
  entries: AsyncIterable<RulingEntry>,
  total: number,
): AsyncGenerator<DocumentPart, readonly RulingEntry[]> {
  const gathered: RulingEntry[] = []
  for await (const entry of entries) {
    gathered.push(entry)
    yield { stage: 'read', done: gathered.length, total }
  }
  return gathered
}
