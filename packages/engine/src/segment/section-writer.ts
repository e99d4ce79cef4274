import type { SegmentDirectory, SegmentMeta } from './format.ts'
import { alignSink, type SegmentSink, writeHeader } from './segment-sink.ts'

const bytesOf = (view: ArrayBufferView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

/** Writes the named sections of a segment one after another and remembers where each lies. */
export class SectionWriter {
  readonly sink: SegmentSink
  readonly #sections: Record<string, [number, number]> = {}

  constructor(sink: SegmentSink) {
    this.sink = sink
    writeHeader(sink)
  }

  /** A whole section at once. */
  section(name: string, ...parts: readonly ArrayBufferView[]): void {
    const start = this.begin()
    for (const part of parts) this.sink.write(bytesOf(part))
    this.end(name, start)
  }

  /** Start of a section that is then written to the sink piece by piece. */
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
