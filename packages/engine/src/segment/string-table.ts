import type { Pause } from '../concurrency/pause.ts'
import type { ByteSource } from '../files/byte-source.ts'
import type { SectionWriter } from './section-writer.ts'
import type { Sections } from './sections.ts'

const stringsBetweenPauses = 2_000
const maxCachedStrings = 50_000

/** Writes strings in the given order: their UTF-8 and the offset of each. */
export async function writeStrings(out: SectionWriter, name: string, strings: readonly string[], pause: Pause): Promise<void> {
  const offsets = new Float64Array(strings.length + 1)
  const start = out.begin()
  for (let i = 0; i < strings.length; i++) {
    const text = Buffer.from(strings[i] as string)
    offsets[i + 1] = offsets[i]! + text.length
    out.sink.write(text)
    if (i % stringsBetweenPauses !== 0) continue
    if (out.sink.isFull) await out.sink.drain()
    await pause()
  }
  out.end(`${name}.text`, start)
  out.section(`${name}.offsets`, offsets)
}

/** Reads strings from the segment, with a cache. Tables sorted by `<` support lookup. */
export class StringTable {
  readonly length: number
  readonly #source: ByteSource
  readonly #offsets: Float64Array
  readonly #start: number
  readonly #cache = new Map<number, string>()

  constructor(sections: Sections, name: string) {
    this.#source = sections.source
    this.#offsets = sections.f64(`${name}.offsets`)
    this.length = this.#offsets.length - 1
    this.#start = sections.startOf(`${name}.text`)
  }

  get(index: number): string {
    const cached = this.#cache.get(index)
    if (cached !== undefined) return cached
    if (this.#cache.size >= maxCachedStrings) this.#cache.clear()
    const text = this.#read(index)
    this.#cache.set(index, text)
    return text
  }

  all(): string[] {
    return Array.from({ length: this.length }, (_, i) => this.#read(i))
  }

  /** Index of the first string that is not below. */
  lowerBound(value: string): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.get(middle) < value) low = middle + 1
      else high = middle
    }
    return low
  }

  /** -1 when absent. */
  find(value: string): number {
    const at = this.lowerBound(value)
    return at < this.length && this.get(at) === value ? at : -1
  }

  #read(index: number): string {
    const from = this.#offsets[index]!
    return this.#source.view(this.#start + from, this.#offsets[index + 1]! - from).toString('utf8')
  }
}
