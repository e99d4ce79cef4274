import type { PostingArrays } from './posting-writer.ts'

/** Growable arrays for the postings of one term at a time. */
export class PostingBuffer implements PostingArrays {
  count = 0
  ordinals = new Uint32Array(1024)
  frequencies = new Uint32Array(1024)
  positionLengths = new Uint32Array(1024)

  clear(): void {
    this.count = 0
  }

  push(ordinal: number, frequency: number, positionLength: number): void {
    if (this.count === this.ordinals.length) this.#grow()
    this.ordinals[this.count] = ordinal
    this.frequencies[this.count] = frequency
    this.positionLengths[this.count] = positionLength
    this.count += 1
  }

  #grow(): void {
    const doubled = (array: Uint32Array): Uint32Array<ArrayBuffer> => {
      const larger = new Uint32Array(array.length * 2)
      larger.set(array)
      return larger
    }
    this.ordinals = doubled(this.ordinals)
    this.frequencies = doubled(this.frequencies)
    this.positionLengths = doubled(this.positionLengths)
  }
}
