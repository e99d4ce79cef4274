import { ByteWriter } from '../bytes/byte-writer.ts'
import type { Pause } from '../pause.ts'
import { termsPerBlock } from './format.ts'
import type { SectionWriter } from './section-writer.ts'
import { writeStrings } from './string-table.ts'

/**
 * Terms in the order of `<`, thirty-two to a block: bytes shared with the term before, bytes of its own, those bytes, documents, bytes of its
 * list, bytes of its positions. Lists lie in the same order, so only the first of each block needs an address.
 */
export class TermDictionaryWriter {
  private readonly bytes = new ByteWriter()
  private readonly firstTerms: string[] = []
  private readonly blocks: number[] = []
  private readonly bases: number[] = []
  private before: Uint8Array = new Uint8Array(0)
  count = 0

  add(term: string, documents: number, offset: number, length: number, positionsLength: number): void {
    const text = Buffer.from(term)
    const starts = this.count % termsPerBlock === 0
    if (starts) {
      this.firstTerms.push(term)
      this.blocks.push(this.bytes.length)
      this.bases.push(offset)
    }
    const shared = starts ? 0 : sharedBytes(this.before, text)
    this.bytes.varint(shared)
    this.bytes.varint(text.length - shared)
    this.bytes.copy(text, shared, text.length)
    this.bytes.varint(documents)
    this.bytes.varint(length)
    this.bytes.varint(positionsLength)
    this.before = text
    this.count += 1
  }

  async write(out: SectionWriter, name: string, pause: Pause): Promise<void> {
    out.section(`${name}.terms`, this.bytes.view())
    out.section(`${name}.blocks`, Uint32Array.from([...this.blocks, this.bytes.length]))
    out.section(`${name}.bases`, Float64Array.from(this.bases))
    await writeStrings(out, `${name}.first`, this.firstTerms, pause)
  }
}

const sharedBytes = (left: Uint8Array, right: Uint8Array): number => {
  let shared = 0
  while (shared < left.length && shared < right.length && left[shared] === right[shared]) shared += 1
  return shared
}
