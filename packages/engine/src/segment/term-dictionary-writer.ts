import { ByteWriter } from '../bytes/byte-writer.ts'
import type { Pause } from '../concurrency/pause.ts'
import { termsPerBlock } from './format.ts'
import type { SectionWriter } from './section-writer.ts'
import { writeStrings } from './string-table.ts'

const encoder = new TextEncoder()

/**
 * Terms in the order of `<`, 32 to a block, front-coded. Each entry holds the bytes shared with the previous term, the own bytes, the
 * documents, and the bytes of list and positions. Lists have the same order, so only the first of each block needs an address.
 */
export class TermDictionaryWriter {
  readonly #bytes = new ByteWriter()
  readonly #firstTerms: string[] = []
  readonly #blocks: number[] = []
  readonly #bases: number[] = []
  #text = new Uint8Array(256)
  #before = new Uint8Array(256)
  #beforeLength = 0
  count = 0

  add(term: string, documents: number, offset: number, length: number, positionsLength: number): void {
    if (this.#text.length < 3 * term.length) this.#text = new Uint8Array(6 * term.length)
    const text = this.#text
    const before = this.#before
    const size = encode(term, text)
    const starts = this.count % termsPerBlock === 0
    if (starts) {
      this.#firstTerms.push(term)
      this.#blocks.push(this.#bytes.length)
      this.#bases.push(offset)
    }
    const shared = starts ? 0 : sharedBytes(before, text, Math.min(this.#beforeLength, size))
    this.#bytes.varint(shared)
    this.#bytes.varint(size - shared)
    this.#bytes.copy(text, shared, size)
    this.#bytes.varint(documents)
    this.#bytes.varint(length)
    this.#bytes.varint(positionsLength)
    this.#text = before
    this.#before = text
    this.#beforeLength = size
    this.count += 1
  }

  async write(out: SectionWriter, name: string, pause: Pause): Promise<void> {
    out.section(`${name}.terms`, this.#bytes.view())
    out.section(`${name}.blocks`, Uint32Array.from([...this.#blocks, this.#bytes.length]))
    out.section(`${name}.bases`, Float64Array.from(this.#bases))
    await writeStrings(out, `${name}.first`, this.#firstTerms, pause)
  }
}

/** Encodes as UTF-8 and returns the number of bytes. Terms are short and mostly ASCII, where this loop is faster than the encoder. */
const encode = (term: string, into: Uint8Array): number => {
  for (let i = 0; i < term.length; i++) {
    const unit = term.charCodeAt(i)
    if (unit > 0x7f) return encoder.encodeInto(term, into).written
    into[i] = unit
  }
  return term.length
}

const sharedBytes = (left: Uint8Array, right: Uint8Array, max: number): number => {
  let shared = 0
  while (shared < max && left[shared] === right[shared]) shared += 1
  return shared
}
