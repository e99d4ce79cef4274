import type { SectionWriter } from './section-writer.ts'
import type { Sections } from './sections.ts'
import { StringTable, writeStrings } from './string-table.ts'

/** FNV-1a over UTF-16 code units, mixed once more. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Ids in the order of `<`, which is the order of the documents, and their hashes, sorted, to find one by. */
export const writeIds = (out: SectionWriter, ids: readonly string[]): void => {
  writeStrings(out, 'ids', ids)
  const hashes = Uint32Array.from(ids, hashOf)
  const ordinals = Uint32Array.from(hashes.keys()).sort((a, b) => (hashes[a] as number) - (hashes[b] as number))
  out.section(
    'ids.hashes',
    Uint32Array.from(ordinals, (ordinal) => hashes[ordinal] as number),
  )
  out.section('ids.ordinals', ordinals)
}

export class IdTable {
  private readonly ids: StringTable
  private readonly hashes: Uint32Array
  private readonly ordinals: Uint32Array

  constructor(sections: Sections) {
    this.ids = new StringTable(sections, 'ids')
    this.hashes = sections.u32('ids.hashes')
    this.ordinals = sections.u32('ids.ordinals')
  }

  get(ordinal: number): string {
    return this.ids.get(ordinal)
  }

  /** -1 when absent. */
  find(id: string): number {
    const { hashes } = this
    const hash = hashOf(id)
    let low = 0
    let high = hashes.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((hashes[middle] as number) < hash) low = middle + 1
      else high = middle
    }
    for (; hashes[low] === hash; low++) {
      const ordinal = this.ordinals[low] as number
      if (this.ids.get(ordinal) === id) return ordinal
    }
    return -1
  }
}
