import { type DecodedBlock, decodedBlock } from './posting-cursor.ts'

const maxPooledBlocks = 2_000

/** Blocks for the cursors of one search at a time. Allocating them would cost more than decoding a short list. */
export class BlockPool {
  readonly #blocks: DecodedBlock[] = []
  #lent = 0

  take(): DecodedBlock {
    const pooled = this.#blocks[this.#lent]
    if (pooled === undefined && this.#lent >= maxPooledBlocks) return decodedBlock()
    const block = pooled ?? decodedBlock()
    this.#blocks[this.#lent++] = block
    return block
  }

  /** Ends a search. Its cursors must not be used any more. */
  reset(): void {
    this.#lent = 0
  }
}
