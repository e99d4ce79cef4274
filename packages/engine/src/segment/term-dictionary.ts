import { VarintReader } from '../bytes/read-varint.ts'
import { SegmentDamaged } from '../files/byte-source.ts'
import { blockSize, skipWords, termsPerBlock } from './format.ts'
import type { PostingLocation } from './postings/posting-list.ts'
import type { Sections } from './sections.ts'
import { StringTable } from './string-table.ts'

export interface TermEntry extends PostingLocation {
  readonly term: string
}

const maxCachedTerms = 20_000
const maxPostingsIn = (bytes: number): number => (bytes / (skipWords * 4) + 1) * blockSize
const isInside = ({ count, offset, length, positionsLength }: TermEntry, end: number): boolean =>
  count <= maxPostingsIn(length) && offset + length + positionsLength <= end

/** Finds the posting list of a term. The first term of each block is in memory, the rest is read from the segment. */
export class TermDictionary {
  readonly count: number
  readonly #sections: Sections
  readonly #name: string
  readonly #firstTerms: string[]
  readonly #blocks: Uint32Array
  readonly #bases: Float64Array
  readonly #postingsStart: number
  readonly #postingsEnd: number
  readonly #cache = new Map<string, TermEntry | null>()
  /** Bytes of the last decoded term. */
  #text = new Uint8Array(256)
  #length = 0

  constructor(sections: Sections, name: string, count: number) {
    this.#sections = sections
    this.#name = name
    this.count = count
    this.#firstTerms = new StringTable(sections, `${name}.first`).all()
    this.#blocks = sections.u32(`${name}.blocks`)
    this.#bases = sections.f64(`${name}.bases`)
    this.#postingsStart = sections.startOf(`${name}.postings`)
    this.#postingsEnd = sections.endOf(`${name}.postings`)
  }

  find(term: string): TermEntry | null {
    const cached = this.#cache.get(term)
    if (cached !== undefined) return cached
    if (this.#cache.size >= maxCachedTerms) this.#cache.clear()
    const block = this.#blockOf(term)
    const found = block < 0 ? null : (this.#read(block).find((entry) => entry.term === term) ?? null)
    this.#cache.set(term, found)
    return found
  }

  /** All terms with the prefix, in order. Skips blocks whose common prefix cannot match. */
  *startingWith(prefix: string, search: { mayBeginMatch(beginning: string): boolean } | null = null): Generator<TermEntry> {
    for (let block = Math.max(0, this.#blockOf(prefix)); block < this.#firstTerms.length; block++) {
      if (search !== null && !search.mayBeginMatch(this.#commonPrefix(block))) continue
      for (const entry of this.#read(block)) {
        if (entry.term.startsWith(prefix)) yield entry
        else if (entry.term > prefix) return
      }
    }
  }

  /** Common prefix of all terms of a block; empty for the last block, whose end is unknown. */
  #commonPrefix(block: number): string {
    const first = this.#firstTerms[block] as string
    const next = this.#firstTerms[block + 1] ?? ''
    let shared = 0
    while (shared < first.length && first[shared] === next[shared]) shared += 1
    return first.slice(0, shared)
  }

  /** Last block whose first term is not above `term`, or -1. */
  #blockOf(term: string): number {
    let low = 0
    let high = this.#firstTerms.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#firstTerms[middle] as string) <= term) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  #read(block: number): TermEntry[] {
    const from = this.#blocks[block]!
    const start = this.#sections.startOf(`${this.#name}.terms`)
    const reader = new VarintReader(this.#sections.source.view(start + from, this.#blocks[block + 1]! - from))
    const entries: TermEntry[] = []
    let offset = this.#postingsStart + this.#bases[block]!
    const size = Math.min(termsPerBlock, this.count - block * termsPerBlock)
    for (let i = 0; i < size; i++) {
      const entry = { term: this.#readTerm(reader), count: reader.next(), offset, length: reader.next(), positionsLength: reader.next() }
      offset = Math.ceil((offset + entry.length + entry.positionsLength) / 4) * 4
      if (!isInside(entry, this.#postingsEnd)) throw new SegmentDamaged(this.#sections.name, `a list of ${this.#name} lies outside`)
      entries.push(entry)
    }
    return entries
  }

  #readTerm(reader: VarintReader): string {
    const shared = reader.next()
    const length = shared + reader.next()
    if (shared > this.#length || length - shared > reader.bytes.length - reader.at)
      throw new SegmentDamaged(this.#sections.name, `a term of ${this.#name} is longer than its block`)
    this.#length = length
    if (length > this.#text.length) {
      const larger = new Uint8Array(length * 2)
      larger.set(this.#text)
      this.#text = larger
    }
    for (let i = shared; i < length; i++) this.#text[i] = reader.bytes[reader.at++]!
    return Buffer.from(this.#text.buffer, 0, length).toString('utf8')
  }
}
