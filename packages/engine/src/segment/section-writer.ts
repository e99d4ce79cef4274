import type { SegmentDirectory, SegmentMeta } from './format.ts'
import { alignSink, type SegmentSink, writeHeader } from './segment-sink.ts'

const bytesOf = (view: ArrayBufferView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

/** Writes the named sections of a segment one after another and records where each lies. */
export class SectionWriter {
  readonly sink: SegmentSink
  readonly #sections: Record<string, [number, number]> = {}

  constructor(sink: SegmentSink) {
    this.sink = sink
    writeHeader(sink)
  }

  /** Writes a whole section at once. */
  section(name: string, ...parts: readonly ArrayBufferView[]): void {
    const start = this.begin()
    for (const part of parts) this.sink.write(bytesOf(part))
    this.end(name, start)
  }

  /** Start of a section whose bytes the caller writes to the sink. */
  begin(): number {
    alignSink(this.sink)
    return this.sink.position
  }

  end(name: string, start: number): void {
    this.#sections[name] = [start, this.sink.position - start]
  }

  directory(meta: SegmentMeta): SegmentDirectory {
    return { meta, sections: this.#sections }
  }
}
