import { ByteWriter } from '../bytes/byte-writer.ts'
import type { Pause } from '../concurrency/pause.ts'
import type { FieldMeta } from '../segment/format.ts'
import { writeNarrow } from '../segment/narrow-integers.ts'
import { type ImpactOf, type PostingArrays, PostingWriter } from '../segment/postings/posting-writer.ts'
import type { SectionWriter } from '../segment/section-writer.ts'
import { TermDictionaryWriter } from '../segment/term-dictionary-writer.ts'

const writer = new PostingWriter()

/** Writes one field term by term, in the order of `<`. */
export class FieldWriter {
  readonly #out: SectionWriter
  readonly #name: string
  readonly #b: number
  readonly #lengths: Uint32Array
  readonly #totals: { totalLength: number; documents: number; averageLength: number }
  readonly #impactOf: ImpactOf
  readonly #start: number
  readonly #dictionary = new TermDictionaryWriter()
  readonly #list = new ByteWriter()

  constructor(out: SectionWriter, name: string, lengths: Uint32Array, b: number) {
    this.#out = out
    this.#name = name
    this.#b = b
    this.#lengths = lengths
    this.#totals = totalsOf(lengths)
    const { averageLength } = this.#totals
    this.#impactOf = (ordinal, frequency) => frequency / (1 - b + (b * lengths[ordinal]!) / averageLength)
    this.#start = out.begin()
  }

  /** `positions` holds the encoded positions of all postings, document by document. */
  add(term: string, postings: PostingArrays, positions: Uint8Array): void {
    const list = this.#list
    list.clear()
    const length = writer.write(list, postings, this.#impactOf)
    const offset = this.#out.sink.position - this.#start
    list.append(positions)
    list.align(4)
    this.#out.sink.write(list.view())
    this.#dictionary.add(term, postings.count, offset, length, positions.length)
  }

  async finish(pause: Pause): Promise<FieldMeta> {
    this.#out.end(`field:${this.#name}.postings`, this.#start)
    await this.#dictionary.write(this.#out, `field:${this.#name}`, pause)
    writeNarrow(this.#out, `field:${this.#name}.lengths`, this.#lengths)
    return { name: this.#name, b: this.#b, terms: this.#dictionary.count, ...this.#totals }
  }
}

const totalsOf = (lengths: Uint32Array): { totalLength: number; documents: number; averageLength: number } => {
  let totalLength = 0
  let documents = 0
  for (const length of lengths) {
    totalLength += length
    if (length > 0) documents += 1
  }
  return { totalLength, documents, averageLength: documents === 0 ? 0 : totalLength / documents }
}
