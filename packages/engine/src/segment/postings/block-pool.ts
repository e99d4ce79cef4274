import { type DecodedBlock, decodedBlock } from './posting-cursor.ts'

const maxPooledBlocks = 2_000

/** Blocks for the cursors of one search at a time. Making them anew would cost more than decoding a short list into them. */
export class BlockPool {
  readonly #blocks: DecodedBlock[] = []
  #lent = 0

  take(): DecodedBlock {
    const known = this.#blocks[this.#lent]
    if (known === undefined && this.#lent >= maxPooledBlocks) return decodedBlock()
    const block = known ?? decodedBlock()
    this.#blocks[this.#lent++] = block
    return block
  }

  /** The search is over: its cursors must not be used any more. */
  reset(): void {
    this.#lent = 0
  }
}
