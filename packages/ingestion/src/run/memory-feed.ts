import { genericJsonl } from '../sources/generic-jsonl.ts'
import type { FeedPosition, FeedRecord, RecordFeed } from './record-feed.ts'

export interface RecordSet {
  /** Names the set and becomes the source of its rulings, as `demo`. */
  readonly name: string
  /** Changes whenever the content may have changed: version, seed and number of records. */
  readonly fingerprint: string
  readonly total: number | null
  /** Records with the fields of the generic source. Called again when a run resumes, and must then answer the same records. */
  readonly records: () => Iterable<unknown> | AsyncIterable<unknown>
}

const encoder = new TextEncoder()

async function* readSet(
  { name, records }: RecordSet,
  after: FeedPosition | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<FeedRecord> {
  let index = -1
  for await (const item of records()) {
    signal?.throwIfAborted()
    index += 1
    if (after !== null && index <= after.index) continue
    const raw = encoder.encode(JSON.stringify(item) ?? 'null')
    const position = { file: name, index, offset: index, nextOffset: index + 1 }
    yield { sourceId: genericJsonl.id, record: { position, raw, hints: { set: name } }, done: index + 1 }
  }
}

/** Records in memory, read as the generic JSON Lines source reads its lines. */
export function openMemoryFeed(set: RecordSet): RecordFeed {
  return {
    source: set.name,
    path: `memory:${set.name}`,
    fingerprint: set.fingerprint,
    total: set.total,
    unit: 'records',
    open: (after, signal) => readSet(set, after, signal),
  }
}
