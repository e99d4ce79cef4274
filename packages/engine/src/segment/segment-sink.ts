import { crc32 } from 'node:zlib'
import { ByteWriter } from '../bytes/byte-writer.ts'
import type { WritableFile } from '../files/file-layer.ts'
import { pageSize } from '../files/page-cache.ts'
import { formatVersion, headerSize, type SegmentDirectory, sectionAlignment, segmentMagic, tailSize } from './format.ts'

/** Receives the bytes of a segment in order. */
export interface SegmentSink {
  readonly position: number
  write(bytes: Uint8Array): void
  /** True when the caller should await `drain`. */
  readonly isFull: boolean
  /** Writes out what is buffered. */
  drain(): Promise<void>
}

export function writeHeader(sink: SegmentSink): void {
  const header = Buffer.alloc(headerSize)
  header.write(segmentMagic, 'latin1')
  header.writeUInt32LE(formatVersion, 8)
  header.writeUInt32LE(pageSize, 12)
  sink.write(header)
}

export function alignSink(sink: SegmentSink): void {
  const padding = (sectionAlignment - (sink.position % sectionAlignment)) % sectionAlignment
  if (padding > 0) sink.write(new Uint8Array(padding))
}

const chunkSize = 1 << 20

/** Buffers in chunks, so that no single step copies everything. */
export class MemorySink implements SegmentSink {
  position = 0
  readonly isFull = false
  readonly #chunks: Uint8Array[] = []
  readonly #last = new ByteWriter(1 << 16)

  write(bytes: Uint8Array): void {
    this.#last.append(bytes)
    this.position += bytes.length
    if (this.#last.length < chunkSize) return
    this.#chunks.push(this.#last.view().slice())
    this.#last.clear()
  }

  async drain(): Promise<void> {}

  take(): Uint8Array {
    const whole = new Uint8Array(this.position)
    let at = 0
    for (const chunk of [...this.#chunks, this.#last.view()]) {
      whole.set(chunk, at)
      at += chunk.length
    }
    return whole
  }
}

const drainThreshold = 1 << 20

/** Writes a file: pages with their checksums, then directory and tail. */
export class FileSink implements SegmentSink {
  position = 0
  readonly #file: WritableFile
  readonly #pending = new ByteWriter(drainThreshold * 2)
  readonly #pages: number[] = []
  #checksum = 0
  #filled = 0

  constructor(file: WritableFile) {
    this.#file = file
  }

  write(bytes: Uint8Array): void {
    this.#pending.append(bytes)
    this.position += bytes.length
  }

  get isFull(): boolean {
    return this.#pending.length >= drainThreshold
  }

  drain(): Promise<void> {
    this.#addChecksums(this.#pending.view())
    return this.#flush()
  }

  /** Returns the total size of the file. */
  async finish(directory: SegmentDirectory): Promise<number> {
    this.#addChecksums(this.#pending.view())
    if (this.#filled > 0) this.#endPage()
    const content = Buffer.from(JSON.stringify(directory))
    const table = Buffer.from(Uint32Array.from(this.#pages).buffer)
    const tail = Buffer.alloc(tailSize)
    tail.writeDoubleLE(this.position)
    tail.writeUInt32LE(content.length, 8)
    tail.writeUInt32LE(crc32(tail.subarray(0, 12), crc32(content, crc32(table))), 12)
    tail.write(segmentMagic, 16, 'latin1')
    for (const part of [table, content, tail]) this.#pending.append(part)
    await this.#flush()
    await this.#file.sync()
    return this.position + table.length + content.length + tail.length
  }

  async #flush(): Promise<void> {
    const bytes = this.#pending.view().slice()
    this.#pending.clear()
    await this.#file.write(bytes)
  }

  #addChecksums(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + pageSize - this.#filled)
      this.#checksum = crc32(part, this.#checksum)
      this.#filled += part.length
      at += part.length
      if (this.#filled === pageSize) this.#endPage()
    }
  }

  #endPage(): void {
    this.#pages.push(this.#checksum)
    this.#checksum = 0
    this.#filled = 0
  }
}
