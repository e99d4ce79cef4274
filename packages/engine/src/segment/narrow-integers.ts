import type { SectionWriter } from './section-writer.ts'
import type { Sections } from './sections.ts'

export type NarrowIntegers = Uint8Array | Uint16Array | Uint32Array

/** Uses as few bytes per integer as the largest needs. The section begins with that number. */
export function writeNarrow(out: SectionWriter, name: string, values: Uint32Array): void {
  let all = 0
  for (const value of values) all |= value
  const width = all >>> 8 === 0 ? 1 : all >>> 16 === 0 ? 2 : 4
  out.section(name, Uint32Array.of(width, 0), width === 1 ? Uint8Array.from(values) : width === 2 ? Uint16Array.from(values) : values)
}

export function readNarrow(sections: Sections, name: string): NarrowIntegers {
  const { buffer, byteOffset, length } = sections.bytes(name)
  const width = new Uint32Array(buffer, byteOffset, 1)[0]
  const size = length - 8
  if (width === 1) return new Uint8Array(buffer, byteOffset + 8, size)
  return width === 2 ? new Uint16Array(buffer, byteOffset + 8, size >>> 1) : new Uint32Array(buffer, byteOffset + 8, size >>> 2)
}
