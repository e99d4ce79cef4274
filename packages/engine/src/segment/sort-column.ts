import type { Pause } from '../concurrency/pause.ts'
import { type NarrowIntegers, readNarrow, writeNarrow } from './narrow-integers.ts'
import type { SectionWriter } from './section-writer.ts'
import type { Sections } from './sections.ts'
import { StringTable, writeStrings } from './string-table.ts'

export type SortValue = number | string | undefined

/** Stores numbers as they are, NaN for none. Stores strings as ranks among the sorted values, 0 for none. */
export async function writeSortKey(
  out: SectionWriter,
  name: string,
  values: readonly SortValue[],
  pause: Pause,
): Promise<{ kind: 'number' | 'string'; values: number }> {
  if (values.every((value) => typeof value !== 'string')) {
    out.section(
      `key:${name}.numbers`,
      Float64Array.from(values, (value) => (value === undefined ? Number.NaN : value)),
    )
    return { kind: 'number', values: 0 }
  }
  const sorted = [...new Set(values.filter((value) => typeof value === 'string'))].sort()
  const rankOf = new Map(sorted.map((value, i) => [value, i + 1]))
  await pause()
  await writeStrings(out, `key:${name}.values`, sorted, pause)
  writeNarrow(
    out,
    `key:${name}.ranks`,
    Uint32Array.from(values, (value) => (typeof value === 'string' ? (rankOf.get(value) as number) : 0)),
  )
  return { kind: 'string', values: sorted.length }
}

/** Within one segment, `order` compares as the values do. It is 0 or NaN where there is no value. */
export class SortColumn {
  readonly kind: 'number' | 'string'
  readonly order: Float64Array | NarrowIntegers
  readonly #values: StringTable | null

  constructor(sections: Sections, name: string, kind: 'number' | 'string') {
    this.kind = kind
    this.order = kind === 'number' ? sections.f64(`key:${name}.numbers`) : readNarrow(sections, `key:${name}.ranks`)
    this.#values = kind === 'number' ? null : new StringTable(sections, `key:${name}.values`)
  }

  valueOf(ordinal: number): SortValue {
    const order = this.order[ordinal]!
    if (this.#values !== null) return order === 0 ? undefined : this.#values.get(order - 1)
    return Number.isNaN(order) ? undefined : order
  }

  has(ordinal: number): boolean {
    const order = this.order[ordinal]!
    return this.#values === null ? !Number.isNaN(order) : order > 0
  }

  /** Minimum and maximum `order` within the bounds, both included. null when a bound has the other type. */
  bounds(from: SortValue, to: SortValue): readonly [number, number] | null {
    if ([from, to].some((bound) => bound !== undefined && typeof bound !== this.kind)) return null
    if (this.#values === null) return [(from as number | undefined) ?? Number.NEGATIVE_INFINITY, (to as number | undefined) ?? Infinity]
    const first = from === undefined ? 1 : this.#values.lowerBound(from as string) + 1
    if (to === undefined) return [first, this.#values.length]
    const after = this.#values.lowerBound(to as string)
    return [first, after < this.#values.length && this.#values.get(after) === to ? after + 1 : after]
  }
}
