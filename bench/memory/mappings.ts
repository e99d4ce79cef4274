import { readFile } from 'node:fs/promises'

/** A range of a process's memory, from `/proc/<pid>/smaps`. */
export interface Mapping {
  readonly start: number
  readonly bytes: number
  /** As `rw-p`. */
  readonly rights: string
  /** Empty for anonymous memory. */
  readonly name: string
  readonly residentBytes: number
}

const heading = /^(?<start>[0-9a-f]+)-(?<end>[0-9a-f]+) (?<rights>\S+) \S+ \S+ \S+ *(?<name>.*)$/u

/** Linux alone. */
export async function readMappings(pid: number): Promise<Mapping[]> {
  return parseMappings(await readFile(`/proc/${pid}/smaps`, 'utf8'))
}

export function parseMappings(text: string): Mapping[] {
  const mappings: Mapping[] = []
  for (const line of text.split('\n')) {
    const found = heading.exec(line)?.groups
    if (found !== undefined) {
      const start = Number.parseInt(found['start'] ?? '', 16)
      const bytes = Number.parseInt(found['end'] ?? '', 16) - start
      mappings.push({ start, bytes, rights: found['rights'] ?? '', name: found['name'] ?? '', residentBytes: 0 })
      continue
    }
    const kilobytes = /^Rss:\s+(\d+)/u.exec(line)?.[1]
    const last = mappings.at(-1)
    if (kilobytes !== undefined && last !== undefined) mappings[mappings.length - 1] = { ...last, residentBytes: Number(kilobytes) * 1024 }
  }
  return mappings
}

const arenaBytes = 64 * 2 ** 20
/** V8 reserves at least this much behind a WebAssembly memory, so that no access leaves it. */
const guardBytes = 2 ** 30

/** Resident bytes by what the memory is for. */
export interface ResidentParts {
  readonly files: number
  readonly malloc: number
  readonly code: number
  /** The WebAssembly memories, largest first. */
  readonly webAssembly: readonly number[]
  readonly other: number
}

export function residentParts(mappings: readonly Mapping[]): ResidentParts {
  const parts = { files: 0, malloc: 0, code: 0, other: 0 }
  const webAssembly: number[] = []
  for (const [at, mapping] of mappings.entries()) {
    const kind = kindOf(mapping, mappings[at + 1])
    if (kind === 'webAssembly') webAssembly.push(mapping.residentBytes)
    else parts[kind] += mapping.residentBytes
  }
  return { ...parts, webAssembly: webAssembly.sort((left, right) => right - left) }
}

const kindOf = ({ start, bytes, rights, name }: Mapping, next: Mapping | undefined): keyof ResidentParts => {
  if (name === '[heap]') return 'malloc'
  if (name !== '') return 'files'
  if (rights.includes('x')) return 'code'
  if (next !== undefined && next.start === start + bytes && next.rights.startsWith('---') && next.bytes >= guardBytes) return 'webAssembly'
  return start % arenaBytes === 0 && bytes <= arenaBytes ? 'malloc' : 'other'
}
