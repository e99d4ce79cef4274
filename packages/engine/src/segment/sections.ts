import { type ByteSource, SegmentDamaged } from '../files/byte-source.ts'
import type { SegmentDirectory } from './format.ts'

/** Sections of one segment by name, as typed arrays. */
export class Sections {
  readonly source: ByteSource
  readonly name: string
  readonly #directory: SegmentDirectory

  constructor(source: ByteSource, directory: SegmentDirectory, name: string) {
    this.source = source
    this.#directory = directory
    this.name = name
  }

  startOf(section: string): number {
    return this.#place(section)[0]
  }

  endOf(section: string): number {
    const [start, length] = this.#place(section)
    return start + length
  }

  bytes(section: string): Buffer {
    return this.source.view(...this.#place(section))
  }

  u32(section: string): Uint32Array {
    const { buffer, byteOffset, length } = this.bytes(section)
    return new Uint32Array(buffer, byteOffset, length >>> 2)
  }

  f32(section: string): Float32Array {
    const { buffer, byteOffset, length } = this.bytes(section)
    return new Float32Array(buffer, byteOffset, length >>> 2)
  }

  f64(section: string): Float64Array {
    const { buffer, byteOffset, length } = this.bytes(section)
    return new Float64Array(buffer, byteOffset, length >>> 3)
  }

  #place(section: string): readonly [number, number] {
    const place = this.#directory.sections[section]
    if (place === undefined) throw new SegmentDamaged(this.name, `has no ${section}`)
    return place
  }
}
