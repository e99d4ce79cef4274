import { type Bitset, emptyBitset, setBit } from '../bytes/bitset.ts'
import type { Pause } from '../concurrency/pause.ts'
import { type NarrowIntegers, readNarrow, writeNarrow } from './narrow-integers.ts'
import type { SectionWriter } from './section-writer.ts'
import type { Sections } from './sections.ts'
import { StringTable, writeStrings } from './string-table.ts'

/** Numbers of the values of each document, in document order. `starts` has one entry more than there are documents. */
export interface FacetEntries {
  /** Sorted by `<`. */
  readonly values: readonly string[]
  readonly starts: Uint32Array
  readonly entries: Uint32Array
}

/** Returns true when no document has two values. Then each document stores one number, 0 for none. */
export async function writeFacet(
  out: SectionWriter,
  name: string,
  { values, starts, entries }: FacetEntries,
  pause: Pause,
): Promise<boolean> {
  const documents = starts.length - 1
  let single = true
  for (let i = 0; i < documents; i++) if (starts[i + 1]! - starts[i]! > 1) single = false
  await writeStrings(out, `facet:${name}.values`, values, pause)
  if (single) {
    const numbers = new Uint32Array(documents)
    for (let i = 0; i < documents; i++) if (starts[i + 1] !== starts[i]) numbers[i] = entries[starts[i]!]! + 1
    writeNarrow(out, `facet:${name}.entries`, numbers)
  } else {
    out.section(`facet:${name}.starts`, starts)
    writeNarrow(out, `facet:${name}.entries`, entries)
  }
  return single
}

export class FacetColumn {
  readonly values: StringTable
  readonly #starts: Uint32Array | null
  readonly #entries: NarrowIntegers
  readonly #documents: number

  constructor(sections: Sections, name: string, single: boolean, documents: number) {
    this.values = new StringTable(sections, `facet:${name}.values`)
    this.#starts = single ? null : sections.u32(`facet:${name}.starts`)
    this.#entries = readNarrow(sections, `facet:${name}.entries`)
    this.#documents = documents
  }

  numbersOf(ordinal: number): number[] {
    if (this.#starts === null) return this.#entries[ordinal] === 0 ? [] : [(this.#entries[ordinal] as number) - 1]
    return Array.from(this.#entries.subarray(this.#starts[ordinal], this.#starts[ordinal + 1]))
  }

  /** Number of the first value of a document; −1 for none. */
  firstOf(ordinal: number): number {
    if (this.#starts === null) return (this.#entries[ordinal] as number) - 1
    const start = this.#starts[ordinal]!
    return start === this.#starts[ordinal + 1] ? -1 : (this.#entries[start] as number)
  }

  /** Documents with at least one value for which `selected` is 1. With null, all documents that have a value. */
  matching(selected: Uint8Array | null): Bitset {
    const bits = emptyBitset(this.#documents)
    const entries = this.#entries
    const starts = this.#starts
    if (starts === null) {
      for (let ordinal = 0; ordinal < this.#documents; ordinal++) {
        const entry = entries[ordinal] as number
        if (entry > 0 && (selected === null || selected[entry - 1] === 1)) setBit(bits, ordinal)
      }
      return bits
    }
    for (let ordinal = 0; ordinal < this.#documents; ordinal++) {
      const end = starts[ordinal + 1]!
      for (let at = starts[ordinal]!; at < end; at++) {
        if (selected !== null && selected[entries[at] as number] !== 1) continue
        setBit(bits, ordinal)
        break
      }
    }
    return bits
  }

  /**
   * Adds the first `count` documents to the totals of their values. A value's total is at its number + 1. Slot 0 collects documents
   * without a value.
   */
  addTo(totals: Uint32Array, ordinals: Uint32Array, count: number): void {
    const entries = this.#entries
    const starts = this.#starts
    if (starts === null) {
      for (let i = 0; i < count; i++) {
        const entry = entries[ordinals[i]!] as number
        totals[entry] = totals[entry]! + 1
      }
      return
    }
    for (let i = 0; i < count; i++) {
      const ordinal = ordinals[i]!
      const end = starts[ordinal + 1]!
      for (let at = starts[ordinal]!; at < end; at++) {
        const slot = (entries[at] as number) + 1
        totals[slot] = totals[slot]! + 1
      }
    }
  }
}
