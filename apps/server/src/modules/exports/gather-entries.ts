import type { DocumentPart, RulingEntry } from '@basejuris/documents'

/** Every entry before any is set, so that a document says at its head what it holds; tells how far it is. At most as many as one file may have. */
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
