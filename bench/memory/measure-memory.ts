import { once } from 'node:events'
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { RunningServer } from '../load/start-server.ts'
import { readMappings, residentParts } from './mappings.ts'
import type { ThreadMemory } from './thread-probe.ts'

/** Lets the product collect garbage on request and say what each of its threads holds. */
export const measuredFlags = ['--expose-gc', `--import=${new URL('./thread-probe.ts', import.meta.url).href}`]

const waitMs = 5000
const maxWaits = 12
/** Memory that fell by less than one percent has settled. */
const settledShare = 0.99

export interface MemoryPart {
  readonly name: string
  readonly megabytes: number
}

/** Collects garbage in every thread of a server started with `measuredFlags`. Answers its resident memory by part. Linux alone. */
export async function measureMemory(server: RunningServer): Promise<MemoryPart[]> {
  const { child } = server
  child.send('collect')
  const [threads] = (await once(child, 'message')) as [readonly ThreadMemory[]]
  await untilSettled(server)
  const { files, malloc, code, webAssembly, other } = residentParts(await readMappings(child.pid ?? 0))
  const heaps = threads.map(({ file, heapBytes }) => ({ name: `JavaScript heap of ${basename(file)}`, bytes: heapBytes }))
  const heapBytes = heaps.reduce((sum, { bytes }) => sum + bytes, 0)
  const [first = 0, second = 0, ...rest] = webAssembly
  const parts = [
    ...heaps,
    { name: 'largest WebAssembly memory', bytes: first },
    { name: 'second WebAssembly memory', bytes: second },
    { name: 'other WebAssembly memories', bytes: rest.reduce((sum, bytes) => sum + bytes, 0) },
    { name: 'malloc: buffers, native objects, freed memory', bytes: malloc },
    { name: 'machine code, JavaScript and WebAssembly', bytes: code },
    { name: 'program and library files', bytes: files },
    { name: 'large buffers, stacks, the rest', bytes: other - heapBytes },
  ]
  return parts.map(({ name, bytes }) => ({ name, megabytes: bytes / 1e6 }))
}

/** V8 gives pages back some seconds after a collection, later on a busy machine. */
const untilSettled = async ({ residentBytes }: RunningServer): Promise<void> => {
  let before = Number.POSITIVE_INFINITY
  for (let waits = 0; waits < maxWaits; waits++) {
    const now = (await residentBytes()) ?? 0
    if (now >= before * settledShare) return
    before = now
    await setTimeout(waitMs)
  }
}

/** Prints a row per part. Answers the sum. */
export function reportMemory(parts: readonly MemoryPart[]): number {
  const sum = parts.reduce((all, { megabytes }) => all + megabytes, 0)
  for (const { name, megabytes } of [...parts, { name: 'resident', megabytes: sum }])
    console.log(`  ${megabytes.toFixed(0).padStart(5)} MB  ${name}`)
  return sum
}
