import type { Pause } from '../concurrency/pause.ts'
import { type NarrowIntegers, readNarrow, writeNarrow } from './narrow-integers.ts'
import type { SectionWriter } from './section-writer.ts'
import type { Sections } from './sections.ts'
import { StringTable, writeStrings } from './string-table.ts'

/** Writes the group of each document and the documents of each group. Returns the number of groups. */
export async function writeGroups(out: SectionWriter, groups: readonly string[], pause: Pause): Promise<number> {
  const names = [...new Set(groups)].sort()
  await pause()
  const numberOf = new Map(names.map((name, i) => [name, i]))
  const numbers = Uint32Array.from(groups, (group) => numberOf.get(group) as number)
  const starts = new Uint32Array(names.length + 1)
  for (const number of numbers) starts[number + 1] = starts[number + 1]! + 1
  for (let i = 1; i < starts.length; i++) starts[i] = starts[i]! + starts[i - 1]!
  const next = starts.slice()
  const members = new Uint32Array(numbers.length)
  numbers.forEach((number, ordinal) => {
    members[next[number]!] = ordinal
    next[number] = next[number]! + 1
  })
  await pause()
  await writeStrings(out, 'groups', names, pause)
  writeNarrow(out, 'groups.numbers', numbers)
  out.section('groups.starts', starts)
  out.section('groups.members', members)
  return names.length
}

export class GroupColumn {
  readonly names: StringTable
  readonly numbers: NarrowIntegers
  readonly #starts: Uint32Array
  readonly #members: Uint32Array

  constructor(sections: Sections) {
    this.names = new StringTable(sections, 'groups')
    this.numbers = readNarrow(sections, 'groups.numbers')
    this.#starts = sections.u32('groups.starts')
    this.#members = sections.u32('groups.members')
  }

  groupOf(ordinal: number): string {
    return this.names.get(this.numbers[ordinal] as number)
  }

  membersOf(group: string): Uint32Array {
    const number = this.names.find(group)
    return number < 0 ? new Uint32Array(0) : this.#members.subarray(this.#starts[number], this.#starts[number + 1])
  }
}
