import { FieldWriter } from '../build/field-writer.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import type { Pause } from '../concurrency/pause.ts'
import { SegmentDamaged } from '../files/byte-source.ts'
import type { FieldReader } from '../segment/field-reader.ts'
import type { FieldMeta } from '../segment/format.ts'
import { PostingBuffer } from '../segment/postings/posting-buffer.ts'
import { type DecodedBlock, decodedBlock, type PostingCursor } from '../segment/postings/posting-cursor.ts'
import type { SectionWriter } from '../segment/section-writer.ts'
import type { TermEntry } from '../segment/term-dictionary.ts'
import { type MergeInput, noOrdinal, type Renumbering } from './renumber.ts'

interface TermQueue {
  readonly segment: string
  readonly field: FieldReader
  readonly newOrdinals: Renumbering
  readonly entries: Iterator<TermEntry>
  readonly block: DecodedBlock
  entry: TermEntry
}

/** Work per term, in postings. */
const termWork = 16
const workBetweenPauses = 1_024

/** Merges one field of all inputs, term by term. Copies positions undecoded, as they are relative to their document. */
export async function mergeField(
  out: SectionWriter,
  name: string,
  inputs: readonly MergeInput[],
  size: number,
  b: number,
  pause: Pause,
): Promise<FieldMeta> {
  const writer = new FieldWriter(out, name, mergedLengths(inputs, name, size), b)
  const queues = inputs.flatMap(({ view, newOrdinals }): TermQueue[] => {
    const field = view.segment.field(name)
    if (field === null) return []
    const entries = field.dictionary.startingWith('')
    const first = entries.next()
    return first.done === true
      ? []
      : [{ segment: view.segment.name, field, newOrdinals, entries, block: decodedBlock(), entry: first.value }]
  })
  const postings = new PostingBuffer()
  const positions = new ByteWriter(1 << 16)
  let work = 0
  while (queues.length > 0) {
    const term = queues.reduce((first, { entry }) => (entry.term < first ? entry.term : first), (queues[0] as TermQueue).entry.term)
    const matching = queues.filter(({ entry }) => entry.term === term)
    postings.clear()
    positions.clear()
    mergeLists(
      matching.map((queue) => new RenumberedList(queue.segment, queue.field.cursor(queue.entry, queue.block), queue.newOrdinals)),
      postings,
      positions,
    )
    if (postings.count > 0) writer.add(term, postings, positions.view())
    if (out.sink.isFull) await out.sink.drain()
    for (const queue of matching) {
      const next = queue.entries.next()
      if (next.done === true) queues.splice(queues.indexOf(queue), 1)
      else queue.entry = next.value
    }
    work += termWork + postings.count
    if (work < workBetweenPauses) continue
    work = 0
    await pause()
  }
  return writer.finish(pause)
}

const mergedLengths = (inputs: readonly MergeInput[], name: string, size: number): Uint32Array => {
  const lengths = new Uint32Array(size)
  for (const { view, newOrdinals } of inputs) {
    const own = view.segment.field(name)?.lengths
    if (own === undefined) continue
    for (let old = 0; old < newOrdinals.length; old++)
      if (newOrdinals[old] !== noOrdinal) lengths[newOrdinals[old] as number] = own[old] as number
  }
  return lengths
}

const mergeLists = (lists: readonly RenumberedList[], postings: PostingBuffer, positions: ByteWriter): void => {
  const waiting = lists.filter((list) => list.ordinal !== noOrdinal)
  while (waiting.length > 0) {
    let first = 0
    let next: number = noOrdinal
    for (let i = 1; i < waiting.length; i++) {
      const { ordinal } = waiting[i] as RenumberedList
      const before = (waiting[first] as RenumberedList).ordinal
      next = Math.min(next, Math.max(ordinal, before))
      if (ordinal < before) first = i
    }
    const list = waiting[first] as RenumberedList
    list.takeBelow(next, postings, positions)
    if (list.ordinal === noOrdinal) waiting.splice(first, 1)
  }
}

/** One posting list of one input, with the ordinals of the merged segment. `ordinal` is the next posting, `noOrdinal` at the end. */
class RenumberedList {
  ordinal = noOrdinal
  readonly #segment: string
  readonly #cursor: PostingCursor
  readonly #newOrdinals: Renumbering
  readonly #encoded: Uint8Array
  #starts: Uint32Array
  #at = -1

  constructor(segment: string, cursor: PostingCursor, newOrdinals: Renumbering) {
    this.#segment = segment
    this.#cursor = cursor
    this.#newOrdinals = newOrdinals
    this.#encoded = cursor.encodedPositions()
    if (!cursor.list.isShort) cursor.advance()
    this.#starts = cursor.positionStarts()
    this.#next()
  }

  /** Takes postings up to `limit`, at least one. Copies adjacent positions together. */
  takeBelow(limit: number, postings: PostingBuffer, positions: ByteWriter): void {
    const cursor = this.#cursor
    const encoded = this.#encoded
    let from = this.#starts[this.#at]!
    let to = from
    do {
      const start = this.#starts[this.#at]!
      const end = this.#starts[this.#at + 1]!
      if (!(start <= end && end <= encoded.length)) throw new SegmentDamaged(this.#segment, 'positions lie outside their list')
      if (start !== to) {
        positions.copy(encoded, from, to)
        from = start
      }
      to = end
      postings.push(this.ordinal, cursor.frequencies[this.#at]!, end - start)
      this.#next()
    } while (this.ordinal < limit)
    positions.copy(encoded, from, to)
  }

  #next(): void {
    const cursor = this.#cursor
    const newOrdinals = this.#newOrdinals
    for (;;) {
      this.#at += 1
      if (this.#at >= cursor.size) {
        if (!cursor.advance()) {
          this.ordinal = noOrdinal
          return
        }
        this.#starts = cursor.positionStarts()
        this.#at = 0
      }
      this.ordinal = newOrdinals[cursor.ordinals[this.#at]!] as number
      if (this.ordinal !== noOrdinal) return
    }
  }
}
