import type { Pause } from '../concurrency/pause.ts'
import type { SectionWriter } from './section-writer.ts'
import type { Sections } from './sections.ts'
import { StringTable, writeStrings } from './string-table.ts'

/** FNV-1a over UTF-16 code units, mixed once more, cut to 29 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 3
}

const idsBetweenPauses = 10_000
/** A hash (29 bits) and an ordinal (24 bits) fit into one exact number. */
const ordinals = 2 ** 24

/** Ids in the order of `<`, which is the order of the documents, and their sorted hashes for lookup. */
export async function writeIds(out: SectionWriter, ids: readonly string[], pause: Pause): Promise<void> {
  if (ids.length > ordinals) throw new RangeError(`a segment holds at most ${ordinals} documents`)
  await writeStrings(out, 'ids', ids, pause)
  const keys = new Float64Array(ids.length)
  for (let i = 0; i < ids.length; i++) {
    keys[i] = hashOf(ids[i] as string) * ordinals + i
    if (i % idsBetweenPauses === 0) await pause()
  }
  keys.sort()
  await pause()
  out.section(
    'ids.hashes',
    Uint32Array.from(keys, (key) => Math.floor(key / ordinals)),
  )
  out.section(
    'ids.ordinals',
    Uint32Array.from(keys, (key) => key % ordinals),
  )
}

export class IdTable {
  readonly #ids: StringTable
  readonly #hashes: Uint32Array
  readonly #ordinals: Uint32Array

  constructor(sections: Sections) {
    this.#ids = new StringTable(sections, 'ids')
    this.#hashes = sections.u32('ids.hashes')
    this.#ordinals = sections.u32('ids.ordinals')
  }

  get(ordinal: number): string {
    return this.#ids.get(ordinal)
  }

  /** -1 when absent. */
  find(id: string): number {
    const hashes = this.#hashes
    const hash = hashOf(id)
    let low = 0
    let high = hashes.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (hashes[middle]! < hash) low = middle + 1
      else high = middle
    }
    for (; hashes[low] === hash; low++) {
      const ordinal = this.#ordinals[low]!
      if (this.#ids.get(ordinal) === id) return ordinal
    }
    return -1
  }
}
